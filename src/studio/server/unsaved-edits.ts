import { diskFolder } from '../../deck/disk/disk-folder.js';
import { overlayFolder } from '../../deck/folder.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import { Workspace } from '../../workspace/workspace.js';
import type { DraftSummary, FaceKey } from '../protocol.js';
import { FaceCache } from './face-cache.js';
import { summarizeProblem } from './summaries.js';

/** The deck with unsaved edits applied in memory. */
export class UnsavedEdits {
  private readonly texts = new Map<string, Uint8Array>();
  private readonly workspace: Workspace;
  private turn: Promise<unknown> = Promise.resolve();
  readonly album: FaceCache;

  constructor(directory: string) {
    const open = () => {
      const folder = diskFolder(directory);
      return folder && overlayFolder(folder, this.texts);
    };
    this.workspace = new Workspace({ directory, isOnDisk: true, open });
    this.album = new FaceCache(this.workspace);
  }

  /** The problems of a file with unsaved text, and a preview of the face if one is requested. */
  look(file: string, text: string, face: FaceKey | undefined): Promise<DraftSummary> {
    return this.with(new Map([[file, text]]), async (opened) => {
      const problems = opened.report.diagnostics
        .filter(({ span }) => span.file === file)
        .map((one) => summarizeProblem(one, opened));
      return { problems, ...(face !== undefined && { face: await this.album.note(face) }) };
    });
  }

  /** Evaluates the deck with some files replaced. Calls are serialized, so that none sees the files of another. */
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
}
