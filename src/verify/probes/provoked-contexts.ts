import { DRAW_PILE_KINDS, withArticle } from '../../vocabulary/kinds/index.js';
import type { EventWho } from '../../vocabulary/who.js';
import { listClauseRefs, type PlayedCard } from '../core/clause-refs.js';
import { type Context, type Provocation, usual } from './setup/context.js';

/** For each trigger of a card, a context in which its event happens. Turns begin and end by themselves. */
export function listProvokedContexts(card: PlayedCard): Context[] {
  const found = listClauseRefs(card).flatMap(({ clause }): Context[] => {
    if (clause.verb !== 'whenever') return [];
    const { event, of, kind } = clause.value;
    if (event === 'turnStarts' || event === 'turnEnds') return [];
    const opening: Provocation = { do: 'provoke', event, of, kinds: event === 'dies' ? ['death'] : kind };
    return [{ ...usual, name: nameProvocation(opening), opening }];
  });
  return found.filter(({ name }, place) => found.findIndex((other) => other.name === name) === place);
}

const subjects: Readonly<Record<EventWho, string>> = {
  you: 'its owner',
  playedBy: 'whoever played it',
  opponent: 'an opponent',
  opponents: 'an opponent',
  left: 'the player to the left',
  right: 'the player to the right',
  everyone: 'somebody',
};

const verbs = { played: 'plays', discarded: 'discards', drawn: 'draws' } as const;

function nameProvocation({ event, of, kinds }: Provocation): string {
  if (event === 'dies') return `${subjects[of]} loses a character`;
  const what = kinds.length === DRAW_PILE_KINDS.length ? 'a card' : kinds.map(withArticle).join(' or ');
  return `${subjects[of]} ${verbs[event]} ${what}`;
}
