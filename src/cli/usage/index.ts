import { build, cache, check, init, replay, schema } from './deck.js';
import type { CommandEntry, CommandGroup } from './entry.js';
import { l10n } from './l10n.js';
import { print } from './print.js';
import { render } from './render.js';
import { studio } from './studio.js';
import { exporting, importing } from './tables.js';
import { verify } from './verify.js';

/** All commands, in the order of `--help`. */
export const commands: readonly (CommandEntry | CommandGroup)[] = [
  init,
  check,
  studio,
  build,
  render,
  print,
  importing,
  exporting,
  verify,
  replay,
  l10n,
  schema,
  cache,
];
