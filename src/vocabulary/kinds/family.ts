import { idOf } from '../id.js';
import { describe, fields } from '../shape.js';
import { printed, title } from './common-fields.js';
import { defineEntry } from './define-kind.js';

/** The symbols of the families that ship (LOOK-8); a deck may name others, which its theme then draws. */
const SYMBOLS = ['brain', 'top-hat', 'scythe', 'circus-tent', 'duck'];

const symbol = describe(idOf('the name of a symbol'), {
  description: `The symbol below the portrait (LOOK-8): ${SYMBOLS.join(', ')}, or one of your own.`,
  snippets: SYMBOLS.map((name) => ({ label: name, body: name })),
});

export const family = defineEntry({
  kind: 'family',
  key: 'families',
  one: 'a family',
  meaning: 'A family: not a card of its own, but what characters and residences belong to.',
  shape: fields({ title, symbol }, { notes: printed.notes }),
  read: ({ title, symbol }) => ({ title, symbol }),
  example: 'families:\n  castle-slogar: { title: Castle Slogar, symbol: brain }',
});
