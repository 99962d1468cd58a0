import type { ClauseOf } from '../../vocabulary/cards/clause.js';
import { type Part, trimmed } from '../part.js';
import { type Before, type CardContext, NOTHING } from './card-context.js';

type Event = ClauseOf<'whenever'>['value'];

/** Words when a trigger acts: "whenever an opponent's character dies". */
export function tellEvent({ event, of, kind }: Event, { formatter }: CardContext): Part[] {
  const whom = of === 'opponent' ? 'opponents' : of;
  const said = formatter.format(`when.${event}`, {
    who: formatter.format(`whoever.${whom}`),
    whose: formatter.format(`whose.${whom}`),
    what: { kinds: kind, count: 1 },
    of: whom,
    form: whom === 'you' ? 'you' : 'other',
  });
  return trimmed(said);
}

/** Events whose subject is a player. */
const ACTS: readonly Event['event'][] = ['played', 'discarded', 'drawn'];

/**
 * What an event leaves to be referred to: the player that it has named. Behind what another player does, an order could
 * seem to be about that player: "whenever an opponent plays an event, you draw 1 card".
 */
export const afterEvent = ({ event, of }: Event): Before => ({
  ...NOTHING,
  player: of,
  isTold: of !== 'you' && ACTS.includes(event),
});
