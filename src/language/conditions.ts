import type { Condition } from '../vocabulary/condition.js';
import type { StoryIcon } from '../vocabulary/icons.js';
import type { Selector } from '../vocabulary/selector.js';
import { boundsOf, characters, iconSlots, type Naming, ownerOf } from './characters.js';
import { type Part, words } from './part.js';

/** Whose hand an `if` asks about: the reader's, the controller's, or that of whoever else acts. */
export type Person = 'you' | 'controller' | 'other';

export interface ConditionContext extends Naming {
  readonly person: Person;
}

/** A condition as a clause without "if". */
export function tellCondition(condition: Condition, context: ConditionContext, isInside = false): Part[] {
  const { speaker } = context;
  const shown = shownByThis(condition);
  if (shown !== undefined) {
    const said = speaker.say('if.this.shows', iconSlots(speaker, shown.icons, shown.word));
    return isInside && shown.word === 'or' ? speaker.say('if.group', { condition: said }) : said;
  }
  if ('this' in condition) return tellThis(condition.this, context);
  if ('count' in condition) return tellCount(condition, context);
  if ('hand' in condition) return tellHand(condition.hand, context);
  if ('not' in condition) {
    const denied = speaker.say('if.not', { condition: tellCondition(condition.not, context, true) });
    return isInside ? speaker.say('if.group', { condition: denied }) : denied;
  }
  const [word, list] =
    'all' in condition ? (['and', condition.all] as const) : (['or', condition.any] as const);
  const joined = speaker.join(
    word,
    list.map((inner) => tellCondition(inner, context, true)),
  );
  // "a and b or c" could mean two things.
  return isInside && list.length > 1 ? speaker.say('if.group', { condition: joined }) : joined;
}

/** Icons that this character is asked to show, and nothing else: all of them, or any one. */
interface Shown {
  readonly icons: readonly StoryIcon[];
  readonly word: 'and' | 'or';
}

function shownByThis(condition: Condition): Shown | undefined {
  if ('this' in condition) {
    const { shows } = condition.this;
    return shows.length > 0 && onlyTrait(condition.this) === 'shows'
      ? { icons: shows, word: 'and' }
      : undefined;
  }
  if (!('all' in condition || 'any' in condition)) return undefined;
  const [word, list] =
    'all' in condition ? (['and', condition.all] as const) : (['or', condition.any] as const);
  const each = list.map((inner) => ('this' in inner ? (shownByThis(inner)?.icons ?? []) : []));
  // "a and b or c" could mean two things.
  return each.every(({ length }) => length === 1) ? { icons: each.flat(), word } : undefined;
}

/** Whether a condition asks of this character alone, so that it is named by it. */
export const isOfThis = (condition: Condition): boolean =>
  'this' in condition || shownByThis(condition) !== undefined;

/** The one trait that a selector asks for, if it asks for nothing else: it can be said in plainer words. */
function onlyTrait({ of, state, shows, family, selfWorth }: Selector) {
  if (of !== 'anyone' || state !== 'any') return undefined;
  const asked = [
    ...(shows.length > 0 ? (['shows'] as const) : []),
    ...(family !== undefined ? (['family'] as const) : []),
    ...(selfWorth !== undefined ? (['selfWorth'] as const) : []),
  ];
  return asked.length === 1 ? asked[0] : undefined;
}

function tellThis(asked: Selector, context: ConditionContext): Part[] {
  const { speaker, familyTitle } = context;
  const only = onlyTrait(asked);
  const { family, selfWorth } = asked;
  if (only === 'family' && family !== undefined)
    return speaker.say('if.this.family', { family: [words(familyTitle(family))] });
  if (only === 'selfWorth' && selfWorth !== undefined)
    return speaker.say(`if.this.worth.${boundsOf(selfWorth)}`, { ...selfWorth });
  return speaker.say('if.this', { what: characters(context, asked, 'is') });
}

type Count = Extract<Condition, { count: unknown }>;

function tellCount({ count, atLeast, atMost }: Count, context: ConditionContext): Part[] {
  const { speaker, reader } = context;
  const number = atMost ?? atLeast ?? 0;
  const what = characters(context, count, 'count', number);
  const there = speaker.say('there', { of: ownerOf(count, reader), count: number });
  const key =
    atMost === undefined
      ? 'if.count.atLeast'
      : atLeast === undefined
        ? 'if.count.atMost'
        : 'if.count.between';
  return speaker.say(key, { there, what, count: number, least: atLeast });
}

function tellHand(
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
  { speaker, person }: ConditionContext,
): Part[] {
  const key =
    atMost === undefined ? 'if.hand.atLeast' : atLeast === undefined ? 'if.hand.atMost' : 'if.hand.between';
  return speaker.say(key, { count: atMost ?? atLeast ?? 0, least: atLeast, person });
}
