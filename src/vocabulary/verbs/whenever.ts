import { createKindShape, readKind } from '../kinds/kind.js';
import { choice, describe, fields } from '../shape.js';
import { eventWho } from '../who.js';
import { defineVerb } from './define-verb.js';

const kind = describe(createKindShape('Only cards of these kinds; for `played`, `discarded` and `drawn`.'), {
  default: 'card',
});

/** The events that are about a card, so that `kind` has a meaning. */
export const CARD_EVENTS = ['played', 'discarded', 'drawn'] as const;

const event = choice('event', ['dies', ...CARD_EVENTS, 'turnStarts', 'turnEnds'] as const, {
  description: 'A character of theirs dies; they play, discard or draw a card; their turn starts or ends.',
});

const NOT_ABOUT_THIS =
  'A trigger asks whose event it is (`of`), not which character it happens to. Write such an effect by hand, as text: "…" on the card.';

export const whenever = defineVerb({
  name: 'whenever',
  aliases: ['trigger', 'on', 'when'],
  meaning: 'A trigger: each time it happens, the immediate clauses of `do` are done.',
  otherwise:
    "It looks at the table after the event, does not notice its own card's arrival, and can't fire while its own clauses resolve.",
  categories: ['continuous', 'persistent'],
  takesWho: false,
  takesDo: true,
  value: fields(
    { event },
    { of: eventWho, kind },
    {
      snippets: [{ label: '{ event, of }', body: { event: 'dies', of: 'opponents' } }],
      elsewhere: { on: NOT_ABOUT_THIS, this: NOT_ABOUT_THIS, character: NOT_ABOUT_THIS },
    },
  ),
  read: (value) => ({
    event: value.event,
    of: value.of ?? ('you' as const),
    kind: readKind(value.kind ?? 'card'),
  }),
  parts: { kind: 'kinds' },
  frame: 'whole',
  worth: (_, self) => 3 * self,
  example: '- whenever: { event: dies, of: opponents }\n  do:\n    - draw: 1',
});
