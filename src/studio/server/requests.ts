import { roomLeft } from '../../project/room-left.js';
import { saveOwn } from '../../project/save-file.js';
import type { FaceKey } from '../protocol.js';
import { cardDetails } from './card-details.js';
import { Drafts } from './drafts.js';
import { type Given, maybeText, textIn } from './given.js';
import { openEditor } from './open-editor.js';
import type { Prover } from './prover.js';
import type { Requests } from './routes.js';
import { stackPicture } from './stack-picture.js';
import type { Studio } from './studio.js';

export interface Tools {
  readonly studio: Studio;
  readonly prover: Prover;
  /** The command that opens files, if somebody has named one. */
  readonly editor?: string | undefined;
}

/** All that the page can ask for, besides what it is told anyway. */
export function requestsFor({ studio, prover, editor }: Tools): Requests {
  const { directory } = studio.workspace;
  let drafts: Drafts | undefined;
  const opened = () => {
    drafts ??= new Drafts(directory);
    studio.alsoShows(drafts.album);
    return drafts;
  };
  return {
    card: (given) => cardDetails(studio, textIn(given, 'id'), maybeText(given, 'edition') ?? ''),
    save: (given) => saveOwn(directory, textIn(given, 'file'), textIn(given, 'hash'), textIn(given, 'text')),
    draft: (given) =>
      opened().look(textIn(given, 'file'), textIn(given, 'text'), textIn(given, 'face') as FaceKey),
    room: (given) => {
      const at = { id: textIn(given, 'id'), language: textIn(given, 'language') };
      const [title, flavour] = [maybeText(given, 'title'), maybeText(given, 'flavour')];
      return roomLeft(studio.workspace, at, {
        ...(title !== undefined && { title }),
        ...(flavour !== undefined && { flavour }),
      });
    },
    open: (given) => openEditor(editor, directory, placeIn(given)),
    prove: (given) => {
      const card = maybeText(given, 'card');
      prover.start(card, given.probesOnly === false ? {} : { probesOnly: true });
    },
    stop: () => prover.stop(),
    stack: (given) => stackPicture(studio, given),
  };
}

const placeIn = (given: Given) => ({
  file: textIn(given, 'file'),
  line: Math.max(1, Number(given.line) || 1),
  column: Math.max(1, Number(given.column) || 1),
});
