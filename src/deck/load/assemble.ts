import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { CARD_SIZE, type DeckFile, meaningOf, rulesOf } from '../../vocabulary/files/deck-file.js';
import { NOT_ICONS, storyIcons } from '../../vocabulary/icons.js';
import { CARD_KEYS, type CardKey, type KindKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Card, Deck, DeckWords, Edition, Rule, Translation } from '../deck.js';
import type { Draft, DraftCard, DraftRules, DraftText } from '../draft/draft.js';
import { areSame } from '../share.js';
import { readCard, readFamily } from './read-card.js';

/**
 * Makes the deck of what is sound in a draft: everything spelled out, in a fixed order, frozen. What has not changed
 * since the last time is the very same thing.
 */
export function assemble(draft: Draft & { settings: NonNullable<Draft['settings']> }): Deck {
  const { name, version, languages, editions, card } = draft.settings.value;
  const editionsOf = (set: string) =>
    Object.keys(editions).filter((edition) => editions[edition]?.sets.includes(set));
  const bySet = new Map([...draft.files.sets.keys()].map((set) => [set, editionsOf(set)]));
  const of = (key: KindKey) => draft.cards.filter((one) => one.key === key);
  const deck: Deck = {
    name,
    version,
    languages,
    editions: readEditions(editions),
    ...iconsIn(draft.settings.value),
    families: Object.fromEntries(of('families').map(({ id, authored }) => [id, familyOf(authored)])),
    cards: Object.fromEntries(
      CARD_KEYS.flatMap((key) => of(key).map((one) => [one.id, cardOf(one, key, bySet.get(one.set) ?? [])])),
    ),
    texts: readTexts(draft.texts, languages.slice(1)),
    rules: readRules(draft.rules, languages),
    words: Object.fromEntries(draft.words.map(({ lang, value }) => [lang, frozenCopy(value) as DeckWords])),
    card: card === undefined ? CARD_SIZE : sizeOf(card),
  };
  return freeze(deck);
}

/** Only where a deck says something of them. */
function iconsIn({ icons = NO_ICONS, storyIcons: areKept = true }: DeckFile): Pick<Deck, 'icons'> {
  if (!areKept) return { icons: ownIcons(icons) };
  return icons === NO_ICONS ? {} : { icons: allIcons(icons) };
}

const NO_ICONS = {};
const ownIcons = once((icons: DeckIcons) => freeze(meanings(icons)));
const allIcons = once((icons: DeckIcons) => freeze({ ...storyIcons, ...meanings(icons) }));
/** What has a name that no icon can have is told as that, and is no icon. */
function meanings(icons: DeckIcons): Record<string, string> {
  const all = Object.entries(icons).map(([icon, about]) => [icon, meaningOf(about)] as const);
  return Object.fromEntries(all.filter(([icon]) => !(NOT_ICONS as readonly string[]).includes(icon)));
}
type DeckIcons = NonNullable<DeckFile['icons']>;

const sizeOf = once((card: NonNullable<DeckFile['card']>): Deck['card'] => freeze({ ...CARD_SIZE, ...card }));

const readEditions = once((editions: DeckFile['editions']): Deck['editions'] =>
  freeze(Object.fromEntries(Object.entries(editions).map(([id, edition]) => [id, readEdition(id, edition)]))),
);

const familyOf = once((authored: AuthoredCard) => freeze(readFamily(authored)));

const cardsMade = new WeakMap<AuthoredCard, { readonly from: readonly unknown[]; readonly card: Card }>();

function cardOf({ set, authored }: DraftCard, key: CardKey, editions: readonly string[]): Card {
  const from = [key, set, ...editions];
  let known = cardsMade.get(authored);
  if (known === undefined || !areSame(known.from, from)) {
    known = { from, card: freeze(readCard(key, set, editions, authored)) };
    cardsMade.set(authored, known);
  }
  return known.card;
}

function readEdition(id: string, { title, sets, census = {}, rules }: DeckFile['editions'][string]): Edition {
  const promised = CARD_KEYS.filter((key) => census[key] !== undefined);
  return {
    ...(title !== undefined && { title }),
    sets,
    census: Object.fromEntries(promised.map((key) => [kinds[key].kind, census[key]])),
    rules: rulesOf(id, { rules }),
    ...(rules === 'none' && { isPlayed: false as const }),
  };
}

function readTexts(texts: readonly DraftText[], languages: readonly string[]): Deck['texts'] {
  return Object.fromEntries(
    languages.map((lang) => [lang, textsOf(texts.filter((text) => text.lang === lang))]),
  );
}

const textsMade = new WeakMap<
  DraftText,
  { readonly from: readonly DraftText[]; readonly texts: Deck['texts'][string] }
>();

/** All texts of a language: the very same thing as long as all its files are. */
function textsOf(files: readonly DraftText[]): Deck['texts'][string] {
  const [first] = files;
  const known = first && textsMade.get(first);
  if (known && areSame(known.from, files)) return known.texts;
  const entries = files.flatMap(({ value }) => Object.entries(value));
  const texts = freeze(
    Object.fromEntries(entries.map(([id, text]) => [id, frozenCopy(text) as Translation])),
  );
  if (first) textsMade.set(first, { from: files, texts });
  return texts;
}

function readRules(rules: readonly DraftRules[], languages: readonly string[]): Deck['rules'] {
  const known = rules.filter(({ lang }) => languages.includes(lang));
  return Object.fromEntries(known.map(({ lang, value }) => [lang, rulesIn(value)]));
}

const rulesIn = once((value: DraftRules['value']) =>
  freeze(
    mapValues(value, (rule) => (typeof rule === 'string' ? { text: rule } : (frozenCopy(rule) as Rule))),
  ),
);

/** Values as read have no prototype; a deck is plain data. */
const frozenCopy = once((value: object): object => freeze(JSON.parse(JSON.stringify(value))));

/** What is made of a thing that never changes is made once. */
function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    let known = made.get(from);
    if (known === undefined) {
      known = make(from);
      made.set(from, known);
    }
    return known;
  };
}

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
