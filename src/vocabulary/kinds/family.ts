import { describe, fields, text } from '../shape.js';
import { symbolName } from '../symbol-name.js';
import { printed, title } from './common-fields.js';
import { defineEntry } from './define-kind.js';

/** The symbols of the families that ship (LOOK-8); a deck may name others, which its theme then draws. */
const SYMBOLS = ['brain', 'top-hat', 'scythe', 'circus-tent', 'duck'];

const symbol = describe(symbolName, {
  description: `The symbol below the portrait (LOOK-8): ${SYMBOLS.join(', ')}, or one of your own.`,
  snippets: SYMBOLS.map((name) => ({ label: name, body: name })),
});

const description = text('text', {
  description: 'A few sentences about the family, for the rulebook. It is translated like flavour text.',
});

export const family = defineEntry({
  kind: 'family',
  key: 'families',
  one: 'a family',
  meaning: 'A family: not a card of its own, but what characters and residences belong to.',
  shape: fields({ title, symbol }, { description, notes: printed.notes }),
  read: ({ title, symbol, description }) => ({
    title,
    symbol,
    ...(description !== undefined && { description }),
  }),
  example:
    'families:\n  castle-slogar:\n    title: Castle Slogar\n    symbol: brain\n    description: They break every law of nature, and keep the pieces.',
});
