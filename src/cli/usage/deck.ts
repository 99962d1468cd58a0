import { Option } from 'commander';
import { SIZE_NAMES } from '../../project/card-sizes.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, format } from './options.js';

export const init: CommandEntry = {
  name: 'init',
  summary: 'a new deck to start from, that passes every command',
  argument: ['[dir]', 'where to put it (default: the current folder)'],
  options: [
    new Option('--size <size>', 'the size of its cards, with a layout made for it')
      .choices(SIZE_NAMES)
      .default('poker'),
  ],
  examples: ['shroud init my-deck', 'shroud init my-deck --size tarot'],
  load: async () => (await import('../commands/init.js')).init as Action,
};

export const check: CommandEntry = {
  name: 'check',
  summary: 'tell everything that is wrong with the cards, and change none of them',
  options: [deck(), format(), new Option('--watch', 'go on, and tell them anew at each save')],
  examples: [
    'shroud check',
    'shroud check --watch',
    'shroud check --deck my-deck --format json',
    'shroud check --format github',
  ],
  load: async () => (await import('../commands/check.js')).checkCommand as Action,
};

export const build: CommandEntry = {
  name: 'build',
  summary: 'write output/deck.ts (typed) and output/deck.json for the engine',
  options: [deck(), format()],
  examples: ['shroud build', 'shroud build --deck my-deck'],
  load: async () => (await import('../commands/build.js')).build as Action,
};

export const replay: CommandEntry = {
  name: 'replay',
  summary: 'step through a recorded game in words',
  argument: ['<file>', 'the recording: options, seed and choices, as JSON'],
  options: [deck()],
  examples: [
    'shroud replay output/verify/replays/pursued-by-poodles-immediate-0.json',
    'shroud replay game.json --deck my-deck',
  ],
  load: async () => (await import('../commands/replay.js')).replay as Action,
};

export const schema: CommandEntry = {
  name: 'schema',
  summary: 'write schema/*.schema.json of this deck, by which an editor completes and explains',
  options: [deck()],
  examples: ['shroud schema', 'shroud schema --deck my-deck'],
  load: async () => (await import('../commands/schema.js')).schema as Action,
};

export const store: CommandEntry = {
  name: 'store',
  summary: 'say how much is kept in output/.cache, which spares work, or throw it away',
  options: [deck(), new Option('--clear', 'throw everything away; it is made anew when it is needed')],
  examples: ['shroud store', 'shroud store --clear --deck my-deck'],
  load: async () => (await import('../commands/store.js')).storeCommand as Action,
};
