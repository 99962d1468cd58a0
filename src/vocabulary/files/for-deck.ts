import { type Declared, nothingDeclared } from '../declared.js';
import { type DeckNames, Fitting } from '../fitting.js';
import type { Shape } from '../shape.js';
import { withCustom } from './custom-shapes.js';
import { type FileShapes, files } from './index.js';

const NO_NAMES: DeckNames = {};

const made = new Map<string, FileShapes>();

/** The shapes of files for a deck with custom declarations: as precise as the built-in ones. */
export function filesFor(declared: Declared, names = NO_NAMES): FileShapes {
  if (names !== NO_NAMES) return shapesFor(declared, names);
  if (declared.key === nothingDeclared.key) return files;
  const found = made.get(declared.key) ?? shapesFor(declared, names);
  // Limits the cache: an open deck may go through many names while its author types.
  if (made.size > 20) made.clear();
  made.set(declared.key, found);
  return found;
}

function shapesFor(declared: Declared, names: DeckNames): FileShapes {
  const fitting = new Fitting(declared, names);
  const custom = withCustom(files, declared);
  const fitted = Object.entries(custom).map(([kind, shape]) => [kind, fitting.of(shape)]);
  // `shroud.yaml` declares; it does not use what it declares.
  const deck = new Fitting(nothingDeclared, names).of<Shape>(custom.deck);
  return { ...(Object.fromEntries(fitted) as FileShapes), deck };
}
