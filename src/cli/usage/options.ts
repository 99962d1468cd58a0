import { Option } from 'commander';
import { formats } from '../../diagnostics/index.js';
import { path } from './values.js';

/** Options shared by several commands. */
export const deck = () =>
  new Option('--deck <dir>', 'deck folder').argParser(path).default('.', 'the current folder');
export const format = () =>
  new Option('--format <format>', 'output format of problems').choices(Object.keys(formats)).default('text');

export const allowManualText = () =>
  new Option(
    '--allow-manual-text',
    "don't fail because of hand-written text: exit 0 if all other cards are proven",
  );

export const edition = (otherwise = 'all; each card in the layout of its first edition') =>
  new Option('--edition <edition>', 'an edition of the deck').default(undefined, otherwise);

export const lang = (meaning: string) => new Option('--lang <lang>', `${meaning}, or all`);
