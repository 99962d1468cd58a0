import type { StoryIcon } from '../../vocabulary/icons.js';
import { CARD_KEYS, cardKinds, DRAWN_KINDS, type DrawnKind } from '../../vocabulary/kinds/index.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import type { ClauseRef, PlayedCard } from '../clause-refs.js';
import type { Reach } from './reach.js';

/** Words that are about deaths, without naming the kind. */
const DEADLY: readonly Verb[] = ['revive', 'moveDeath', 'playDeath', 'deathOnAnyPlay'];

const plurals = Object.fromEntries(CARD_KEYS.map((key) => [cardKinds[key].kind, key])) as Readonly<
  Record<DrawnKind, string>
>;

/** What a clause is about and no card of an edition has, in words; undefined if nothing. */
export function missingFor(card: PlayedCard, ref: ClauseRef, reach: Reach): string | undefined {
  const outer = ref.inner < 0 ? undefined : card.effects[ref.category]?.[ref.index];
  const { do: _, ...clause } = ref.clause;
  return missingIn(card, clause, reach) ?? missingIn(card, { value: outer?.value, if: outer?.if }, reach);
}

/** What a part of a card's script names and no other card of an edition has. */
export function missingIn(card: PlayedCard, script: unknown, reach: Reach): string | undefined {
  const named = namesIn(script);
  const isLacking = (kind: DrawnKind) => reach.kinds[kind] - (card.kind === kind ? 1 : 0) === 0;
  const other = (kind: DrawnKind) => (card.kind === kind ? 'no other' : 'no');
  const kinds = named.kinds.find((any) => any.every(isLacking));
  if (kinds !== undefined)
    return `the deck has ${kinds.map((kind) => `${other(kind)} ${plurals[kind]}`).join(' and ')}`;
  if (named.isDeadly && isLacking('death')) return `the deck has ${other('death')} deaths`;
  if (named.isDeadly && reach.lowest >= 0) return 'no card of the deck brings anyone below 0';
  if (named.isShield && !reach.eventsPick && named.kinds.some((any) => any.join() === 'event'))
    return 'no event of the deck picks a character';
  const icon = named.icons.find((one) => !reach.icons.has(one));
  return icon === undefined ? undefined : `no card of the deck shows ${icon}`;
}

interface Names {
  /** Lists of kinds of which any will do. */
  readonly kinds: (readonly DrawnKind[])[];
  readonly icons: StoryIcon[];
  isDeadly: boolean;
  isShield: boolean;
}

/** Found by their shape, so that a new verb is looked through like any other. */
function namesIn(script: unknown): Names {
  const found: Names = { kinds: [], icons: [], isDeadly: false, isShield: false };
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      if (value.length > 0 && value.every((one) => isIn(DRAWN_KINDS, one))) found.kinds.push(value);
      else value.forEach(look);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (key === 'shows' && Array.isArray(part)) found.icons.push(...(part as StoryIcon[]));
        else if (key === 'icon') found.icons.push(part as StoryIcon);
        else look(part);
        found.isDeadly ||= part === 'dead' || (key === 'event' && part === 'dies');
        found.isDeadly ||= key === 'verb' && isIn(DEADLY, part);
        found.isShield ||= key === 'verb' && part === 'shield';
      }
    }
  };
  look(script);
  return found;
}

function isIn<T extends string>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}
