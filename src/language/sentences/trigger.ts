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

/** The player that an event has named. */
export const afterEvent = ({ of }: Event): Before => ({ ...NOTHING, player: of });
