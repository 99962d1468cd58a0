import { describeId, ignore } from '../id.js';
import { fields, record, text } from '../shape.js';

/** `cards/<set>/text/<lang>.yaml` */
export const textFile = record(
  describeId('the id of a card, family or edition'),
  fields(
    {},
    {
      title: text('text', { description: 'The title in this language.' }),
      flavour: text('text', { description: 'The flavour text in this language.' }),
      text: text('text', { description: 'The rules text written by hand, in this language.' }),
      description: text('text', {
        description: 'Of a family: what the rulebook says of it, in this language.',
      }),
      ignore,
    },
    {
      name: 'translation',
      description: 'What is translated of a card; what is left out counts as missing.',
      oneOf: ['title', 'flavour', 'text', 'description'],
    },
  ),
  {
    title: 'Translations of a set',
    description:
      'By card id: `{ title, flavour, text }`, of a family `{ title, description }`, of an edition `{ title }`; only what is translated.',
  },
);
