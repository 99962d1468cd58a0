import { Option } from 'commander';
import { SIZE_NAMES } from '../../operations/deck/card-sizes.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, format } from './options.js';

export const init: CommandEntry = {
  name: 'init',
  summary: 'create a starter deck that passes every command',
  argument: ['[dir]', 'folder of the new deck (default: the current folder)'],
  options: [
    new Option('--size <size>', 'card size, with a layout made for it').choices(SIZE_NAMES).default('poker'),
  ],
  examples: ['shroud init my-deck', 'shroud init my-deck --size tarot'],
  load: async () => (await import('../commands/init.js')).init as Action,
};

export const check: CommandEntry = {
  name: 'check',
  summary: 'report all problems of a deck, without changing it',
  options: [deck(), format(), new Option('--watch', 'watch files and re-check on save')],
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
  summary: 'print a recorded game step by step',
  argument: ['<file>', 'the recording, as JSON: options, seed and choices'],
  options: [deck()],
  examples: [
    'shroud replay output/verify/replays/pursued-by-poodles-immediate-0.json',
    'shroud replay game.json --deck my-deck',
  ],
  load: async () => (await import('../commands/replay.js')).replay as Action,
};

export const schema: CommandEntry = {
  name: 'schema',
  summary: 'write schema/*.schema.json, so that editors complete and explain the YAML of this deck',
  options: [deck()],
  examples: ['shroud schema', 'shroud schema --deck my-deck'],
  load: async () => (await import('../commands/schema.js')).schema as Action,
};

export const cache: CommandEntry = {
  name: 'cache',
  summary: 'show the size of the cache in output/.cache, or clear it',
  options: [deck(), new Option('--clear', 'delete all entries; they are computed again when needed')],
  examples: ['shroud cache', 'shroud cache --clear --deck my-deck'],
  load: async () => (await import('../commands/cache.js')).storeCommand as Action,
};
