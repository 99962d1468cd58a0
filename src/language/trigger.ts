import type { ClauseOf } from '../vocabulary/cards/clause.js';
import { type Before, type CardContext, NOTHING, readerOf } from './card-context.js';
import { type Part, trimmed } from './part.js';
import { readerSlots } from './sentence-context.js';

type Event = ClauseOf<'whenever'>['value'];

/**
 * Words when a trigger acts: "whenever an opponent's character dies".
 * @param isBehind the sentence already names the controller: "whenever a character of one of their opponents dies"
 */
export function tellEvent({ event, of, kind }: Event, context: CardContext, isBehind = false): Part[] {
  const { formatter } = context;
  const reader = readerOf(context);
  const whom = of === 'you' ? reader : of === 'opponent' ? 'opponents' : of;
  const named = readerSlots({ formatter, reader, named: event === 'dies' ? 'other' : 'no' });
  const told = isBehind ? { ...named, person: 'actor' } : named;
  const said = formatter.format(`when.${event}`, {
    who: formatter.format(`whoever.${whom}`, told),
    whose: formatter.format(`whose.${whom}`, told),
    what: { kinds: kind, count: 1 },
    of: whom,
    ...named,
    form: whom === 'you' ? 'you' : 'other',
  });
  return trimmed(said);
}

/** What an event has named: "that player" is the controller, but "it" could be the dead character, a card or a turn. */
export function afterEvent({ of }: Event, context: CardContext): Before {
  const isOfController = readerOf(context) === 'controller' && of !== 'everyone' && of !== 'playedBy';
  return {
    ...NOTHING,
    named: isOfController ? 'this' : 'other',
    isPlayerNamed: isOfController && of === 'you',
  };
}
