import { shapes } from '../../src/vocabulary/cards/shapes.js';
import { deckFile } from '../../src/vocabulary/files/deck-file.js';
import { FILE_KINDS, schemaName } from '../../src/vocabulary/files/index.js';
import { STORY_ICONS } from '../../src/vocabulary/icons.js';
import { KIND_KEYS, kinds } from '../../src/vocabulary/kinds/index.js';
import { limits } from '../../src/vocabulary/limits.js';
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
    'Files are UTF-8 (a byte order mark and Windows line ends are accepted), at most 1 MiB each (pictures 16 MiB), and are inside the deck: links that lead out of it are rejected. Aliases may be used in moderation; tags may not.',
    '## shroud.yaml',
    table(HEAD, fieldRows(deckFile)),
    '### editions',
    'A set is a folder below `cards/`. `census` is the number of cards that the edition promises; a difference is a warning, not an error, so that unfinished decks work.',
    table(HEAD, fieldRows(inside('editions'))),
    ICONS,
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
  return target.is === 'record' ? target.value : target;
}

const FOLDER = `\`\`\`
shroud.yaml                    the deck: name, languages, editions, sizes
cards/<set>/*.yaml             cards, with texts in the source language
cards/<set>/text/<lang>.yaml   translations of that set, only what is translated
cards/rules/<lang>.yaml        the rulebook, clause by clause, keyed by rule id
schema/*.schema.json           for editors
output/                        everything that is generated
\`\`\``;

const ICONS = `### icons

Six story icons are built in: ${STORY_ICONS.map((icon) => `\`${icon}\``).join(', ')}. A deck may add its own icons, up to ${limits.storyIcons.max} in total, or replace them (\`storyIcons: false\`). Each takes three lines, and \`shroud check\` reports what is missing.

${yaml('# shroud.yaml: its name, and what it means\nicons:\n  moth: light and dust\n\n# templates/theme.yaml: its drawing\nicons:\n  moth: icons/moth.svg\n\n# cards/words/en.yaml: what it is called; and so in each language\nicons:\n  moth: Moth')}

From then on it is an icon like the others: cards show it (\`icon: moth\`), scripts ask for it (\`shows\`, \`pathosPer\`, \`requires\`), texts draw it (\`:moth:\`), the legend of the rulebook explains it, and \`verify\` proves what asks for it. In other languages \`meanings: { moth: … }\` in \`cards/words/<lang>.yaml\` says what it means. \`shroud schema\` updates the schemas for editors.`;

const TEXTS = `## Translations

\`cards/<set>/text/<lang>.yaml\` holds the translations, by card (or family) id; texts that are left out count as missing.

${yaml('pursued-by-poodles:\n  title: Inseguiti dai barboncini\n  flavour: Erano così piccoli, e ce n’erano così tanti.')}

## The rulebook

\`cards/rules/<lang>.yaml\` is keyed by rule id, in the order of reading: a text, or a text with what belongs to it. A heading begins a section; a short form is for reference cards, whose \`body\` lists rule ids.

${yaml('VIS-1:\n  heading: What can be seen\n  text: Only what can be seen through the stack counts.\nVIS-7:\n  text: These are the story icons.\n  figure: icons\nTURN-1:\n  text: Your turn is two plays. Then you draw.\n  short: Two plays, then draw.\nTURN-4:\n  text: You may discard your whole hand.\n  rules: [second]')}

\`for\` words a rule by the rules of one edition (\`classic\`, \`expansion\`, \`second\`), in every language. \`print --rulebook --edition\` prints that wording, so that a rulebook names nothing that is not in its box; the rulebook of the whole deck prints \`text\`. The expansion adds to the classic rules and shares their wording, unless it has its own:

\`\`\`yaml
TURN-2:
  text: You may play any card or pass. Only in the second edition may you discard your whole hand.
  for:
    classic: You may play any card, discard one, or pass.
    second: You may play any card, discard your whole hand, or pass.
\`\`\`

The following keys are written once, in the source language, and apply to all languages:

- \`figure\`: a picture next to the rule, drawn from the deck: \`box\` (how many cards of each kind), \`table\` (a family in play), \`families\`, \`icons\`, \`effects\` (each with its symbol), or a kind of card (\`character\`, \`modifier\` …: one of them, its parts numbered and named). If the deck has none, there is no picture.
- \`stack\`: a worked example, drawn card by card, with the self-worth below each.
- \`rules\`: the rules that a rule, or the section that it begins, belongs to. \`print --rulebook --edition\` leaves out those of others.
- \`steps: true\`: the section is a quick start: numbered, and never cut by the end of a page.
- \`aside: true\`: set apart in a box.

## What goes where

The words on a card are its \`title\` and \`flavour\`; its rules text is made from the script (see [effects](effects.md)). \`wording\` words one clause by hand, by language and clause (\`immediate.0\` is the first immediate clause).

What no effect can say is written by hand, as \`text\`, beside \`effects\` or in their place, and translated as flavour is. It is printed behind what the effects say. It can not be verified, so such a card has the verdict \`manual\` ([verifying](../guide/verifying.md)).

### Markup

\`flavour\` and \`text\`, in all languages, and \`wording\` may have:

| in the file | on the card |
|---|---|
| \`*emphasis*\` | italic; in flavour text, which is italic, upright |
| \`**bold**\` | bold; \`***both***\` is both |
| \`:beast:\` | the icon: ${STORY_ICONS.map((icon) => `\`:${icon}:\``).join(', ')}, or one that the deck declares |
| a line break | a line break: \`flavour: |\` keeps those of the file, \`flavour: >\` makes spaces of them. Several are one. |
| a space that never breaks (U+00A0; in double quotes \`\\_\`) | the same |
| \`\\*\`, \`\\:\` | a star, a colon |

Anything else is printed as it is, and \`shroud check\` says what it looks like (TEXT_MARKUP). The \`short\` text of a rule, for reference cards, may have the same marks and the symbols of effects: \`:immediate:\`, \`:continuous:\`, \`:persistent:\`, \`:reaction:\`. Braces belong to the slots of a wording. Translators get the text with its marks, and return it with theirs; a translation must show the same icons.

## Kinds and fields of your own

\`fields:\` in \`shroud.yaml\` gives kinds of card something more: a cost, a credit, a designer's number. \`kinds:\` makes kinds of card of your own, for whatever else is in the box: they are drawn, translated and printed, but not played.

${yaml('fields:\n  modifiers:\n    cost: number # short for { type: number }\n    credit: { type: line, translated: false, description: Who drew it. }\nkinds:\n  rooms: # the key in files of cards, in the layout, in a census, and of templates/rooms.tsx\n    title: Rooms # on sheets; translated like an edition, by its name\n    stock: paper # or clear, with a white plate\n    fields:\n      danger: { type: number, required: true }\n      exits: list\n      rumour: text')}

A field holds a \`number\`, a \`line\`, a \`text\` with marks, an \`icon\` or a \`list\` of lines. Lines, texts and lists are translated unless \`translated: false\` says otherwise. It is printed in the region of the layout that has its name; on built-in kinds only if there is one, on your own there must be one, unless \`printed: false\` is said ([how cards look](../guide/templates.md)). Cards of your own kinds also have \`title\`, \`text\`, \`flavour\`, \`art\`, \`copies\`, \`editions\`, \`notes\` and \`device\`. What is declared is known as precisely as what is built in: misspelt fields, wrong values and names that are taken already are reported at their line. A whole game with kinds, fields, icons and words of its own is in [examples/night-garden](../../examples/night-garden).`;
