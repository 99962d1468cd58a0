import { Command, InvalidArgumentError, Option } from 'commander';
import { formats } from '../diagnostics/index.js';
import { EXPORT_NAMES, exportMeanings } from '../exports/export-names.js';
import { EXCHANGE_NAMES } from '../l10n/exchange/exchange-names.js';
import { PICTURE_TYPES } from '../project/picture-types.js';
import { SIDES } from '../render/ground/face-request.js';
import { STACK_LOOKS } from '../render/ground/stack-looks.js';
import { PAPER_NAMES } from '../vocabulary/files/paper-names.js';
import { STOCKS, WAYS } from '../vocabulary/files/profile-file.js';

/** What each command does is loaded only when it runs: `--help` needs none of it but the names that may be chosen. */
type Action = (options: never, argument?: never) => number | Promise<number>;

interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly argument?: readonly [string, string];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

/** Commands that belong together: `shroud l10n status`. */
interface CommandGroup extends Omit<CommandEntry, 'load'> {
  readonly commands: readonly CommandEntry[];
  /** What it does by itself, if anything. */
  readonly load?: CommandEntry['load'];
}

const deck = () => new Option('--deck <dir>', 'the folder of the deck').default('.', 'the current folder');
const format = () =>
  new Option('--format <format>', 'how problems are told').choices(Object.keys(formats)).default('text');

const allowTold = () =>
  new Option('--allow-told', 'cards with text written by hand do no harm: exit 0 if all others are proven');
const trust = () =>
  new Option('--trust', "run the deck's own templates, this once: they are programs of whoever made it");

const edition = (otherwise = "all; each card in its first one's layout") =>
  new Option('--edition <edition>', 'an edition of the deck').default(undefined, otherwise);

/** Reads a whole number between two bounds. `what` begins a sentence. */
const positive = (what: string, least: number, most: number) => (given: string) => {
  const number = given.trim() === '' ? Number.NaN : Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new InvalidArgumentError(`${what} is a whole number from ${least} to ${most}.`);
  return number;
};

/** The name of a paper, or a size in mm. */
function paper(given: string): string {
  if (PAPER_NAMES.some((name) => name === given)) return given;
  const sides = (/^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given) ?? []).slice(1).map(Number);
  if (sides.length === 0 || sides.some((side) => side < 50 || side > 1200))
    throw new InvalidArgumentError(
      `Paper is ${PAPER_NAMES.join(', ')}, or a size in mm, each side from 50 to 1200: 305x457.`,
    );
  return given;
}

/** `30s`, `5m` or `2h`, in milliseconds. */
function duration(given: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(given) ?? [];
  const length = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }[unit ?? ''];
  if (length === undefined || Number(number) === 0)
    throw new InvalidArgumentError('A time is written 30s, 5m or 2h, and is more than 0.');
  return Number(number) * length;
}

function shareOf(given: string): number {
  const share = given === 'all' ? 1 : given.trim() === '' ? Number.NaN : Number(given);
  if (!(share >= 0 && share <= 1)) throw new InvalidArgumentError('It is all, or a number from 0 to 1.');
  return share;
}

function shard(given: string): { index: number; of: number } {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(given) ?? []).map(Number);
  if (index < 1 || index > of)
    throw new InvalidArgumentError('A part is written 3/16: the third of sixteen.');
  return { index, of };
}

const lang = (meaning: string) => new Option('--lang <lang>', `${meaning}, or all`);

const l10n: readonly CommandEntry[] = [
  {
    name: 'explain',
    summary: 'show where the words on a card come from: clause, phrases, forms, text',
    argument: ['<card>', 'the id of the card'],
    options: [deck(), new Option('--lang <lang>', 'a language of the deck, or all').default('all')],
    examples: ['shroud l10n explain pursued-by-poodles --lang pl'],
    load: async () => (await import('./commands/l10n-explain.js')).l10nExplain as Action,
  },
  {
    name: 'status',
    summary: 'count what is translated, by set and language: fresh, stale, missing, orphan',
    options: [deck(), new Option('--json', 'print the counts as JSON')],
    examples: ['shroud l10n status', 'shroud l10n status --json'],
    load: async () => (await import('./commands/l10n-status.js')).l10nStatus as Action,
  },
  {
    name: 'export',
    summary: 'write the texts of the deck for a translator, with the translations that there are',
    options: [
      deck(),
      lang('the language to translate into').makeOptionMandatory(),
      new Option(
        '--format <format>',
        'PO for Poedit and Weblate, XLIFF 1.2 for OmegaT and Trados, CSV for spreadsheets',
      )
        .choices(EXCHANGE_NAMES)
        .default('po'),
      new Option('--with-phrases', 'with all phrases and words, also those that the tool brings along'),
      trust(),
      new Option('--out <path>', 'a folder, for the file and pictures of the cards; or a file').default(
        undefined,
        'standard output',
      ),
    ],
    examples: [
      'shroud l10n export --lang it > it.po',
      'shroud l10n export --lang fr --format xliff --out fr.xlf',
      'shroud l10n export --lang pl --out for-poland',
      'shroud l10n export --lang it --with-phrases --out it.po',
      'shroud l10n export --lang all --format csv --out for-translators',
    ],
    load: async () => (await import('./commands/l10n-export.js')).l10nExport as Action,
  },
  {
    name: 'preview',
    summary: 'write a page to read a translation by: source, translation, rules text and face side by side',
    options: [deck(), trust(), lang('the language').makeOptionMandatory()],
    examples: ['shroud l10n preview --lang pl', 'shroud l10n preview --lang all --deck my-deck'],
    load: async () => (await import('./commands/l10n-preview.js')).l10nPreview as Action,
  },
  {
    name: 'import',
    summary: 'take over what a translator has sent back, and change nothing else',
    argument: ['<file>', 'the file: .po, .xlf, .xliff or .csv'],
    options: [deck()],
    examples: ['shroud l10n import it.po', 'shroud l10n import fr.xlf --deck my-deck'],
    load: async () => (await import('./commands/l10n-import.js')).l10nImport as Action,
  },
  {
    name: 'accept',
    summary: 'mark translations as up to date with the source texts of today',
    argument: ['[ids...]', 'cards, rules or single texts (default: all)'],
    options: [deck(), lang('the language').default('all')],
    examples: [
      'shroud l10n accept --lang it',
      'shroud l10n accept pursued-by-poodles',
      'shroud l10n accept --lang pl pursued-by-poodles.title TURN-1',
    ],
    load: async () => (await import('./commands/l10n-accept.js')).l10nAccept as Action,
  },
];

export const commands: readonly (CommandEntry | CommandGroup)[] = [
  {
    name: 'init',
    summary: 'a new deck to start from, that passes every command',
    argument: ['[dir]', 'where to put it (default: the current folder)'],
    options: [],
    examples: ['shroud init my-deck'],
    load: async () => (await import('./commands/init.js')).init as Action,
  },
  {
    name: 'trust',
    summary: "let a deck's own templates run, as they are now: remembered outside of the deck",
    options: [deck(), new Option('--list', 'tell which decks are trusted')],
    examples: ['shroud trust --deck my-deck', 'shroud trust --list'],
    load: async () => (await import('./commands/trust.js')).trustCommand as Action,
  },
  {
    name: 'untrust',
    summary: 'take that back',
    options: [deck()],
    examples: ['shroud untrust --deck my-deck'],
    load: async () => (await import('./commands/trust.js')).untrustCommand as Action,
  },
  {
    name: 'check',
    summary: 'tell everything that is wrong with the cards, and change none of them',
    options: [deck(), trust(), format(), new Option('--watch', 'go on, and tell them anew at each save')],
    examples: [
      'shroud check',
      'shroud check --watch',
      'shroud check --deck my-deck --format json',
      'shroud check --format github',
    ],
    load: async () => (await import('./commands/check.js')).checkCommand as Action,
  },
  {
    name: 'studio',
    summary: 'see every card in the browser, anew at each save',
    options: [
      deck(),
      trust(),
      new Option('--port <n>', 'where the page is found; 0: wherever there is room')
        .argParser(positive('The port', 0, 65_535))
        .default(undefined, '4310, or the next that is free'),
      new Option('--open', 'open the page in the browser'),
      new Option('--lan', 'let other devices in this network look, a tablet beside the desk, say'),
    ],
    examples: ['shroud studio', 'shroud studio --deck my-deck --open', 'shroud studio --lan --port 8080'],
    load: async () => (await import('./commands/studio.js')).studioCommand as Action,
  },
  {
    name: 'build',
    summary: 'write output/deck.ts (typed) and output/deck.json for the engine',
    options: [deck(), trust(), format()],
    examples: ['shroud build', 'shroud build --deck my-deck'],
    load: async () => (await import('./commands/build.js')).build as Action,
  },
  {
    name: 'render',
    summary: 'draw cards as pictures: PNG with alpha, or SVG',
    argument: ['[cards...]', 'the ids of cards (default: all)'],
    options: [
      deck(),
      trust(),
      lang('the language; qps stretches every text').default(undefined, "the deck's source language"),
      edition(),
      new Option('--type <type>', 'the sort of picture').choices(PICTURE_TYPES).default('png'),
      new Option('--dpi <dpi>', 'dots to the inch, for PNG')
        .argParser(positive('The resolution', 36, 2400))
        .default(300),
      new Option('--side <side>', 'which side of the card').choices([...SIDES, 'both']).default('front'),
      new Option('--stack', 'lay the cards on each other, the first at the bottom, as on the table'),
      new Option(
        '--as <look>',
        'with --stack: how it looks when its clear cards are made of plastic with white ink, plain film, film with labels, or paper with windows',
      ).choices(STACK_LOOKS),
      new Option('--draft', 'draw cards whose text does not fit all the same, with a mark across'),
      new Option('--bleed', 'with the bleed around the card'),
      new Option('--square', 'with square corners, not cut round'),
      new Option('--out <path>', 'a folder, or for one picture a file').default(undefined, 'output/render'),
    ],
    examples: [
      'shroud render pursued-by-poodles --lang it',
      'shroud render --lang all --dpi 150',
      'shroud render --stack melissa-slogar wondrously-well-wed pursued-by-poodles --out stack.png',
      'shroud render --stack melissa-slogar pursued-by-poodles --as film',
    ],
    load: async () => (await import('./commands/render.js')).render as Action,
  },
  {
    name: 'print',
    summary: 'write PDFs to be printed at home or at a shop, into output/print',
    options: [
      deck(),
      trust(),
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
    load: async () => (await import('./commands/print.js')).printCommand as Action,
  },
  {
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
      trust(),
      format(),
    ],
    examples: [
      'shroud import cards.csv --kind modifiers --set base',
      'shroud import output/export/csv/events.csv --kind events --update',
    ],
    load: async () => (await import('./commands/import.js')).importCommand as Action,
  },
  {
    name: 'export',
    summary: 'write the deck for another program, into output/export',
    options: [
      deck(),
      trust(),
      new Option(
        '--to <target>',
        `what for: ${EXPORT_NAMES.map((name) => `${name} (${exportMeanings[name]})`).join('; ')}`,
      )
        .choices(EXPORT_NAMES)
        .makeOptionMandatory(),
      edition('all'),
      new Option('--out <dir>', 'a folder').default(undefined, 'output/export/<target>'),
    ],
    examples: ['shroud export --to csv', 'shroud export --to csv --edition classic --out for-friends'],
    load: async () => (await import('./commands/export.js')).exportCommand as Action,
  },
  {
    name: 'verify',
    summary: 'prove every clause of every card, by probes, games and a second model of the rules',
    options: [
      deck(),
      trust(),
      new Option('--games <n>', 'games at each table: an edition with a number of players')
        .argParser(positive('The number of games', 1, 1_000_000_000))
        .default(undefined, '400; with --cards 40'),
      new Option(
        '--probes-only',
        'no games: quick, for whoever is editing; says nothing about odds and seldom seen clauses',
      ).conflicts(['games', 'budget', 'lockstep']),
      new Option('--seed <n>', 'where chance begins').argParser(positive('The seed', 0, 2 ** 31)).default(1),
      new Option('--players <n...>', 'only tables of so many, separated by spaces: 2 3').argParser(
        (given: string, before: readonly number[] = []) => [
          ...before,
          positive('A number of players', 2, 5)(given),
        ],
      ),
      edition('all'),
      new Option('--cards <ids...>', 'only these cards, separated by spaces'),
      new Option(
        '--budget <time>',
        'go on until so much time has passed in all, with more games where little was seen: 30s, 5m; not with --shard',
      )
        .argParser(duration)
        .conflicts('shard'),
      new Option(
        '--lockstep <share>',
        'how many games the second model follows: all, or a share such as 0.05',
      )
        .argParser(shareOf)
        .default(0.05),
      new Option('--shard <i/n>', 'only a part of the work, to be put together by `verify merge`').argParser(
        shard,
      ),
      new Option('--workers <n>', 'threads')
        .argParser(positive('The number of threads', 0, 256))
        .default(undefined, 'one for each core'),
      new Option('--no-cache', 'prove everything anew'),
      allowTold(),
      new Option('--json', 'print the verdicts as JSON'),
      format(),
    ],
    examples: [
      'shroud verify',
      'shroud verify --cards pursued-by-poodles --lockstep all',
      'shroud verify --probes-only',
      'shroud verify --edition second --players 5 --budget 30s',
      'shroud verify --games 100000 --shard 3/16',
    ],
    load: async () => (await import('./commands/verify.js')).verifyCommand as Action,
    commands: [
      {
        name: 'merge',
        summary: 'put the parts of a split run together: the same report as if it had not been split',
        argument: ['<files...>', 'what `verify --shard` has written'],
        options: [deck(), allowTold(), new Option('--json', 'print the verdicts as JSON'), format()],
        examples: ['shroud verify merge output/verify/shard-*.json'],
        load: async () => (await import('./commands/verify-merge.js')).verifyMerge as Action,
      },
    ],
  },
  {
    name: 'replay',
    summary: 'step through a recorded game in words',
    argument: ['<file>', 'the recording: options, seed and choices, as JSON'],
    options: [deck()],
    examples: [
      'shroud replay output/verify/replays/pursued-by-poodles-immediate-0.json',
      'shroud replay game.json --deck my-deck',
    ],
    load: async () => (await import('./commands/replay.js')).replay as Action,
  },
  {
    name: 'l10n',
    summary: "the translators' side: what is translated, files for translators, and back",
    options: [],
    examples: ['shroud l10n status', 'shroud l10n export --lang it > it.po', 'shroud l10n import it.po'],
    commands: l10n,
  },
  {
    name: 'schema',
    summary: 'write schema/*.schema.json of this deck, by which an editor completes and explains',
    options: [deck()],
    examples: ['shroud schema', 'shroud schema --deck my-deck'],
    load: async () => (await import('./commands/schema.js')).schema as Action,
  },
  {
    name: 'store',
    summary: 'say how much is kept in output/.cache, which spares work, or throw it away',
    options: [deck(), new Option('--clear', 'throw everything away; it is made anew when it is needed')],
    examples: ['shroud store', 'shroud store --clear --deck my-deck'],
    load: async () => (await import('./commands/store.js')).storeCommand as Action,
  },
];

export function createProgram(version: string, done: (exitCode: number) => void = () => {}): Command {
  const program = new Command('shroud')
    .description('Designs decks of transparent cards: YAML in; a checked, typed deck out.')
    .version(version)
    // Else what stands behind `verify merge` would be sorted here already, and end with `verify`.
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('Try: shroud --help')
    .addHelpText(
      'after',
      '\nExit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage.\nDocumentation: docs/cli.md',
    );
  for (const entry of commands) {
    program.addCommand('commands' in entry ? createGroup(entry, done) : createCommand(entry, done));
  }
  return program;
}

function createGroup(entry: CommandGroup, done: (code: number) => void): Command {
  const { load } = entry;
  const group = load ? createCommand({ ...entry, load }, done) : describedCommand(entry, entry.name);
  // What stands behind `merge` is for `merge`.
  group.enablePositionalOptions();
  for (const inner of entry.commands) group.addCommand(createCommand(inner, done, `${entry.name} `));
  return group;
}

function describedCommand(entry: Omit<CommandEntry, 'load'>, path: string): Command {
  const { name, summary, argument, options, examples } = entry;
  const command = new Command(name)
    .description(summary)
    .exitOverride()
    .showHelpAfterError(`Try: shroud ${path} --help`);
  if (argument) command.argument(...argument);
  for (const option of options) command.addOption(option);
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`);
  return command;
}

function createCommand(entry: CommandEntry, done: (code: number) => void, group = ''): Command {
  const { argument, load } = entry;
  const command = describedCommand(entry, group + entry.name);
  command.action(async (...given: unknown[]) => {
    const [first, second] = given;
    const options = (argument ? second : first) as { trust?: boolean; deck?: string };
    if (options.deck !== undefined)
      (await import('./terminal/finish-interrupted.js')).finishInterrupted(options.deck);
    const action = await load();
    if (options.trust === true) (await import('../render/ground/consent.js')).trustThisRun();
    done(await (argument ? action(options as never, first as never) : action(options as never)));
  });
  return command;
}
