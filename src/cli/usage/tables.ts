import { Option } from 'commander';
import { EXPORT_NAMES, exportMeanings } from '../../exports/export-names.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, format } from './options.js';
import { path } from './values.js';

export const importing: CommandEntry = {
  name: 'import',
  summary: 'make cards of a table from a spreadsheet; nothing is written until every cell is right',
  argument: ['<file>', 'the table, as CSV: columns are fields, such as title or pathos.top'],
  options: [
    deck(),
    new Option(
      '--kind <kind>',
      'what the cards are: modifiers, events, characters and so on',
    ).makeOptionMandatory(),
    new Option('--set <set>', 'the set that new cards go to').default(
      undefined,
      'what the column "set" says',
    ),
    new Option('--update', 'change cards that are there already; what the table has no column for stays'),
    format(),
  ],
  examples: [
    'shroud import cards.csv --kind modifiers --set base',
    'shroud import output/export/csv/events.csv --kind events --update',
  ],
  load: async () => (await import('../commands/import.js')).importCommand as Action,
};

export const exporting: CommandEntry = {
  name: 'export',
  summary: 'write the deck for another program, into output/export',
  options: [
    deck(),
    new Option(
      '--to <target>',
      `what for: ${EXPORT_NAMES.map((name) => `${name} (${exportMeanings[name]})`).join('; ')}`,
    )
      .choices(EXPORT_NAMES)
      .makeOptionMandatory(),
    edition('all'),
    new Option('--out <dir>', 'a folder').argParser(path).default(undefined, 'output/export/<target>'),
  ],
  examples: ['shroud export --to csv', 'shroud export --to csv --edition classic --out for-friends'],
  load: async () => (await import('../commands/export.js')).exportCommand as Action,
};
