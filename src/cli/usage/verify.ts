import { Option } from 'commander';
import type { Action, CommandGroup } from './entry.js';
import { allowManualText, deck, edition, format } from './options.js';
import { duration, parseShare, positive, shard } from './values.js';

export const verify: CommandGroup = {
  name: 'verify',
  summary: 'verify every clause of every card with probes, games and a second model of the rules',
  options: [
    deck(),
    new Option('--games <n>', 'games per table (an edition with a number of players)')
      .argParser(positive('The number of games', 1, 1_000_000_000))
      .default(undefined, '400; with --cards 40'),
    new Option(
      '--probes-only',
      'no games: quick, for use while editing; no data on odds and rare clauses',
    ).conflicts(['games', 'budget', 'lockstep']),
    new Option('--seed <n>', 'random seed').argParser(positive('The seed', 0, 2 ** 31)).default(1),
    new Option(
      '--players <n...>',
      'only tables with these numbers of players, separated by spaces: 2 3',
    ).argParser((given: string, before: readonly number[] = []) => [
      ...before,
      positive('A number of players', 2, 5)(given),
    ]),
    edition('all'),
    new Option('--cards <ids...>', 'only these cards, separated by spaces'),
    new Option(
      '--budget <time>',
      'total time, such as 30s or 5m; what is left goes into extra games for rarely seen clauses; not with --shard',
    )
      .argParser(duration)
      .conflicts('shard'),
    new Option(
      '--lockstep <share>',
      'share of the games that the second model follows: all, or a number such as 0.05',
    )
      .argParser(parseShare)
      .default(0.05),
    new Option('--shard <i/n>', 'run one part of the work; `verify merge` combines the parts').argParser(
      shard,
    ),
    new Option('--workers <n>', 'number of threads')
      .argParser(positive('The number of threads', 0, 256))
      .default(undefined, 'one per core'),
    new Option('--no-cache', 'verify everything again'),
    allowManualText(),
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
  load: async () => (await import('../commands/verify.js')).verifyCommand as Action,
  commands: [
    {
      name: 'merge',
      summary: 'combine the parts of a split run; the report is the same as without splitting',
      argument: ['<files...>', 'files written by `verify --shard`'],
      options: [deck(), allowManualText(), new Option('--json', 'print the verdicts as JSON'), format()],
      examples: ['shroud verify merge output/verify/shard-*.json'],
      load: async () => (await import('../commands/verify-merge.js')).verifyMerge as Action,
    },
  ],
};
