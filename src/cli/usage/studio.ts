import { Option } from 'commander';
import type { Action, CommandEntry } from './entry.js';
import { deck } from './options.js';
import { positive } from './values.js';

export const studio: CommandEntry = {
  name: 'studio',
  summary: 'show and edit the deck in the browser, updated on every save',
  options: [
    deck(),
    new Option('--port <n>', 'port; 0 picks a free one')
      .argParser(positive('The port', 0, 65_535))
      .default(undefined, '4310, or the next free one'),
    new Option('--open', 'open the page in the browser'),
    new Option('--lan', 'allow access from other devices in the local network, such as a tablet'),
  ],
  examples: ['shroud studio', 'shroud studio --deck my-deck --open', 'shroud studio --lan --port 8080'],
  load: async () => (await import('../commands/studio.js')).studioCommand as Action,
};
