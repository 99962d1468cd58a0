/**
 * Generates the rules text of cards from their scripts. Entry points: `cardText`, and `cardTextWithSources`, which also
 * lists the phrases that each sentence uses. Results are memoized by card and speaker.
 */

import type { Card, Deck } from '../deck/deck.js';
import type { Category } from '../vocabulary/category.js';
import { clausePath } from '../vocabulary/clause-path.js';
import type { Requires } from '../vocabulary/requires.js';
import type { CardContext } from './card-context.js';
import { characters, iconSlots } from './characters.js';
import { clauseText } from './clause-text.js';
import { tellCondition } from './conditions.js';
import type { Part } from './part.js';
import { toPlain } from './plain-condition.js';
import type { Speaker, TextMemory } from './speaker.js';
import { wordByHand } from './wording.js';

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

const said = new WeakMap<Card, WeakMap<Speaker, readonly Sentence[]>>();

/** Generates the rules text of a card from its script. Memoized: decks are frozen, so the result stays valid. */
export function cardText(deck: Deck, card: Card, speaker: Speaker): readonly Sentence[] {
  let bySpeaker = said.get(card);
  if (bySpeaker === undefined) {
    bySpeaker = new WeakMap();
    said.set(card, bySpeaker);
  }
  let sentences = bySpeaker.get(speaker);
  if (sentences === undefined) {
    sentences = recall(deck, card, speaker);
    bySpeaker.set(speaker, sentences);
  }
  return sentences;
}

/** Returns the memoized text of an identical card, if the speaker has a memory. */
function recall(deck: Deck, card: Card, speaker: Speaker): readonly Sentence[] {
  const memory = speaker.memory as TextMemory<readonly Sentence[]> | undefined;
  if (memory === undefined || !('effects' in card)) return sayCard(deck, card, speaker, false);
  const { language } = speaker.words;
  const { kind, effects, requires, wording } = card;
  const families = Object.keys(deck.families).map((id) => familyTitle(deck, language, id));
  const asDrawn = card.kind === 'event' && card.asDrawn;
  const key = JSON.stringify([kind, effects, requires, wording?.[language], asDrawn, families]);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const sentences = sayCard(deck, card, speaker, false);
  memory.set(key, sentences);
  return sentences;
}

function familyTitle(deck: Deck, language: string, id: string): string {
  return deck.texts[language]?.[id]?.title ?? deck.families[id]?.title ?? id;
}

/** Generates the text of a card, with the phrases and forms that each sentence uses. */
export function cardTextWithSources(deck: Deck, card: Card, speaker: Speaker): Sentence[] {
  return sayCard(deck, card, speaker, true);
}

function sayCard(deck: Deck, card: Card, speaker: Speaker, withSources: boolean): Sentence[] {
  if (!('effects' in card)) return [];
  const { language } = speaker.words;
  const context: CardContext = {
    speaker,
    kind: card.kind,
    familyTitle: (id) => familyTitle(deck, language, id),
  };
  const sentence = (path: string, category: Sentence['category'], speak: () => Part[]): Sentence => {
    if (!withSources) return { path, category, parts: speak() };
    const { said, sources } = speaker.traced(speak);
    return { path, category, parts: said, sources };
  };
  const isAsDrawn = card.kind === 'event' && card.asDrawn;
  return [
    ...(isAsDrawn ? [sentence('asDrawn', 'requires', () => speaker.say('asDrawn'))] : []),
    ...requirements(card.requires ?? {}, context).map(([path, speak]) => sentence(path, 'requires', speak)),
    ...ORDER.flatMap((category) =>
      (card.effects[category] ?? []).map((clause, index) => {
        const path = clausePath(category, index);
        const byHand = card.wording?.[language]?.[path];
        return sentence(path, category, () =>
          byHand === undefined ? clauseText(clause, category, context) : wordByHand(byHand, clause, context),
        );
      }),
    ),
  ];
}

/** In `requires`, `you` is the player who plays the card. */
function requirements(
  { target, family, if: condition }: Requires,
  context: CardContext,
): [string, () => Part[]][] {
  const { speaker, familyTitle } = context;
  const inCondition = {
    speaker,
    reader: 'you',
    named: 'no',
    actor: 'self',
    person: 'you',
    familyTitle,
  } as const;
  const all: [string, (() => Part[]) | undefined][] = [
    [
      'requires.target',
      target && (() => speaker.say('requires.target', { on: characters(inCondition, target, 'on') })),
    ],
    [
      'requires.family',
      family && (() => speaker.say('requires.family', iconSlots(speaker, family.shows, 'and'))),
    ],
    [
      'requires.if',
      condition &&
        (() => {
          // "Don't play this if …" is plainer than a negated condition.
          const isNot = 'not' in condition;
          const told = tellCondition(toPlain(isNot ? condition.not : condition), inCondition);
          return speaker.say(isNot ? 'requires.ifNot' : 'requires.if', { condition: told });
        }),
    ],
  ];
  return all.filter((one): one is [string, () => Part[]] => one[1] !== undefined);
}
