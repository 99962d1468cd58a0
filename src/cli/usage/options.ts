import { Option } from 'commander';
import { formats } from '../../diagnostics/index.js';
import { path } from './values.js';

/** Options shared by several commands. */
export const deck = () =>
  new Option('--deck <dir>', 'the folder of the deck').argParser(path).default('.', 'the current folder');
export const format = () =>
  new Option('--format <format>', 'how problems are told').choices(Object.keys(formats)).default('text');

export const allowTold = () =>
  new Option('--allow-told', 'cards with text written by hand do no harm: exit 0 if all others are proven');

export const edition = (otherwise = "all; each card in its first one's layout") =>
  new Option('--edition <edition>', 'an edition of the deck').default(undefined, otherwise);

export const lang = (meaning: string) => new Option('--lang <lang>', `${meaning}, or all`);
