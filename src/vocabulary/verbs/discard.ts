import { type Amount, count, guessAmount, handSize, isCount, readAmount } from '../amount.js';
import { choice, fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const pick = choice('way to pick', ['choice', 'random'] as const, {
  description: 'Whether the player chooses the cards or chance does.',
  default: 'choice',
});

const EITHER = 'Say how many (count, pick) or down to how many (downTo), not both.';

export const discard = defineVerb({
  name: 'discard',
  aliases: ['lose', 'drop', 'trash', 'mill'],
  meaning: 'Discards cards from the hand: a number of them, down to a number, or the whole hand.',
  otherwise: 'With fewer cards in hand, all of them are discarded; with none, nothing happens.',
  categories: ['immediate'],
  value: union(
    [
      count('How many cards, chosen by the player who discards.'),
      fields({ count: count('How many cards.') }, { pick }, { elsewhere: { downTo: EITHER } }),
      fields(
        { downTo: handSize('Until this many are left in the hand.', 0) },
        {},
        { elsewhere: { count: EITHER, pick: EITHER } },
      ),
      choice('amount', ['hand'] as const, {
        description: 'The whole hand.',
        synonyms: { all: 'hand', everything: 'hand' },
      }),
    ],
    {
      snippets: [
        { label: '1', body: 1 },
        { label: '{ count, pick }', body: { count: 1, pick: 'random' } },
      ],
    },
  ),
  read: (value): { count: Amount; pick: 'choice' | 'random' } | { downTo: Amount; pick: 'choice' } => {
    if (value === 'hand') return { downTo: 0, pick: 'choice' };
    if (isCount(value)) return { count: readAmount(value), pick: 'choice' };
    if ('downTo' in value) return { downTo: readAmount(value.downTo), pick: 'choice' };
    return { count: readAmount(value.count), pick: value.pick ?? 'choice' };
  },
  parts: { count: 'amount', downTo: 'amount' },
  frame: 'order',
  worth: (value, self) => ('count' in value ? -2 * guessAmount(value.count) : -6) * self,
  example: '- discard: { count: 1, pick: random }\n  who: opponents',
});
