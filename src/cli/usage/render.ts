import { Option } from 'commander';
import { PICTURE_TYPES } from '../../operations/deck/picture-types.js';
import { SIDES } from '../../render/core/face-request.js';
import { STACK_LOOKS } from '../../render/core/stack-looks.js';
import type { Action, CommandEntry } from './entry.js';
import { deck, edition, lang } from './options.js';
import { path, positive } from './values.js';

export const render: CommandEntry = {
  name: 'render',
  summary: 'render cards as pictures: PNG with alpha, or SVG',
  argument: ['[cards...]', 'card ids (default: all)'],
  options: [
    deck(),
    lang('language; qps, a pseudo-language with longer texts').default(
      undefined,
      "the deck's source language",
    ),
    edition(),
    new Option('--type <type>', 'picture format').choices(PICTURE_TYPES).default('png'),
    new Option('--dpi <dpi>', 'resolution of PNG files in dots per inch')
      .argParser(positive('The resolution', 36, 2400))
      .default(300),
    new Option('--side <side>', 'side of the card').choices([...SIDES, 'both']).default('front'),
    new Option('--stack', 'render the cards as one stack, the first at the bottom'),
    new Option(
      '--as <look>',
      'with --stack: what the clear cards are made of: plastic with white ink, plain film, film with labels, or paper with windows',
    ).choices(STACK_LOOKS),
    new Option('--draft', 'include cards whose text does not fit, marked as drafts'),
    new Option('--bleed', 'include the bleed around the card'),
    new Option('--square', 'keep the corners square instead of rounded'),
    new Option('--out <path>', 'a folder, or a file for a single picture')
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
