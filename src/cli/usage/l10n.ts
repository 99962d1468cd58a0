import { Option } from 'commander';
import { EXCHANGE_NAMES } from '../../l10n/exchange/exchange-names.js';
import type { Action, CommandEntry, CommandGroup } from './entry.js';
import { deck, lang } from './options.js';
import { path } from './values.js';

const commands: readonly CommandEntry[] = [
  {
    name: 'explain',
    summary: 'show how the text of a card is built: clause, phrases, forms, text',
    argument: ['<card>', 'card id'],
    options: [deck(), new Option('--lang <lang>', 'a language of the deck, or all').default('all')],
    examples: ['shroud l10n explain pursued-by-poodles --lang pl'],
    load: async () => (await import('../commands/l10n-explain.js')).l10nExplain as Action,
  },
  {
    name: 'status',
    summary: 'count translations by set and language: fresh, stale, missing, orphan',
    options: [deck(), new Option('--json', 'print the counts as JSON')],
    examples: ['shroud l10n status', 'shroud l10n status --json'],
    load: async () => (await import('../commands/l10n-status.js')).l10nStatus as Action,
  },
  {
    name: 'export',
    summary: 'write the texts of the deck for a translator, with existing translations',
    options: [
      deck(),
      lang('target language').makeOptionMandatory(),
      new Option(
        '--format <format>',
        'PO for Poedit and Weblate, XLIFF 1.2 for OmegaT and Trados, CSV for spreadsheets',
      )
        .choices(EXCHANGE_NAMES)
        .default('po'),
      new Option('--with-phrases', 'include all phrases and words, also the built-in ones'),
      new Option('--out <path>', 'a folder for the file and pictures of the cards, or a file')
        .argParser(path)
        .default(undefined, 'standard output'),
    ],
    examples: [
      'shroud l10n export --lang it > it.po',
      'shroud l10n export --lang fr --format xliff --out fr.xlf',
      'shroud l10n export --lang pl --out for-poland',
      'shroud l10n export --lang it --with-phrases --out it.po',
      'shroud l10n export --lang all --format csv --out for-translators',
    ],
    load: async () => (await import('../commands/l10n-export.js')).l10nExport as Action,
  },
  {
    name: 'preview',
    summary: 'write a page for proofreading: source, translation, rules text and card side by side',
    options: [deck(), lang('language').makeOptionMandatory()],
    examples: ['shroud l10n preview --lang pl', 'shroud l10n preview --lang all --deck my-deck'],
    load: async () => (await import('../commands/l10n-preview.js')).l10nPreview as Action,
  },
  {
    name: 'import',
    summary: 'import a translated file; nothing else is changed',
    argument: ['<file>', 'the file: .po, .xlf, .xliff or .csv'],
    options: [deck()],
    examples: ['shroud l10n import it.po', 'shroud l10n import fr.xlf --deck my-deck'],
    load: async () => (await import('../commands/l10n-import.js')).l10nImport as Action,
  },
  {
    name: 'accept',
    summary: 'mark translations as up to date with the current source texts',
    argument: ['[ids...]', 'cards, rules or single texts (default: all)'],
    options: [deck(), lang('language').default('all')],
    examples: [
      'shroud l10n accept --lang it',
      'shroud l10n accept pursued-by-poodles',
      'shroud l10n accept --lang pl pursued-by-poodles.title TURN-1',
    ],
    load: async () => (await import('../commands/l10n-accept.js')).l10nAccept as Action,
  },
];

export const l10n: CommandGroup = {
  name: 'l10n',
  summary: 'translations: status, files for translators, import, proofreading',
  options: [],
  examples: ['shroud l10n status', 'shroud l10n export --lang it > it.po', 'shroud l10n import it.po'],
  commands,
};
