import { Option } from 'commander';
import { PAPER_NAMES } from '../../vocabulary/files/paper-names.js';
import { STOCKS, WAYS } from '../../vocabulary/files/profile-file.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, lang } from './options.js';
import { paper, positive } from './values.js';

export const print: CommandEntry = {
  name: 'print',
  summary: 'write PDFs to be printed at home or at a shop, into output/print',
  options: [
    deck(),
    lang('the language').default(undefined, "the deck's source language"),
    new Option(
      '--paper <paper>',
      `the sheets in the tray: ${PAPER_NAMES.join(', ')}, or width x height in mm, such as 305x457`,
    )
      .argParser(paper)
      .default(undefined, "the deck's paper"),
    new Option(
      '--stock <stock>',
      'paper for opaque cards, film for clear ones, all for both; clear cards without white ink are labels for film, windows in paper, or film with a backing',
    )
      .choices([...STOCKS, ...WAYS, 'all'])
      .default('all'),
    new Option('--profile <name>', 'a printer of the deck, or a profile that comes with the tool').default(
      undefined,
      "the deck's profile",
    ),
    new Option('--cards <ids...>', 'only these cards, separated by spaces'),
    edition(),
    new Option('--copies <n>', 'how many of each card')
      .argParser(positive('The number of copies', 1, 99))
      .default(undefined, 'as many as the card says'),
    new Option('--proof', 'a proof beside files for a shop: what the white lies under, where it is cut'),
    new Option('--rulebook', 'the rulebook instead, as a booklet to fold'),
    new Option('--screen', 'with --rulebook: page by page, with links, to read on a screen'),
    new Option('--ids', 'with --rulebook: the ids of rules in the margins, for designers'),
    new Option('--calibrate', 'a test sheet instead: its two readings make the backs line up'),
    new Option('--draft', 'draw cards whose text does not fit all the same, with a mark across'),
    new Option('--list', 'only tell which files would be written'),
    new Option('--preflight', 'only look at what would be printed, as a shop would; exit code 1 on errors'),
    new Option('--no-cache', 'draw every card anew'),
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
