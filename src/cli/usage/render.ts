import { Option } from 'commander';
import { PICTURE_TYPES } from '../../project/picture-types.js';
import { SIDES } from '../../render/ground/face-request.js';
import { STACK_LOOKS } from '../../render/ground/stack-looks.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, lang } from './options.js';
import { path, positive } from './values.js';

export const render: CommandEntry = {
  name: 'render',
  summary: 'draw cards as pictures: PNG with alpha, or SVG',
  argument: ['[cards...]', 'the ids of cards (default: all)'],
  options: [
    deck(),
    lang('the language; qps stretches every text').default(undefined, "the deck's source language"),
    edition(),
    new Option('--type <type>', 'the sort of picture').choices(PICTURE_TYPES).default('png'),
    new Option('--dpi <dpi>', 'dots to the inch, for PNG')
      .argParser(positive('The resolution', 36, 2400))
      .default(300),
    new Option('--side <side>', 'which side of the card').choices([...SIDES, 'both']).default('front'),
    new Option('--stack', 'lay the cards on each other, the first at the bottom, as on the table'),
    new Option(
      '--as <look>',
      'with --stack: how it looks when its clear cards are made of plastic with white ink, plain film, film with labels, or paper with windows',
    ).choices(STACK_LOOKS),
    new Option('--draft', 'draw cards whose text does not fit all the same, with a mark across'),
    new Option('--bleed', 'with the bleed around the card'),
    new Option('--square', 'with square corners, not cut round'),
    new Option('--out <path>', 'a folder, or for one picture a file')
      .argParser(path)
      .default(undefined, 'output/render'),
  ],
  examples: [
    'shroud render pursued-by-poodles --lang it',
    'shroud render --lang all --dpi 150',
    'shroud render --stack melissa-slogar wondrously-well-wed pursued-by-poodles --out stack.png',
    'shroud render --stack melissa-slogar pursued-by-poodles --as film',
  ],
  load: async () => (await import('../commands/render.js')).render as Action,
};
