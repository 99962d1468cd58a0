import { join } from 'node:path';
import { listUnplayedEditions } from '../../deck/played-editions.js';
import type { Format } from '../../diagnostics/index.js';
import { buildDeck } from '../../operations/deck/build-deck.js';
import { whyUnplayed } from '../../operations/deck/unplayed.js';
import { openWorkspace } from '../../workspace/workspace.js';
import { reportDeck } from '../terminal/report-deck.js';
import { print } from '../terminal/terminal.js';

export async function build({ deck: directory, format }: { deck: string; format: Format }): Promise<number> {
  const opened = await openWorkspace(directory).checked();
  const made = opened.deck === undefined ? [] : buildDeck(opened);
  reportDeck(opened, format);
  if (format === 'text') {
    print(
      made.length === 0
        ? 'Nothing was written.\n'
        : `Wrote ${made.map((path) => join(directory, path)).join(' and ')}.\n`,
    );
    if (opened.deck !== undefined && listUnplayedEditions(opened.deck).length > 0)
      print(`The engine can't play all of it: ${whyUnplayed(opened.deck)}.\n`);
  }
  return opened.report.errors > 0 ? 1 : 0;
}
