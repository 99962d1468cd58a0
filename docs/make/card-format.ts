import { shapes } from '../../src/vocabulary/cards/shapes.js';
import { deckFile } from '../../src/vocabulary/files/deck-file.js';
import { FILE_KINDS, schemaName } from '../../src/vocabulary/files/index.js';
import { KIND_KEYS, kinds } from '../../src/vocabulary/kinds/index.js';
import { resolve, type Shape } from '../../src/vocabulary/shape.js';
import { code, page, table, yaml } from './markdown.js';
import { fieldRows } from './shapes.js';

const NOTE = '<!-- Made by `npm run docs` from src/vocabulary. Change that, not this page. -->';
const HEAD = ['key', 'value', '', 'meaning'];

export function cardFormat(): string {
  return page(
    NOTE,
    '# The card format',
    'A deck is a folder of YAML files:',
    FOLDER,
    `Each kind of file has a JSON Schema (${FILE_KINDS.map((kind) => code(`schema/${schemaName(kind)}`)).join(', ')}). An editor with YAML support completes and explains as you type when the first line of a file names its schema; \`shroud init\` writes that line, \`shroud schema\` the schemas.`,
    yaml('# yaml-language-server: $schema=../../schema/cards.schema.json'),
    'Files are UTF-8 (a byte order mark and Windows line ends are accepted), at most 1 MiB each (pictures 16 MiB), and lie inside the deck: links that lead out of it are refused. Aliases may be used in moderation; tags may not.',
    '## shroud.yaml',
    table(HEAD, fieldRows(deckFile)),
    '### editions',
    'A set is a folder below `cards/`. `census` is what the edition promises; a deck in the making gets a warning, not an error, where it differs.',
    table(HEAD, fieldRows(inside('editions'))),
    '### card',
    table(HEAD, fieldRows(inside('card'))),
    '### print and printers',
    table(HEAD, [...fieldRows(inside('print')), ...fieldRows(inside('printers'))]),
    '## Cards',
    'Cards are maps keyed by id: kebab-case, unique in the whole deck, never reused, the name that everything else refers to. A file may hold any number of kinds.',
    ...KIND_KEYS.flatMap((key) => [
      `### ${key}`,
      kinds[key].meaning,
      yaml(kinds[key].example),
      table(HEAD, fieldRows(shapes[key])),
    ]),
    TEXTS,
  );
}

/** The shape of a part of shroud.yaml; of a map of things, the shape of one. */
function inside(key: string): Shape {
  const root = resolve(deckFile);
  const field = root.is === 'fields' ? { ...root.required, ...root.optional }[key] : undefined;
  if (field === undefined) throw new Error(`shroud.yaml has no ${key}`);
  const target = resolve(field);
  return target.is === 'entries' ? target.value : target;
}

const FOLDER = `\`\`\`
shroud.yaml                    the deck: name, languages, editions, sizes
cards/<set>/*.yaml             cards, with texts in the source language
cards/<set>/text/<lang>.yaml   translations of that set, only what is translated
cards/rules/<lang>.yaml        the rulebook, clause by clause, keyed by rule id
schema/*.schema.json           for editors
output/                        all that is made
\`\`\``;

const TEXTS = `## Translations

\`cards/<set>/text/<lang>.yaml\` holds what is translated, by card (or family) id; what is left out counts as missing.

${yaml('pursued-by-poodles:\n  title: Inseguiti dai barboncini\n  flavour: Erano così piccoli, e ce n’erano così tanti.')}

## The rulebook

\`cards/rules/<lang>.yaml\` is keyed by rule id: a text, or a text with a short form for reference cards, whose \`body\` lists rule ids.

${yaml('VIS-1: Only what can be seen through the stack counts.\nTURN-1:\n  text: Your turn is two plays. Then you draw.\n  short: Two plays, then draw.')}

## What goes where

The words on a card are its \`title\` and \`flavour\`; its rules text is made from the script (see [effects](effects.md)). \`wording\` words one clause by hand, by language and clause (\`immediate.0\` is the first immediate clause).`;
