import { type JsonSchema, toJsonSchema } from '../json-schema.js';
import type { Shape } from '../shape.js';
import { cardsFile } from './cards-file.js';
import { deckFile } from './deck-file.js';
import { layoutFile } from './layout-file.js';
import { rulesFile } from './rules-file.js';
import { textFile } from './text-file.js';
import { themeFile } from './theme-file.js';
import { wordsFile } from './words-file.js';

/** The kinds of file that a deck is made of. */
export const files = {
  deck: deckFile,
  cards: cardsFile,
  text: textFile,
  rules: rulesFile,
  words: wordsFile,
  layout: layoutFile,
  theme: themeFile,
} as const satisfies Record<string, Shape>;

export type FileKind = keyof typeof files;
export type FileShapes = { readonly [K in FileKind]: Shape };
export const FILE_KINDS = Object.keys(files) as readonly FileKind[];

export const schemaName = (kind: FileKind): string => `${kind}.schema.json`;

export function schemaOf(kind: FileKind, shape: Shape = files[kind]): JsonSchema {
  return toJsonSchema(shape, schemaName(kind));
}

/** A schema file as it is written to disk. @param about what it says of itself */
export function schemaText(kind: FileKind, shape: Shape, about?: string): string {
  const schema = { ...(about !== undefined && { $comment: about }), ...schemaOf(kind, shape) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
