/**
 * Generates the rules text of cards from their scripts. Entry points: `cardText`, and `cardTextWithSources`, which also
 * lists the phrases that each sentence uses. Results are memoized by card and speaker.
 */

import type { Card, Deck } from '../../deck/deck.js';
import type { Category } from '../../vocabulary/category.js';
import { clausePath } from '../../vocabulary/clause-path.js';
import type { Requires } from '../../vocabulary/requires.js';
import { type Part, withFirst } from '../part.js';
import type { PhraseFormatter, TextMemo } from '../phrases/phrase-formatter.js';
import type { CardContext } from './card-context.js';
import { characters } from './characters.js';
import { clauseText } from './clause-text.js';
import { tellCondition } from './conditions.js';
import { getTitle, listNamedTitles } from './named-titles.js';
import { iconSlots } from './naming.js';
import { toPlain } from './plain-condition.js';

/** A sentence of a card, with its path in the card's script. */
export interface Sentence {
  /** `requires.target`, `immediate.0` … */
  readonly path: string;
  readonly category: Category | 'requires';
  readonly parts: readonly Part[];
  /** Keys of the phrases and forms used; present only when requested. */
  readonly sources?: readonly string[];
}

/** In the order in which things happen: a reaction first answers, then its immediate clauses follow. */
const ORDER: readonly Category[] = ['reaction', 'immediate', 'continuous', 'persistent'];

const sentencesByCard = new WeakMap<Card, WeakMap<PhraseFormatter, readonly Sentence[]>>();

/** Generates the rules text of a card from its script. Memoized: decks are frozen, so the result stays valid. */
export function cardText(deck: Deck, card: Card, formatter: PhraseFormatter): readonly Sentence[] {
  let byFormatter = sentencesByCard.get(card);
  if (byFormatter === undefined) {
    byFormatter = new WeakMap();
    sentencesByCard.set(card, byFormatter);
  }
  let sentences = byFormatter.get(formatter);
  if (sentences === undefined) {
    sentences = recall(deck, card, formatter);
    byFormatter.set(formatter, sentences);
  }
  return sentences;
}

/** Returns the memoized text of an identical card, if the speaker has a memory. */
function recall(deck: Deck, card: Card, formatter: PhraseFormatter): readonly Sentence[] {
  const memory = formatter.memo as TextMemo<readonly Sentence[]> | undefined;
  if (memory === undefined || !('effects' in card)) return wordCard(deck, card, formatter, false);
  const { language } = formatter.words;
  const { kind, effects, requires, wording } = card;
  const titles = listNamedTitles(deck, card, language);
  const asDrawn = card.kind === 'event' && card.asDrawn;
  const either = isEither(card);
  const key = JSON.stringify([kind, effects, requires, wording?.[language], asDrawn, either, titles]);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const sentences = wordCard(deck, card, formatter, false);
  memory.set(key, sentences);
  return sentences;
}

const isEither = (card: Card): boolean => card.kind === 'event' && card.either;

/** Generates the text of a card, with the phrases and forms that each sentence uses. */
export function cardTextWithSources(deck: Deck, card: Card, formatter: PhraseFormatter): Sentence[] {
  return wordCard(deck, card, formatter, true);
}

function wordCard(deck: Deck, card: Card, formatter: PhraseFormatter, withSources: boolean): Sentence[] {
  if (!('effects' in card)) return [];
  const { language } = formatter.words;
  const context: CardContext = {
    formatter,
    kind: card.kind,
    getTitle: (id) => getTitle(deck, language, id),
  };
  const sentence = (path: string, category: Sentence['category'], make: () => Part[]): Sentence => {
    if (!withSources) return { path, category, parts: make() };
    const { result, sources } = formatter.recordSources(make);
    return { path, category, parts: result, sources };
  };
  const small = (letter: string) => letter.toLocaleLowerCase(language);
  const isAsDrawn = card.kind === 'event' && card.asDrawn;
  return [
    ...(isAsDrawn ? [sentence('asDrawn', 'requires', () => formatter.format('asDrawn'))] : []),
    ...requirements(card.requires ?? {}, context).map(([path, make]) => sentence(path, 'requires', make)),
    ...ORDER.flatMap((category) =>
      (card.effects[category] ?? []).map((clause, index) => {
        const path = clausePath(category, index);
        const isOtherUse = isEither(card) && category === 'immediate' && index === 0;
        return sentence(path, category, () => {
          const worded = clauseText(clause, category, context, path, card.wording?.[language]);
          return isOtherUse ? formatter.format('orAsPlay', { what: withFirst(worded, small) }) : worded;
        });
      }),
    ),
  ];
}

/** In `requires`, `you` is the player who plays the card. */
function requirements(
  { target, family, if: condition }: Requires,
  context: CardContext,
): [string, () => Part[]][] {
  const { formatter, getTitle } = context;
  const inCondition = { formatter, actor: 'self', person: 'you', getTitle } as const;
  const all: [string, (() => Part[]) | undefined][] = [
    [
      'requires.target',
      target && (() => formatter.format('requires.target', { on: characters(inCondition, target, 'on') })),
    ],
    [
      'requires.family',
      family && (() => formatter.format('requires.family', iconSlots(formatter, family.shows, 'and'))),
    ],
    [
      'requires.if',
      condition &&
        (() => {
          // "Don't play this if …" is plainer than a negated condition.
          const isNot = 'not' in condition;
          const worded = tellCondition(toPlain(isNot ? condition.not : condition), inCondition);
          return formatter.format(isNot ? 'requires.ifNot' : 'requires.if', { condition: worded });
        }),
    ],
  ];
  return all.filter((one): one is [string, () => Part[]] => one[1] !== undefined);
}
