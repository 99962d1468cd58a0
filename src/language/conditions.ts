import type { Condition } from '../vocabulary/condition.js';
import { characters, type FamilyTitle, icons, type Reader } from './characters.js';
import type { Part } from './part.js';
import type { Speaker } from './speaker.js';

/** Whose hand an `if` asks about: the reader's, the controller's, or that of whoever else acts. */
export type Person = 'you' | 'controller' | 'other';

export interface Telling {
  readonly speaker: Speaker;
  readonly reader: Reader;
  readonly person: Person;
  readonly familyTitle: FamilyTitle;
}

/** A condition as a clause without "if". */
export function tellCondition(condition: Condition, telling: Telling, isInside = false): Part[] {
  const { speaker, reader, familyTitle } = telling;
  if ('this' in condition) {
    const { of, state, shows, family, selfWorth } = condition.this;
    const isPlain = of === 'anyone' && state === 'any' && family === undefined && selfWorth === undefined;
    if (isPlain && shows.length > 0)
      return speaker.say('if.this.shows', { icons: icons(speaker, condition.this) });
    return speaker.say('if.this', { what: characters(speaker, condition.this, 'is', reader, familyTitle) });
  }
  if ('count' in condition) return tellCount(condition, telling);
  if ('hand' in condition) return tellHand(condition.hand, telling);
  if ('not' in condition) {
    const denied = speaker.say('if.not', { condition: tellCondition(condition.not, telling, true) });
    return isInside ? speaker.say('if.group', { condition: denied }) : denied;
  }
  const [word, list] =
    'all' in condition ? (['and', condition.all] as const) : (['or', condition.any] as const);
  const joined = speaker.join(
    word,
    list.map((inner) => tellCondition(inner, telling, true)),
  );
  // "a and b or c" could mean two things.
  return isInside && list.length > 1 ? speaker.say('if.group', { condition: joined }) : joined;
}

type Count = Extract<Condition, { count: unknown }>;

function tellCount({ count, atLeast, atMost }: Count, { speaker, reader, familyTitle }: Telling): Part[] {
  const number = atMost ?? atLeast ?? 0;
  const what = characters(speaker, count, 'count', reader, familyTitle, number);
  const key =
    atMost === undefined
      ? 'if.count.atLeast'
      : atLeast === undefined
        ? 'if.count.atMost'
        : 'if.count.between';
  return speaker.say(key, { what, count: number, least: atLeast });
}

function tellHand(
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
  { speaker, person }: Telling,
): Part[] {
  const key =
    atMost === undefined ? 'if.hand.atLeast' : atLeast === undefined ? 'if.hand.atMost' : 'if.hand.between';
  return speaker.say(key, { count: atMost ?? atLeast ?? 0, least: atLeast, person });
}
