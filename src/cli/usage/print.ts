import { Option } from 'commander';
import { PAPER_NAMES } from '../../vocabulary/files/paper-names.js';
import { HOMEMADE_METHODS, STOCKS } from '../../vocabulary/files/profile-file.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, lang } from './options.js';
import { paper, positive } from './values.js';

export const print: CommandEntry = {
  name: 'print',
  summary: 'write PDFs for printing at home or at a print shop, into output/print',
  options: [
    deck(),
    lang('language').default(undefined, "the deck's source language"),
    new Option(
      '--paper <paper>',
      `sheet size: ${PAPER_NAMES.join(', ')}, or width x height in mm, such as 305x457`,
    )
      .argParser(paper)
      .default(undefined, "the deck's paper"),
    new Option(
      '--stock <stock>',
      'paper for opaque cards, film for clear cards, all for both; without white ink, clear cards are made as labels for film, windows in paper, or film with a backing',
    )
      .choices([...STOCKS, ...HOMEMADE_METHODS, 'all'])
      .default('all'),
    new Option('--profile <name>', 'a printer of the deck, or a built-in profile').default(
      undefined,
      "the deck's profile",
    ),
    new Option('--cards <ids...>', 'only these cards, separated by spaces'),
    edition(),
    new Option('--copies <n>', 'copies of each card')
      .argParser(positive('The number of copies', 1, 99))
      .default(undefined, 'as given by each card'),
    new Option(
      '--proof',
      'also write a proof that shows white areas and cut lines; for files for a print shop',
    ),
    new Option('--rulebook', 'print the rulebook instead, as a booklet to fold'),
    new Option('--screen', 'with --rulebook: single pages with links, for reading on a screen'),
    new Option('--ids', 'with --rulebook: show rule ids in the margins, for designers'),
    new Option('--calibrate', 'print a test sheet instead; its two readings align the backs with the fronts'),
    new Option('--draft', 'include cards whose text does not fit, marked as drafts'),
    new Option('--list', 'only list the files that would be written'),
    new Option(
      '--preflight',
      'only check what would be printed, as a print shop would; exit code 1 on errors',
    ),
    new Option('--no-cache', 'redraw every card'),
  ],
  examples: [
    'shroud print',
    'shroud print --stock labels',
    'shroud print --stock windows --list',
    'shroud print --preflight --profile mbprint --lang all',
    'shroud print --lang all --stock film --profile home-film',
    'shroud print --profile clear --edition classic --proof',
    'shroud print --cards pursued-by-poodles driven-to-drink --copies 9',
    'shroud print --calibrate --profile study',
    'shroud print --rulebook --lang all',
    'shroud print --rulebook --edition classic --screen',
  ],
  load: async () => (await import('../commands/print.js')).printCommand as Action,
};
