/**
 * The API of the studio: the handler of each named request. Entry point: `requestsFor`. Handlers validate their input
 * (see `params.ts`), and throw an error of the project for what the user can fix.
 */

import { renderSVG } from 'uqr';
import { outputFolder } from '../../deck/disk/contained-folder.js';
import { readOwn, saveOwn } from '../../operations/deck/save-file.js';
import { roomLeft } from '../../operations/render/room-left.js';
import { isOwnReport } from '../../operations/verify/own-report.js';
import { UsageError } from '../../workspace/errors.js';
import type { FaceKey, LanSummary } from '../protocol.js';
import { cardDetails } from './card-details.js';
import { openEditor } from './open-editor.js';
import { listOutlines } from './outlines.js';
import { maybeTexts, optionalString, type Params, requireString } from './params.js';
import { Printer } from './printer.js';
import type { Requests } from './routes.js';
import { stackPicture } from './stack-picture.js';
import type { Studio } from './studio.js';
import { draftWords, takeWords, wordsIn } from './translations.js';
import { UnsavedEdits } from './unsaved-edits.js';
import type { VerifyService } from './verify-service.js';

export interface Tools {
  readonly studio: Studio;
  readonly prover: VerifyService;
  /** The command that opens files, if configured. */
  readonly editor?: string | undefined;
  /** The addresses of the page for other devices in the network. */
  readonly there: readonly string[];
}

/** All requests of the page; pushed messages are in `sockets.ts`. */
export function requestsFor({ studio, prover, editor, there }: Tools): Requests {
  const { directory } = studio.workspace;
  const printer = new Printer(studio, studio.downloads);
  let drafts: UnsavedEdits | undefined;
  const opened = () => {
    drafts ??= new UnsavedEdits(directory);
    studio.alsoShows(drafts.album);
    return drafts;
  };
  return {
    /** A successful response proves that the token is valid. */
    hello: () => ({}),
    card: (given) => cardDetails(studio, requireString(given, 'id'), optionalString(given, 'edition') ?? ''),
    file: (given) => {
      const file = requireString(given, 'file');
      return { file, ...readOwn(directory, file) };
    },
    save: (given) =>
      saveOwn(
        directory,
        requireString(given, 'file'),
        requireString(given, 'hash'),
        requireString(given, 'text'),
      ),
    draft: (given) => {
      const file = requireString(given, 'file');
      // A file that can't be saved is rejected here too, because a draft is opened as a file of the deck.
      readOwn(directory, file);
      return opened().look(
        file,
        requireString(given, 'text'),
        optionalString(given, 'face') as FaceKey | undefined,
      );
    },
    room: (given) => {
      const at = { id: requireString(given, 'id'), language: requireString(given, 'language') };
      const [title, flavour] = [optionalString(given, 'title'), optionalString(given, 'flavour')];
      return roomLeft(studio.workspace, at, {
        ...(title !== undefined && { title }),
        ...(flavour !== undefined && { flavour }),
      });
    },
    words: (given) => wordsIn(studio, requireString(given, 'lang')),
    translate: (given) => takeWords(studio, given),
    draftWords: (given) => draftWords(studio, opened(), given),
    outlines: (given) =>
      listOutlines(studio, maybeTexts(given, 'cards') ?? [], optionalString(given, 'edition') ?? ''),
    lan: () => summarizeLan(there),
    open: (given) => openEditor(editor, directory, placeIn(given)),
    prove: (given) => {
      const card = optionalString(given, 'card');
      prover.start(card, given.probesOnly === false ? {} : { probesOnly: true });
    },
    stop: () => prover.stop(),
    report: () => ({ address: proofReport(studio) }),
    printers: () => printer.choices(),
    preview: (given) => printer.preview(given),
    preflight: (given) => printer.preflight(given),
    print: (given) => printer.print(given),
    stack: (given) => stackPicture(studio, given),
  };
}

/** The address of the last verification report. @throws UsageError if this machine has not written one */
function proofReport({ workspace: { directory }, downloads }: Studio): string {
  const folder = outputFolder(directory, 'verify');
  const page = folder.read(REPORT);
  if (page === undefined) throw new UsageError('there is no report yet: verify the deck first');
  if (!isOwnReport(directory, page))
    throw new UsageError('the existing report was not made on this machine: verify the deck first');
  return downloads.put(REPORT, () => {
    const now = folder.read(REPORT);
    return now !== undefined && isOwnReport(directory, now) ? now : undefined;
  });
}
const REPORT = 'index.html';

/** The first address, also as a QR code. */
function summarizeLan([address]: readonly string[]): LanSummary {
  return address === undefined ? {} : { address, qr: renderSVG(address) };
}

const placeIn = (given: Params) => ({
  file: requireString(given, 'file'),
  line: Math.max(1, Number(given.line) || 1),
  column: Math.max(1, Number(given.column) || 1),
});
