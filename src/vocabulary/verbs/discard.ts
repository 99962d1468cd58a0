import { count } from '../amount.js';
import { choice, fields, integer, union } from '../shape.js';
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
        {
          downTo: integer({ minimum: 0, maximum: 99, description: 'Until this many are left in the hand.' }),
        },
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
  read: (value): { count: number; pick: 'choice' | 'random' } | { downTo: number; pick: 'choice' } => {
    if (value === 'hand') return { downTo: 0, pick: 'choice' };
    if (typeof value === 'number') return { count: value, pick: 'choice' };
    if ('downTo' in value) return { downTo: value.downTo, pick: 'choice' };
    return { count: value.count, pick: value.pick ?? 'choice' };
  },
  parts: { count: 'count', downTo: 'count' },
  frame: 'order',
  worth: (value, self) => ('count' in value ? -2 * value.count : -6) * self,
  example: '- discard: { count: 1, pick: random }\n  who: opponents',
});
