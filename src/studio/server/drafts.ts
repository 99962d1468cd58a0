import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { Workspace } from '../../project/workspace.js';
import { digest } from '../../store/key.js';
import type { DraftNote, FaceKey } from '../protocol.js';
import { Album } from './album.js';
import { problemNote } from './notes.js';

/** The deck as it would be if what somebody is typing were saved. */
export class Drafts {
  private readonly texts = new Map<string, Uint8Array>();
  private readonly workspace: Workspace;
  readonly album: Album;

  constructor(directory: string) {
    const open = () => {
      const folder = diskFolder(directory);
      return folder && this.over(folder);
    };
    this.workspace = new Workspace({ directory, isOnDisk: true, open });
    this.album = new Album(this.workspace);
  }

  /** What is wrong with a file as it is being typed, and how the card would look. */
  async look(file: string, text: string, face: FaceKey): Promise<DraftNote> {
    this.texts.set(file, new TextEncoder().encode(text));
    try {
      const { opened, faces } = await this.workspace.update();
      this.album.forget(faces);
      const problems = opened.report.diagnostics
        .filter(({ span }) => span.file === file)
        .map((one) => problemNote(one, opened));
      return { problems, face: await this.album.note(face) };
    } finally {
      this.texts.delete(file);
    }
  }

  /** What is typed lies over what is saved. */
  private over(folder: DeckFolder): DeckFolder {
    return {
      list: folder.list,
      read: (path, largest) => {
        const bytes = this.texts.get(path);
        return bytes === undefined ? folder.read(path, largest) : { bytes };
      },
      stamp: (path) => {
        const bytes = this.texts.get(path);
        return bytes === undefined ? folder.stamp(path) : digest(bytes);
      },
    };
  }
}
