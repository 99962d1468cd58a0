/** Words amounts: a number alone, or so many for each of something. Entry points: `scaled`, `scaledSentence`. */

import type { Amount, ScaledAmount } from '../../vocabulary/amount.js';
import { type Part, withoutStop } from '../part.js';
import { characters } from './characters.js';
import type { Naming } from './naming.js';

/** What a phrase says of one, with what it is done for each of: "draw 1 card for each Duck among your characters". */
export function scaled(
  context: Naming,
  amount: Amount,
  tell: (number: number) => Part[],
  place: 'last' | 'first' = 'last',
): Part[] {
  if (typeof amount !== 'object') return tell(Number(amount));
  const what = tell(amount.times);
  const each = tellEach(context, amount);
  return context.formatter.format(place === 'last' ? 'scaled' : 'scaled.first', { what, each });
}

/** The same of a whole sentence about this character. */
export function scaledSentence(context: Naming, amount: Amount, tell: (number: number) => Part[]): Part[] {
  if (typeof amount !== 'object') return tell(Number(amount));
  const what = withoutStop(tell(amount.times));
  return context.formatter.format('sentence.scaled', { what, each: tellEach(context, amount, true) });
}

/** "for each Duck among your living characters, at most 3"; `isAbout` where this character is the subject. */
function tellEach(context: Naming, { each, atMost }: ScaledAmount, isAbout = false): Part[] {
  const { formatter } = context;
  const said = tellCounted(context, each, isAbout);
  return atMost === undefined ? said : formatter.format('each.atMost', { each: said, count: atMost });
}

function tellCounted(context: Naming, each: ScaledAmount['each'], isAbout: boolean): Part[] {
  const { formatter, person } = context;
  if (each.is === 'card') return formatter.format('each.card', { person });
  if (each.is !== 'icon')
    return each.is === 'character'
      ? characters(context, each.among, 'each')
      : formatter.format('each.modifier', { on: characters(context, each.among, 'lying') });
  const isOne = each.among.that === true || (each.among.this && !isAbout);
  const among = characters(context, each.among, isOne ? 'lying' : 'among');
  return formatter.format('each.icon', { icon: each.icon, among });
}
