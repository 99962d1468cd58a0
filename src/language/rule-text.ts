import type { Card, Deck, Rule } from '../deck/deck.js';
import type { RulesName } from '../vocabulary/files/deck-file.js';
import { EXAMPLE_PLACES } from '../vocabulary/files/rules-file.js';
import { SLOTS, type Slot } from '../vocabulary/icons.js';

/**
 * The printed text of a rule in a language; undefined if there is none. In a worked example, the names of the cards and
 * their totals are filled in, so that the example follows changes of its cards.
 * @param edition the edition whose cards an example uses
 * @param rules the rules that choose the wording; undefined: the wording for all editions
 */
export function ruleText(
  deck: Deck,
  language: string,
  id: string,
  edition?: string,
  rules = edition === undefined ? undefined : deck.editions[edition]?.rules,
): string | undefined {
  const rule = deck.rules[language]?.[id];
  const text = rule && textByRules(rule, rules);
  const stack = exampleOf(deck, id, edition)?.stack;
  if (text === undefined || stack === undefined) return text;
  const values = new Map<string, string>([
    ...stack.map((card, place) => [EXAMPLE_PLACES[place] ?? '', titleOf(deck, language, card)] as const),
    ...numbersOf(stack.map((card) => deck.cards[card])).map(
      ([name, value]) => [name, signed(value)] as const,
    ),
  ]);
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values.get(name) ?? slot);
}

/** The wording of a rule by some rules. The expansion adds to the classic rules, so it shares their wording. */
function textByRules({ text, for: texts }: Rule, rules: RulesName | undefined): string {
  if (texts === undefined || rules === undefined) return text;
  return texts[rules] ?? (rules === 'expansion' ? texts.classic : undefined) ?? text;
}

/** Finds a worked example. It is printed in every language, but only the source language lists its cards. */
export function exampleOf(deck: Deck, id: string, edition?: string): Rule | undefined {
  const rule = deck.rules[deck.languages[0] ?? '']?.[id];
  if (rule?.stack === undefined || edition === undefined) return rule;
  return { ...rule, stack: rule.stack.map((card) => sameIn(deck, card, edition)) };
}

/** An edition may have another card of the same name: its players know that one. */
function sameIn(deck: Deck, id: string, edition: string): string {
  const card = deck.cards[id];
  if (card === undefined || card.editions.includes(edition)) return id;
  const isSame = (other: Card) =>
    other.kind === card.kind && other.title === card.title && other.editions.includes(edition);
  return Object.entries(deck.cards).find(([, other]) => isSame(other))?.[0] ?? id;
}

function titleOf(deck: Deck, language: string, id: string): string {
  return deck.texts[language]?.[id]?.title ?? deck.cards[id]?.title ?? id;
}

/** The self-worth of a stack, listed from the bottom up. */
export const selfWorthOf = (stack: readonly (Card | undefined)[]): number =>
  Object.fromEntries(numbersOf(stack)).selfWorth ?? 0;

/** In each slot the topmost value counts (VIS-2); self-worth is their sum (VIS-3). */
function numbersOf(stack: readonly (Card | undefined)[]): readonly (readonly [string, number])[] {
  const topmost = (slot: Slot) =>
    stack.reduce((seen, card) => (card && 'pathos' in card ? (card.pathos[slot] ?? seen) : seen), 0);
  const shown = SLOTS.map((slot) => [slot, topmost(slot)] as const);
  return [...shown, ['selfWorth', shown.reduce((sum, [, value]) => sum + value, 0)]];
}

/** A number with its sign, as cards show it. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
