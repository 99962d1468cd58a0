import { join } from 'node:path';
import { count } from '../../diagnostics/index.js';
import { languagesNamed } from '../../project/choose.js';
import { type OpenDeck, usablePart } from '../../project/open-deck.js';
import {
  type PrintOptions,
  printCalibration,
  printCards,
  printRulebook,
  type RulebookOptions,
} from '../../project/print-cards.js';
import type { StockName } from '../../vocabulary/files/profile-file.js';
import { progressOf } from '../terminal/progress.js';
import { sizeInBytes } from '../terminal/size.js';
import { print } from '../terminal/terminal.js';
import { withAnyDeck } from '../terminal/with-deck.js';

interface Options
  extends Pick<PrintOptions, 'paper' | 'profile' | 'cards' | 'edition' | 'copies' | 'proof'>,
    Pick<RulebookOptions, 'screen' | 'ids'> {
  readonly deck: string;
  readonly lang?: string;
  readonly stock: StockName | 'all';
  readonly rulebook?: boolean;
  readonly calibrate?: boolean;
  readonly cache: boolean;
}

export function printCommand(options: Options): Promise<number> {
  const { deck: directory } = options;
  let isOpen = false;
  const work = async (opened: OpenDeck) => {
    isOpen = opened.deck !== undefined;
    for (const { path, pages, bytes } of await printed(opened, options))
      print(`${join(directory, path)}  ${count(pages, 'page')}, ${sizeInBytes(bytes)}\n`);
    return 0;
  };
  const onRefused = () => {
    if (isOpen) print('What was printed before is untouched.\n');
  };
  return withAnyDeck(directory, work, { onRefused });
}

async function printed(opened: OpenDeck, options: Options) {
  const { lang, stock, rulebook, calibrate, cache, deck, ...rest } = options;
  const progress = progressOf('print', 'faces');
  const languages = languagesNamed(usablePart(opened), lang);
  const common = { ...rest, languages, progress, isCached: cache };
  try {
    if (rulebook) return await printRulebook(opened, common);
    if (calibrate) return await printCalibration(opened, common);
    return await printCards(opened, { ...common, stock: stock === 'all' ? undefined : stock });
  } finally {
    progress.end();
  }
}
