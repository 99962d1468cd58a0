import { Option } from 'commander';
import { EXPORT_NAMES, exportMeanings } from '../../exports/export-names.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, format } from './options.js';
import { path } from './values.js';

export const importing: CommandEntry = {
  name: 'import',
  summary: 'create cards from a spreadsheet; nothing is written unless every cell is valid',
  argument: ['<file>', 'the table, as CSV; columns are fields, such as title or pathos.top'],
  options: [
    deck(),
    new Option(
      '--kind <kind>',
      'kind of the cards: modifiers, events, characters and so on',
    ).makeOptionMandatory(),
    new Option('--set <set>', 'set for new cards').default(undefined, 'the column "set"'),
    new Option('--update', 'change existing cards; fields without a column stay as they are'),
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
  summary: 'write the deck for other programs, into output/export',
  options: [
    deck(),
    new Option(
      '--to <target>',
      `target program: ${EXPORT_NAMES.map((name) => `${name} (${exportMeanings[name]})`).join('; ')}`,
    )
      .choices(EXPORT_NAMES)
      .makeOptionMandatory(),
    edition('all'),
    new Option('--out <dir>', 'output folder').argParser(path).default(undefined, 'output/export/<target>'),
  ],
  examples: ['shroud export --to csv', 'shroud export --to csv --edition classic --out for-friends'],
  load: async () => (await import('../commands/export.js')).exportCommand as Action,
};
