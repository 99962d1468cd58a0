/**
 * `shroud print`: cards, rulebook or calibration sheet; with `--list` and `--preflight`, no print is written. Entry
 * point: `printCommand`.
 */

import { join } from 'node:path';
import { count } from '../../diagnostics/index.js';
import { languagesNamed } from '../../operations/deck/choose.js';
import {
  listPrints,
  type PrintRequest,
  preflightCards,
  printCalibration,
  printCards,
  printRulebook,
  type RulebookOptions,
} from '../../operations/print/print-cards.js';
import { remarkInWords } from '../../operations/print/print-remark.js';
import type { HomemadeMethod, StockName } from '../../vocabulary/files/profile-file.js';
import { type OpenDeck, requireValidSubset } from '../../workspace/open-deck.js';
import { createProgress } from '../terminal/progress.js';
import { sizeInBytes } from '../terminal/size.js';
import { print } from '../terminal/terminal.js';
import { withAnyDeck } from '../terminal/with-deck.js';

interface Options
  extends Pick<PrintRequest, 'paper' | 'profile' | 'cards' | 'edition' | 'copies' | 'proof' | 'draft'>,
    Pick<RulebookOptions, 'screen' | 'ids'> {
  readonly deck: string;
  readonly lang?: string;
  readonly stock: StockName | HomemadeMethod | 'all';
  readonly list?: boolean;
  readonly preflight?: boolean;
  readonly rulebook?: boolean;
  readonly calibrate?: boolean;
  readonly cache: boolean;
}

export function printCommand(options: Options): Promise<number> {
  const { deck: directory } = options;
  let isOpen = false;
  const work = async (opened: OpenDeck) => {
    isOpen = opened.deck !== undefined;
    if (options.list) return list(opened, options);
    if (options.preflight) return preflight(opened, options);
    const notes: string[] = [];
    for (const { path, pages, bytes } of await printDeck(opened, options, (note) => notes.push(note)))
      print(`${join(directory, path)}  ${count(pages, 'page')}, ${sizeInBytes(bytes)}\n`);
    for (const note of notes) print(`note: ${note}\n`);
    return 0;
  };
  const onRefused = () => {
    if (isOpen) print('Previously printed files are untouched.\n');
  };
  return withAnyDeck(directory, work, { onRefused });
}

/** Lists the files that would be written. */
function list(opened: OpenDeck, { lang, stock, deck, ...rest }: Options): number {
  const languages = languagesNamed(requireValidSubset(opened), lang);
  const planned = listPrints(opened, { ...rest, languages, stock: stock === 'all' ? undefined : stock });
  for (const { path, cards } of planned) print(`${join(deck, path)}  ${count(cards, 'card')}\n`);
  return 0;
}

const MOST_TOLD = 12;

/** Runs preflight and prints nothing. */
async function preflight(opened: OpenDeck, { lang, stock, deck, cache, ...rest }: Options): Promise<number> {
  const languages = languagesNamed(requireValidSubset(opened), lang);
  const progress = createProgress('preflight', 'faces');
  const common = { ...rest, languages, progress, isCached: cache };
  try {
    const report = await preflightCards(opened, { ...common, stock: stock === 'all' ? undefined : stock });
    progress.end();
    const { findings, errors, warnings } = report;
    for (const { severity, message, remedy } of findings.slice(0, MOST_TOLD))
      print(`${severity}: ${message}\n  hint: ${remedy}\n`);
    if (findings.length > MOST_TOLD) print(`… and ${findings.length - MOST_TOLD} more.\n`);
    const verdict = errors > 0 ? '✗' : '✓';
    print(
      `${verdict} ${count(errors, 'error')}, ${count(warnings, 'warning')}: ${join(deck, report.page)}\n`,
    );
    return errors > 0 ? 1 : 0;
  } finally {
    progress.end();
  }
}

async function printDeck(opened: OpenDeck, options: Options, onNote: (note: string) => void) {
  const { lang, stock, rulebook, calibrate, list: _, preflight: __, cache, deck, ...rest } = options;
  const progress = createProgress('print', 'faces');
  const languages = languagesNamed(requireValidSubset(opened), lang);
  const common = { ...rest, languages, progress, isCached: cache };
  try {
    if (rulebook) return await printRulebook(opened, common);
    if (calibrate) return await printCalibration(opened, common);
    return await printCards(opened, {
      ...common,
      onRemark: (remark) => onNote(remarkInWords(remark)),
      stock: stock === 'all' ? undefined : stock,
    });
  } finally {
    progress.end();
  }
}
