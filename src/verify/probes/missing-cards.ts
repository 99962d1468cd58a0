import type { Clause } from '../../vocabulary/cards/clause.js';
import { type Named, namedInClause, namedInRequires, namedInValue } from '../../vocabulary/cards/named-in.js';
import { CARD_KEYS, cardKinds, type DrawnKind } from '../../vocabulary/kinds/index.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import type { ClauseRef, PlayedCard } from '../ground/clause-refs.js';
import type { Reach } from './laying/reach.js';

const plurals = Object.fromEntries(CARD_KEYS.map((key) => [cardKinds[key].kind, key])) as Readonly<
  Record<DrawnKind, string>
>;

/** What a clause is about and no card of an edition has, in words; undefined if nothing. */
export function missingFor(card: PlayedCard, ref: ClauseRef, reach: Reach): string | undefined {
  const outer = ref.inner < 0 ? undefined : card.effects[ref.category]?.[ref.index];
  const missing = missingIn(card, namesIn(ref.clause), reach);
  return missing ?? (outer === undefined ? undefined : missingIn(card, namesIn(outer), reach));
}

/** Why a card's requirements can't be met by the cards of an edition. */
export function missingRequired(card: PlayedCard, reach: Reach): string | undefined {
  if (card.requires === undefined) return undefined;
  return missingIn(card, { ...namedInRequires(card.requires), isDeadly: false, isShield: false }, reach);
}

/** Whether a clause names kinds of which the edition has no other card. */
export function lacksKinds(card: PlayedCard, { clause }: ClauseRef, { kinds }: Reach): boolean {
  return namedInValue(clause).kinds.some((any) => any.every((kind) => isLacking(card, kind, kinds)));
}

const isLacking = (card: PlayedCard, kind: DrawnKind, counts: Reach['kinds']) =>
  counts[kind] - (card.kind === kind ? 1 : 0) === 0;

interface Names extends Named {
  /** About deaths, without naming the kind. */
  readonly isDeadly: boolean;
  readonly isShield: boolean;
}

function namesIn(clause: Clause): Names {
  const isOfDying = clause.verb === 'whenever' && clause.value.event === 'dies';
  return {
    ...namedInClause(clause),
    isDeadly: definitions[clause.verb].isDeadly || isOfDying,
    isShield: clause.verb === 'shield',
  };
}

/** What a part of a card's script names and no other card of an edition has. */
function missingIn(card: PlayedCard, named: Names, reach: Reach): string | undefined {
  const lacks = (kind: DrawnKind) => isLacking(card, kind, reach.kinds);
  const other = (kind: DrawnKind) => (card.kind === kind ? 'no other' : 'no');
  const kinds = named.kinds.find((any) => any.every(lacks));
  if (kinds !== undefined)
    return `the deck has ${kinds.map((kind) => `${other(kind)} ${plurals[kind]}`).join(' and ')}`;
  const isDeadly = named.isDeadly || named.selectors.some(({ state }) => state === 'dead');
  if (isDeadly && lacks('death')) return `the deck has ${other('death')} deaths`;
  if (isDeadly && reach.lowest >= 0) return 'no card of the deck brings anyone below 0';
  if (named.isShield && !reach.eventsPick && named.kinds.some((any) => any.join() === 'event'))
    return 'no event of the deck picks a character';
  const icons = [...named.icons, ...named.selectors.flatMap(({ shows }) => shows)];
  const icon = icons.find((one) => !reach.icons.has(one));
  return icon === undefined ? undefined : `no card of the deck shows ${icon}`;
}
