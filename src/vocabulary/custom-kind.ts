import { customFields } from './custom-field.js';
import { describeId } from './id.js';
import { choice, fields, record, text } from './shape.js';

/** A custom kind of card: it is drawn, translated and printed, but never played. */
const customKind = fields(
  {
    title: text('text', {
      description: 'What such cards are called on printed sheets, in the source language: Rooms.',
    }),
    stock: choice('stock', ['paper', 'clear'] as const, {
      description: 'What they are printed on: `paper`, or `clear` with a white plate below what is printed.',
    }),
  },
  {
    fields: customFields(
      'What such a card has besides a title, text, flavour and a picture; each is printed in a region of the layout.',
    ),
  },
  {
    name: 'kind',
    description: "A kind of card of the deck's own: drawn, translated and printed, not played.",
  },
);

export const customKinds = record(describeId('the name of a kind of card'), customKind, {
  description:
    "Kinds of card of the deck's own, by their name in files of cards. The same name has their place in the layout, their template (templates/<name>.tsx) and their promise in a census.",
});
