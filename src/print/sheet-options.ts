import { toFileStart } from '../diagnostics/index.js';
import { printWords } from './core/print-words.js';
import { getMargins } from './core/profile.js';
import { sheetName } from './file-names.js';
import { editionOn, getSheetSize, hasCustomSheet, type PrintJobOptions, type PrintStock } from './order.js';
import type { PrintSession } from './session/print-session.js';
import type { SheetOptions } from './sheets/impose.js';

/** The imposition options of a job. */
export function sheetOptions(
  press: PrintSession,
  options: PrintJobOptions,
  language: string,
  stock: PrintStock,
): SheetOptions {
  const { deck, profile } = options;
  const words = printWords(language);
  const offset = profile.offset ?? { x: 0, y: 0 };
  return {
    paper: getSheetSize(options),
    isFixed: hasCustomSheet(options),
    card: { width: deck.card.width * 10, height: deck.card.height * 10 },
    bleed: (profile.bleed ?? deck.card.bleed) * 10,
    margin: getMargins(profile),
    gap: (profile.gap ?? 0) * 10,
    sequence: profile.sequence ?? 'rows',
    backs: stock === 'paper' ? (profile.backs ?? 'none') : 'none',
    order: profile.order ?? 'front-back',
    offset: { x: offset.x * 10, y: offset.y * 10 },
    hasMarks: profile.marks === 'crop',
    isMirrored: stock === 'film' && (profile.mirrored ?? false),
    face: press.textFace,
    caption: (sheet, of) => [
      [`${deck.name} ${deck.version}`, ...editionOn(options, language)].join(' · '),
      `${language} · ${words[stock]}`,
      `${sheet} / ${of}`,
    ],
  };
}

/** Reports that not even one card fits on a sheet. */
export function tellTooLarge(press: PrintSession, options: PrintJobOptions): void {
  const { width, height } = options.deck.card;
  press.report(
    'CARD_TOO_LARGE',
    toFileStart('shroud.yaml'),
    `A card of ${width} × ${height} mm does not fit on ${sheetName(options)}.`,
  );
}
