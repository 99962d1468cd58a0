import { CARD_SIZE, type DeckFile, rulesOf } from '../../vocabulary/files/deck-file.js';
import { CARD_KEYS, kinds } from '../../vocabulary/kinds/index.js';
import type { Deck, DeckWords, Edition, Rule, Translation } from '../deck.js';
import type { Draft, DraftRules, DraftText } from '../draft/draft.js';
import { readCard, readFamily } from './read-card.js';

/** Makes the deck of a draft without errors: everything spelled out, in a fixed order, frozen. */
export function assemble(draft: Draft & { settings: NonNullable<Draft['settings']> }): Deck {
  const { name, version, languages, editions, card } = draft.settings.value;
  const editionsOf = (set: string) =>
    Object.keys(editions).filter((edition) => editions[edition]?.sets.includes(set));
  const bySet = new Map([...draft.files.sets.keys()].map((set) => [set, editionsOf(set)]));
  const ordered = CARD_KEYS.flatMap((key) =>
    draft.cards.filter((one) => one.key === key).map((one) => ({ ...one, key })),
  );
  const deck: Deck = {
    name,
    version,
    languages,
    editions: Object.fromEntries(
      Object.entries(editions).map(([id, edition]) => [id, readEdition(id, edition)]),
    ),
    families: Object.fromEntries(
      draft.cards
        .filter(({ key }) => key === 'families')
        .map(({ id, authored }) => [id, readFamily(authored)]),
    ),
    cards: Object.fromEntries(
      ordered.map(({ id, key, set, authored }) => [id, readCard(key, set, bySet.get(set) ?? [], authored)]),
    ),
    texts: readTexts(draft.texts, languages.slice(1)),
    rules: readRules(draft.rules, languages),
    words: Object.fromEntries(draft.words.map(({ lang, value }) => [lang, plainCopy(value) as DeckWords])),
    card: { ...CARD_SIZE, ...card },
  };
  return freeze(deck);
}

function readEdition(id: string, { sets, census = {}, rules }: DeckFile['editions'][string]): Edition {
  const promised = CARD_KEYS.filter((key) => census[key] !== undefined);
  return {
    sets,
    census: Object.fromEntries(promised.map((key) => [kinds[key].kind, census[key]])),
    rules: rulesOf(id, { rules }),
  };
}

function readTexts(texts: readonly DraftText[], languages: readonly string[]): Deck['texts'] {
  const of = (lang: string) =>
    texts.filter((text) => text.lang === lang).flatMap(({ value }) => Object.entries(value));
  return Object.fromEntries(
    languages.map((lang) => [
      lang,
      Object.fromEntries(of(lang).map(([id, text]) => [id, plainCopy(text) as Translation])),
    ]),
  );
}

function readRules(rules: readonly DraftRules[], languages: readonly string[]): Deck['rules'] {
  const known = rules.filter(({ lang }) => languages.includes(lang));
  return Object.fromEntries(
    known.map(({ lang, value }) => [
      lang,
      mapValues(value, (rule) => (typeof rule === 'string' ? { text: rule } : (plainCopy(rule) as Rule))),
    ]),
  );
}

/** Values as read have no prototype; a deck is plain data. */
function plainCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
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
