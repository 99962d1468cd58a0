/** The shape of `shroud.yaml`: editions, languages, card size, custom icons, kinds and fields, printers. */

import { customFields } from '../custom-field.js';
import { customKinds } from '../custom-kind.js';
import { fileName, fileSlip } from '../file-name.js';
import { STORY_ICONS } from '../icons.js';
import { describeId, iconName, languageCode } from '../id.js';
import { CARD_KEYS, cardKinds } from '../kinds/index.js';
import {
  boolean,
  choice,
  decimal,
  describe,
  fields,
  integer,
  list,
  record,
  type Shape,
  type TypeOf,
  text,
  union,
} from '../shape.js';
import { PAPER_NAMES } from './paper-names.js';
import { printerSettings } from './profile-file.js';

const promise = integer({
  minimum: 0,
  maximum: 99_999,
  description: 'How many cards of this kind the edition promises.',
});
const census = describe(fields({}, Object.fromEntries(CARD_KEYS.map((key) => [key, promise]))), {
  name: 'census',
  description:
    'How many cards of each kind the edition has, copies counted; what is not named is not checked.',
}) as Shape<Readonly<Record<string, number>>>;

/** The editions of the rules; a deck's own editions are played by one of them. */
export const RULES = ['classic', 'expansion', 'second'] as const;
export type RulesName = (typeof RULES)[number];

/** The rules of an edition: those that it names, else those with its own name, else the classic ones. */
export function resolveRules(
  id: string,
  { rules }: { readonly rules?: RulesName | 'none' | undefined },
): RulesName {
  return rules === undefined || rules === 'none' ? (RULES.find((name) => name === id) ?? 'classic') : rules;
}

const edition = fields(
  {
    sets: list(describeId('the name of a set', 'set'), {
      minimum: 1,
      unique: true,
      description: 'The folders below cards/ that it is made of.',
    }),
  },
  {
    title: text('text', {
      description:
        'What it is called, in the source language; translated like the title of a card, in the texts of its last set. Left out: as its rules are.',
    }),
    census,
    rules: choice('set of rules', [...RULES, 'none'] as const, {
      description:
        'The rules that it is played by; left out: those of its own name (classic, expansion, second), else classic. `none`: it is not simulated; it is drawn and printed as if `rules` were left out, the engine refuses it, and `verify` skips it.',
    }),
  },
  { name: 'edition', description: 'An edition of the game: which sets, and what they must add up to.' },
);

/** The main set of an edition, which holds its translations: the last one. */
export const getHomeSet = ({ sets }: { readonly sets: readonly string[] }): string => sets.at(-1) ?? '';

/** The default card size in mm: a poker card, rounded. */
export const CARD_SIZE = { width: 63, height: 88, bleed: 3, corner: 3 };

const mm = (description: string, about: { default: number; maximum: number; minimum: number }) =>
  decimal({ description: `${description}, in mm.`, ...about });

const card = fields(
  {},
  {
    width: mm('Width of a card', { default: CARD_SIZE.width, minimum: 20, maximum: 300 }),
    height: mm('Height of a card', { default: CARD_SIZE.height, minimum: 20, maximum: 300 }),
    bleed: mm('What is printed beyond the edge', { default: CARD_SIZE.bleed, minimum: 0, maximum: 10 }),
    corner: mm('Radius of the corners', { default: CARD_SIZE.corner, minimum: 0, maximum: 15 }),
  },
  { description: 'The size of a card.' },
);

const paper = choice('paper', PAPER_NAMES, {
  description: 'The paper in the tray.',
  default: 'a4',
});
const profile = describeId('the name of a profile');

const cover = (description: string) =>
  text('the name of a PDF file', {
    pattern: fileName('pdf'),
    slip: (name) => fileSlip(name, ['pdf']),
    patternHint: 'Name a .pdf file inside the deck, such as covers/front.pdf.',
    description,
  });

const covers = fields(
  {},
  { front: cover('Bound before the rulebook.'), back: cover('Bound behind the rulebook.') },
  { description: 'PDF files that `print --rulebook` binds around the rulebook, with pages of its size.' },
);

const print = fields(
  {},
  {
    paper,
    profile: describe(profile, { description: 'The profile that is printed with.', default: 'home' }),
    covers,
  },
  { description: 'What is printed with when the command line does not say.' },
);

const printer = fields(
  { extends: describe(profile, { description: 'The profile that it is based on.' }) },
  printerSettings,
  { name: 'printer', description: 'A printer or shop of yours: a profile with its own settings.' },
);

const meaning = text('text', {
  description: 'What it stands for, in the source language: the legend of the rulebook says it.',
});

const icons = record(iconName, union([meaning, fields({ meaning })], { description: meaning.description }), {
  description:
    "Story icons of the deck's own, by name, each with what it stands for: `moth: light and dust`. The theme draws them (`icons:` in templates/theme.yaml), `cards/words/<lang>.yaml` says what they are called.",
});

/** The meaning of a custom icon. */
export const getIconMeaning = (icon: string | { readonly meaning: string }): string =>
  typeof icon === 'string' ? icon : icon.meaning;

const fieldsByKind = describe(
  fields(
    {},
    Object.fromEntries(
      CARD_KEYS.map((key) => [key, customFields(`What ${cardKinds[key].one} has in this deck besides.`)]),
    ),
  ),
  {
    description:
      'Fields of the deck for kinds of card that are built in, by the key of the kind: `modifiers: { cost: number }`.',
  },
) as Shape<Readonly<Record<string, TypeOf<ReturnType<typeof customFields>>>>>;

/** `shroud.yaml` */
export const deckFile = fields(
  {
    name: describe(describeId('the name of the deck'), {
      description: 'The name of the deck, used in file names.',
    }),
    version: text('a version', {
      pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+([-+][0-9A-Za-z.+-]+)?$',
      patternHint: 'Three numbers with dots between them: 1.0.0',
      description: 'The version of the deck, printed on every page.',
    }),
    languages: list(languageCode, {
      minimum: 1,
      unique: true,
      description: 'The languages of the deck; the first is the source.',
    }),
    editions: record(describeId('the id of an edition'), edition, {
      description: 'The editions of the game, by id.',
    }),
  },
  {
    icons,
    storyIcons: boolean({
      default: true,
      description: `Whether the six story icons that are built in are there, too: ${STORY_ICONS.join(', ')} (VIS-7).`,
    }),
    kinds: customKinds,
    fields: fieldsByKind,
    card,
    print,
    printers: record(describeId('the name of a printer'), printer, {
      description: 'Printers of yours, by name.',
    }),
  },
  {
    title: 'A deck',
    description: 'shroud.yaml: the name, languages and editions of a deck, and how it is printed.',
  },
);
export type DeckFile = TypeOf<typeof deckFile>;
