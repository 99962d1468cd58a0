import type { Clause } from '../../vocabulary/cards/clause.js';
import {
  listNamedInClause,
  listNamedInRequires,
  listNamedInValue,
  type Named,
} from '../../vocabulary/cards/named-in.js';
import { isWithin } from '../../vocabulary/clause-path.js';
import { CARD_KEYS, cardKinds, type DrawPileKind } from '../../vocabulary/kinds/index.js';
import { iconsAsked, withInner } from '../../vocabulary/selector.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import { type ClauseRef, listClauseRefs } from '../core/clause-refs.js';
import type { TrackedDeck } from './setup/tracked-deck.js';

const plurals = Object.fromEntries(CARD_KEYS.map((key) => [cardKinds[key].kind, key])) as Readonly<
  Record<DrawPileKind, string>
>;

/** What a clause, or one around it, is about and no card of an edition has, in words; undefined if nothing. */
export function missingFor(stage: TrackedDeck, edition: string, ref: ClauseRef): string | undefined {
  for (const { path, clause } of listClauseRefs(stage.card).toReversed()) {
    if (path !== ref.path && !isWithin(ref.path, path)) continue;
    const missing = missingIn(stage, edition, namesIn(clause));
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** Why a card's requirements can't be met by the cards of an edition. */
export function missingRequired(stage: TrackedDeck, edition: string): string | undefined {
  const { requires } = stage.card;
  if (requires === undefined) return undefined;
  return missingIn(stage, edition, { ...listNamedInRequires(requires), isDeadly: false, isShield: false });
}

/** Whether a clause names kinds of which the edition has no other card. */
export function lacksKinds(stage: TrackedDeck, edition: string, { clause }: ClauseRef): boolean {
  return listNamedInValue(clause).kinds.some((any) => any.every((kind) => isLacking(stage, edition, kind)));
}

const isLacking = (stage: TrackedDeck, edition: string, kind: DrawPileKind) =>
  !stage.has(edition, kind, stage.card.kind === kind ? 2 : 1);

interface Names extends Named {
  /** About deaths, without naming the kind. */
  readonly isDeadly: boolean;
  readonly isShield: boolean;
}

function namesIn(clause: Clause): Names {
  const isOfDying = clause.verb === 'whenever' && clause.value.event === 'dies';
  return {
    ...listNamedInClause(clause),
    isDeadly: definitions[clause.verb].isDeadly || isOfDying,
    isShield: clause.verb === 'shield',
  };
}

/** What a part of a card's script names and no other card of an edition has. */
function missingIn(stage: TrackedDeck, edition: string, named: Names): string | undefined {
  const lacks = (kind: DrawPileKind) => isLacking(stage, edition, kind);
  const other = (kind: DrawPileKind) => (stage.card.kind === kind ? 'no other' : 'no');
  const kinds = named.kinds.find((any) => any.every(lacks));
  if (kinds !== undefined)
    return `the deck has ${kinds.map((kind) => `${other(kind)} ${plurals[kind]}`).join(' and ')}`;
  const isDeadly = named.isDeadly || named.selectors.flatMap(withInner).some(({ state }) => state === 'dead');
  if (isDeadly && lacks('death')) return `the deck has ${other('death')} deaths`;
  if (isDeadly && !stage.sinks(edition)) return 'no card of the deck brings anyone below 0';
  const isOfEvents = named.isShield && named.kinds.some((any) => any.join() === 'event');
  if (isOfEvents && !stage.eventsPick(edition)) return 'no event of the deck picks a character';
  const icons = [...named.icons, ...named.selectors.flatMap(iconsAsked)];
  const icon = icons.find((one) => !stage.shows(edition, one));
  return icon === undefined ? undefined : `no card of the deck shows ${icon}`;
}
