import { join } from 'node:path';
import type { Format } from '../../diagnostics/index.js';
import { buildDeck } from '../../project/build-deck.js';
import { check } from '../../project/check.js';
import { reportDeck } from '../report-deck.js';
import { print } from '../terminal.js';

export async function build({ deck: directory, format }: { deck: string; format: Format }): Promise<number> {
  const loaded = await check(directory);
  const made = loaded.deck === undefined ? [] : buildDeck(directory, loaded.deck);
  reportDeck(loaded, directory, format);
  if (format === 'text') {
    print(
      loaded.deck === undefined
        ? 'Nothing was written.\n'
        : `Wrote ${made.map((path) => join(directory, path)).join(' and ')}.\n`,
    );
  }
  return loaded.report.errors > 0 ? 1 : 0;
}
