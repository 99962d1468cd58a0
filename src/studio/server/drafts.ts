import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import type { OpenDeck } from '../../project/open-deck.js';
import { Workspace } from '../../project/workspace.js';
import { digest } from '../../store/key.js';
import type { DraftNote, FaceKey } from '../protocol.js';
import { Album } from './album.js';
import { problemNote } from './notes.js';

/** The deck as it would be if what somebody is typing were saved. */
export class Drafts {
  private readonly texts = new Map<string, Uint8Array>();
  private readonly workspace: Workspace;
  private turn: Promise<unknown> = Promise.resolve();
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
  look(file: string, text: string, face: FaceKey): Promise<DraftNote> {
    return this.with(new Map([[file, text]]), async (opened) => {
      const problems = opened.report.diagnostics
        .filter(({ span }) => span.file === file)
        .map((one) => problemNote(one, opened));
      return { problems, face: await this.album.note(face) };
    });
  }

  /** Looks at the deck with some files as they would be; one after another, so that nobody sees the files of others. */
  with<T>(
    files: ReadonlyMap<string, string>,
    look: (opened: OpenDeck, workspace: Workspace) => Promise<T>,
  ): Promise<T> {
    const turn = this.turn.then(async () => {
      for (const [file, text] of files) this.texts.set(file, new TextEncoder().encode(text));
      try {
        const { opened, faces } = await this.workspace.update();
        this.album.forget(faces);
        return await look(opened, this.workspace);
      } finally {
        this.texts.clear();
      }
    });
    this.turn = turn.catch(() => {});
    return turn;
  }

  /** A file that nobody has saved yet is there, and the folder that it lies in. */
  private listed(path: string, saved: ReturnType<DeckFolder['list']>): ReturnType<DeckFolder['list']> {
    const prefix = path === '' ? '' : `${path}/`;
    const typed = [...this.texts.keys()].flatMap((file) => {
      const [name = '', ...rest] = file.startsWith(prefix) ? file.slice(prefix.length).split('/') : [];
      const isNew = name !== '' && !saved?.some((one) => one.name === name);
      return isNew ? [{ name, isFolder: rest.length > 0 }] : [];
    });
    return typed.length === 0 ? saved : [...(saved ?? []), ...typed];
  }

  /** What is typed lies over what is saved. */
  private over(folder: DeckFolder): DeckFolder {
    return {
      list: (path) => this.listed(path, folder.list(path)),
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
