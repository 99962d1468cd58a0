import { Option } from 'commander';
import type { Action, CommandEntry } from './entry.js';
import { deck } from './options.js';

export const trust: CommandEntry = {
  name: 'trust',
  summary: "let a deck's own templates run, as they are now: remembered outside of the deck",
  options: [deck(), new Option('--list', 'tell which decks are trusted')],
  examples: ['shroud trust --deck my-deck', 'shroud trust --list'],
  load: async () => (await import('../commands/trust.js')).trustCommand as Action,
};

export const untrust: CommandEntry = {
  name: 'untrust',
  summary: 'take that back',
  options: [deck()],
  examples: ['shroud untrust --deck my-deck'],
  load: async () => (await import('../commands/trust.js')).untrustCommand as Action,
};
