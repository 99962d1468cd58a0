import { Option } from 'commander';
import type { Action, CommandGroup } from './entry.js';
import { allowTold, deck, edition, format } from './options.js';
import { duration, positive, shard, shareOf } from './values.js';

export const verify: CommandGroup = {
  name: 'verify',
  summary: 'prove every clause of every card, by probes, games and a second model of the rules',
  options: [
    deck(),
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
    new Option('--lockstep <share>', 'how many games the second model follows: all, or a share such as 0.05')
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
  load: async () => (await import('../commands/verify.js')).verifyCommand as Action,
  commands: [
    {
      name: 'merge',
      summary: 'put the parts of a split run together: the same report as if it had not been split',
      argument: ['<files...>', 'what `verify --shard` has written'],
      options: [deck(), allowTold(), new Option('--json', 'print the verdicts as JSON'), format()],
      examples: ['shroud verify merge output/verify/shard-*.json'],
      load: async () => (await import('../commands/verify-merge.js')).verifyMerge as Action,
    },
  ],
};
