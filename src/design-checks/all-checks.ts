/**
 * All checks of `shroud check`, in the order in which they run. To add one, write a function that takes the context of
 * its stage and adds to `report`, and name it here (or in `SOURCE_CHECKS`, if the files of the deck are enough for it).
 *
 * - `source`: files as they are written. Runs in `loadDeck`.
 * - `open`: the deck against what the tool can say and print. Runs whenever a deck is opened, so it must be quick.
 * - `full`: everything else. May take long: the checks yield to other tasks, and end when a newer change supersedes them.
 */
import { type CheckList, when } from '../deck/check.js';
import { SOURCE_CHECKS } from '../deck/checks/source-checks.js';
import { checkTranslations } from '../l10n/check-translations.js';
import { isRead } from '../render/core/read-design.js';
import { checkCovers } from './check-covers.js';
import { checkDesignFiles } from './check-design-files.js';
import { checkDrawings } from './check-drawings.js';
import { checkFit } from './check-fit.js';
import { checkFolders } from './check-folders.js';
import { checkFonts } from './check-fonts.js';
import { checkIcons } from './check-icons.js';
import { checkLayout } from './check-layout.js';
import { checkMarkup } from './check-markup.js';
import { checkOutput } from './check-output.js';
import { checkPictures } from './check-pictures.js';
import { checkPrinters } from './check-printers.js';
import { checkSchemas } from './check-schemas.js';
import { checkTemplates } from './check-templates.js';
import { checkThemeNames } from './check-theme-names.js';
import { checkUnread } from './check-unread.js';
import { checkWordings, checkWords } from './check-words.js';
import type {
  DeckContext,
  DesignContext,
  FullContext,
  OpenContext,
  ThemeContext,
  TranslationContext,
} from './contexts.js';
import { proofreadTexts } from './proofread-texts.js';
import { findUnworded } from './worded-languages.js';

const OPEN_CHECKS: CheckList<OpenContext> = [
  checkPrinters,
  when(hasDeck, [checkIcons, checkWords, checkWordings, checkMarkup, proofreadTexts]),
  when(({ isOnDisk }) => isOnDisk, [checkOutput]),
  checkFolders,
];

const FULL_CHECKS: CheckList<FullContext> = [
  checkSchemas,
  when(hasLock, [checkTranslations]),
  when(canReadTexts, [
    checkDesignFiles,
    checkPictures,
    checkCovers,
    when(hasTheme, [checkDrawings]),
    checkUnread,
    when(hasTheme, [checkThemeNames]),
    when(canTypeset, [checkFonts, checkLayout, checkFit, when(canDraw, [checkTemplates])]),
  ]),
];

/** Every check, by stage. */
export const CHECKS = { source: SOURCE_CHECKS, open: OPEN_CHECKS, full: FULL_CHECKS } as const;

function hasDeck(context: OpenContext): context is DeckContext {
  return context.deck !== undefined;
}

/** Missing translations can wait until there are no errors: the source text of a faulty card is unknown. */
function hasLock(context: FullContext): context is TranslationContext {
  return context.lock !== undefined && context.lock !== 'refused';
}

/** Without words in the source language nothing can be measured; an oversized folder is not read. */
function canReadTexts(context: FullContext): boolean {
  const { report, lock, validSubset } = context;
  const unworded = findUnworded(context);
  const isTooMuch = report.diagnostics.some(
    ({ severity, code, span }) =>
      severity === 'error' && code === 'TOO_MUCH' && span.file.startsWith('templates'),
  );
  return (
    lock !== 'refused' &&
    !isTooMuch &&
    !unworded.includes(undefined) &&
    !unworded.includes(validSubset?.languages[0])
  );
}

function hasTheme(context: FullContext): context is ThemeContext {
  return isRead(context.design.theme);
}

function canTypeset(context: FullContext): context is DesignContext {
  const { opened, layout } = context.design;
  return hasTheme(context) && opened !== undefined && isRead(layout);
}

/** Templates would fail on every card that shows an icon without a drawing. */
function canDraw({ failed, report }: FullContext): boolean {
  return !failed.has(checkDrawings) && !report.diagnostics.some(({ code }) => code === 'ICON_DRAWING');
}
