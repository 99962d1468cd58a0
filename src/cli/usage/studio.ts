import { Option } from 'commander';
import type { Action, CommandEntry } from './entry.js';
import { deck } from './options.js';
import { positive } from './values.js';

export const studio: CommandEntry = {
  name: 'studio',
  summary: 'see every card in the browser, anew at each save',
  options: [
    deck(),
    new Option('--port <n>', 'where the page is found; 0: wherever there is room')
      .argParser(positive('The port', 0, 65_535))
      .default(undefined, '4310, or the next that is free'),
    new Option('--open', 'open the page in the browser'),
    new Option('--lan', 'let other devices in this network look, a tablet beside the desk, say'),
  ],
  examples: ['shroud studio', 'shroud studio --deck my-deck --open', 'shroud studio --lan --port 8080'],
  load: async () => (await import('../commands/studio.js')).studioCommand as Action,
};
