/**
 * Builds the `Deck` from parsed files: expands short forms, fixes the order, freezes everything. All parts are memoized
 * by the identity of their source, so that unchanged parts keep their identity. Entry point: `assemble`.
 */

import { Memo } from '../../memo/memo.js';
import { memoize, memoizeByKey } from '../../memo/memoize.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { linesIn } from '../../vocabulary/custom-field.js';
import type { Declared } from '../../vocabulary/declared.js';
import { CARD_SIZE, type DeckFile, getIconMeaning, resolveRules } from '../../vocabulary/files/deck-file.js';
import { NOT_ICONS, storyIcons } from '../../vocabulary/icons.js';
import { CARD_KEYS, type CardKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Card, Deck, DeckWords, Edition, Rule, Translation } from '../deck.js';
import type { DraftRules, DraftText, SourceCard, SourceDeck } from '../source/source-deck.js';
import { readCard, readFamily } from './read-card.js';

/**
 * Builds the deck from the valid parts of a draft: fully expanded, in a fixed order, frozen. Unchanged parts keep their
 * identity.
 */
export function assemble(draft: SourceDeck & { settings: NonNullable<SourceDeck['settings']> }): Deck {
  const { name, version, languages, editions, card } = draft.settings.value;
  const listEditions = (set: string) =>
    Object.keys(editions).filter((edition) => editions[edition]?.sets.includes(set));
  const bySet = new Map([...draft.files.sets.keys()].map((set) => [set, listEditions(set)]));
  const byKey = new Map<SourceCard['key'], SourceCard[]>();
  for (const card of draft.cards) {
    const ofKey = byKey.get(card.key);
    if (ofKey === undefined) byKey.set(card.key, [card]);
    else ofKey.push(card);
  }
  const of = (key: SourceCard['key']) => byKey.get(key) ?? [];
  const deck: Deck = {
    name,
    version,
    languages,
    editions: readEditions(editions),
    ...iconsIn(draft.settings.value),
    ...findCustomKinds(draft.settings.value, draft.declared),
    families: listFamilies(of('families')),
    cards: Object.fromEntries(
      [...CARD_KEYS, ...(draft.declared.kinds ?? [])].flatMap((key) => {
        const made = createCardReader(draft, key);
        return of(key).map((one) => [one.id, made(one, bySet.get(one.set) ?? [])]);
      }),
    ),
    texts: readTexts(draft, languages.slice(1)),
    rules: readRules(draft.rules, languages),
    words: Object.fromEntries(draft.words.map(({ lang, value }) => [lang, frozenCopy(value) as DeckWords])),
    card: card === undefined ? CARD_SIZE : readCardSize(card),
  };
  return freeze(deck);
}

/** Icons, only if the deck declares any. */
function iconsIn({ icons = NO_ICONS, storyIcons: areKept = true }: DeckFile): Pick<Deck, 'icons'> {
  if (!areKept) return { icons: readCustomIcons(icons) };
  return icons === NO_ICONS ? {} : { icons: allIcons(icons) };
}

const NO_ICONS = {};
const readCustomIcons = memoize((icons: DeckIcons) => freeze(meanings(icons)));
const allIcons = memoize((icons: DeckIcons) => freeze({ ...storyIcons, ...meanings(icons) }));
/** Reserved names are reported elsewhere and are not icons. */
function meanings(icons: DeckIcons): Record<string, string> {
  const all = Object.entries(icons).map(([icon, about]) => [icon, getIconMeaning(about)] as const);
  return Object.fromEntries(all.filter(([icon]) => !(NOT_ICONS as readonly string[]).includes(icon)));
}
type DeckIcons = NonNullable<DeckFile['icons']>;

const readCardSize = memoize((card: NonNullable<DeckFile['card']>): Deck['card'] =>
  freeze({ ...CARD_SIZE, ...card }),
);

const readEditions = memoize((editions: DeckFile['editions']): Deck['editions'] =>
  freeze(Object.fromEntries(Object.entries(editions).map(([id, edition]) => [id, readEdition(id, edition)]))),
);

const readFrozenFamily = memoize((authored: AuthoredCard) => freeze(readFamily(authored)));

/** Holds what is made of a list, by the first item of the list. */
const memoFor = memoize((_first: object) => new Memo());
const NOTHING = {};

/** All families; identical as long as each of them is. */
function listFamilies(drafts: readonly SourceCard[]): Deck['families'] {
  const from = drafts.flatMap(({ id, authored }) => [id, authored]);
  return memoFor(drafts[0]?.authored ?? NOTHING).get('families', from, () =>
    freeze(Object.fromEntries(drafts.map(({ id, authored }) => [id, readFrozenFamily(authored)]))),
  );
}

const freezeCard = memoizeByKey((_authored: AuthoredCard, _from: string, read: () => Card) => freeze(read()));

function createCardReader(
  { settings, declared }: SourceDeck,
  key: SourceCard['key'],
): (card: SourceCard, editions: readonly string[]) => Card {
  const fields = Object.keys(declared.fields[key] ?? {});
  const stock = settings?.value.kinds?.[key]?.stock ?? 'paper';
  const kind = isBuiltIn(key) ? key : { of: key, stock };
  const sets = new Map<string, string>();
  return ({ set, authored }, editions) => {
    const made = sets.get(set) ?? JSON.stringify([key, set, stock, fields, editions]);
    sets.set(set, made);
    return freezeCard(authored, made, () => readCard(kind, set, editions, authored, fields));
  };
}

const isBuiltIn = (key: string): key is CardKey => (CARD_KEYS as readonly string[]).includes(key);

/** Custom kinds and fields, only if the deck has any. */
function findCustomKinds({ kinds: custom }: DeckFile, declared: Declared): Pick<Deck, 'kinds' | 'fields'> {
  const fields = fieldsIn(declared);
  return {
    ...(custom && Object.keys(custom).length > 0 && { kinds: readCustomKinds(custom) }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

const readCustomKinds = memoize(
  (custom: NonNullable<DeckFile['kinds']>): NonNullable<Deck['kinds']> =>
    freeze(mapValues(custom, ({ title, stock }) => ({ title, stock }))),
);

/** Keyed by kind, as in cards; files use the key of the kind. */
const fieldsIn = memoize(
  (declared: Declared): NonNullable<Deck['fields']> =>
    freeze(
      Object.fromEntries(
        Object.entries(declared.fields).map(([key, some]) => [
          isBuiltIn(key) ? kinds[key].kind : key,
          mapValues(some, ({ type = 'text', translated, printed }) => ({ type, translated, printed })),
        ]),
      ),
    ),
);

function readEdition(id: string, { title, sets, census = {}, rules }: DeckFile['editions'][string]): Edition {
  return {
    ...(title !== undefined && { title }),
    sets,
    census: Object.fromEntries(
      Object.entries(census).map(([key, many]) => [isBuiltIn(key) ? kinds[key].kind : key, many]),
    ),
    rules: resolveRules(id, { rules }),
    ...(rules === 'none' && { isPlayed: false as const }),
  };
}

function readTexts({ texts, cards, declared }: SourceDeck, languages: readonly string[]): Deck['texts'] {
  const hasFields = Object.keys(declared.fields).length > 0;
  const keys = new Map(hasFields ? cards.map(({ id, key }) => [id, key]) : []);
  const read = (id: string, text: Translation) =>
    readTranslation(text, declared.fields[keys.get(id) ?? ''] ?? NO_FIELDS);
  return Object.fromEntries(
    languages.map((lang) => {
      const files = texts.filter((text) => text.lang === lang);
      return [lang, hasFields ? textsIn(files, read) : mergeTexts(files)];
    }),
  );
}

const NO_FIELDS: Declared['fields'][string] = {};

/** All texts of a language; identical as long as all its files are. */
const mergeTexts = (files: readonly DraftText[]): Deck['texts'][string] =>
  memoFor(files[0] ?? NOTHING).get('texts', files, () => textsIn(files, (_, text) => frozenCopy(text)));

function textsIn(
  files: readonly DraftText[],
  read: (id: string, text: Translation) => object,
): Deck['texts'][string] {
  const entries = files.flatMap(({ value }) => Object.entries(value));
  return freeze(Object.fromEntries(entries.map(([id, text]) => [id, read(id, text) as Translation])));
}

/** Files have custom fields beside the others; a list may be written with one entry per line. */
const readTranslation = memoize((text: Translation, fields: Declared['fields'][string]): object => {
  const all = Object.entries(frozenCopy(text));
  const isField = ([name]: readonly [string, unknown]) => Object.hasOwn(fields, name);
  const custom = all.filter(isField).map(([name, value]) => {
    const isLines = fields[name]?.type === 'list' && typeof value === 'string';
    return [name, isLines ? linesIn(value) : value];
  });
  const rest = Object.fromEntries(all.filter((one) => !isField(one)));
  return freeze(custom.length === 0 ? rest : { ...rest, fields: Object.fromEntries(custom) });
});

function readRules(rules: readonly DraftRules[], languages: readonly string[]): Deck['rules'] {
  const known = rules.filter(({ lang }) => languages.includes(lang));
  return Object.fromEntries(known.map(({ lang, value }) => [lang, rulesIn(value)]));
}

const rulesIn = memoize((value: DraftRules['value']) =>
  freeze(
    mapValues(value, (rule) => (typeof rule === 'string' ? { text: rule } : (frozenCopy(rule) as Rule))),
  ),
);

/** Parsed values have no prototype; a deck is plain data. */
const frozenCopy = memoize((value: object): object => freeze(JSON.parse(JSON.stringify(value))));

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
