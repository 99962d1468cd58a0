import type { Mutant } from '../mutant.js';

const bargain = { cards: ['+bargain'] };
const crossroads = { cards: ['+crossroads'] };
const reckoning = { cards: ['+reckoning'] };
const legacy = { cards: ['+legacy'] };

/** Clauses that belong together: `then`, `otherwise`, `choose`, and what they refer back to. */
export const branches: readonly Mutant[] = [
  {
    name: 'then: follows a clause that did only a part of what it says',
    file: 'steps/clauses.ts',
    find: 'isAllDone ? THEN : OTHERWISE',
    replace: 'THEN',
    look: bargain,
  },
  {
    name: 'then: is never done',
    file: 'steps/clauses.ts',
    find: 'isAllDone ? THEN : OTHERWISE',
    replace: 'OTHERWISE',
    look: bargain,
  },
  {
    name: 'then: only its first clause is done',
    file: 'steps/clauses.ts',
    find: 'const next = clause.branches[frame.branch]?.[frame.next++];',
    replace: 'const next = frame.next === 0 ? clause.branches[frame.branch]?.[frame.next++] : undefined;',
    look: bargain,
  },
  {
    name: 'then: comes before what was drawn and is played as drawn (TURN-9)',
    file: 'steps/clauses.ts',
    find: 'frame.branch = branch; // As between two clauses: what was drawn and is played as drawn comes first (TURN-9). startFresh(game);',
    replace: 'frame.branch = branch;',
    look: bargain,
  },
  {
    name: 'otherwise: is left out where the if does not hold',
    file: 'steps/clauses.ts',
    find: 'return follow(game, frame, clause, OTHERWISE);',
    replace: 'return finish(frame);',
    look: bargain,
  },
  {
    name: 'otherwise: is left out where the clause was declined',
    file: 'steps/clauses.ts',
    find: "'declined'); follow(game, frame, clause, OTHERWISE);",
    replace: "'declined'); finish(frame);",
    look: bargain,
  },
  {
    name: 'otherwise: in what follows, you is the player who acted',
    file: 'steps/clauses.ts',
    find: 'startClause(game, findOrigin(game), next, frame.you, actor);',
    replace: 'startClause(game, findOrigin(game), next, actor, actor);',
    look: crossroads,
  },
  {
    name: 'actor: is the player of the card',
    file: 'steps/clauses.ts',
    find: 'startClause(game, findOrigin(game), next, frame.you, actor);',
    replace: 'startClause(game, findOrigin(game), next, frame.you, frame.you);',
    look: crossroads,
  },
  {
    name: 'choose: does the first alternative whatever was chosen',
    file: 'verbs/choose.ts',
    find: 'frame.branch = ALTERNATIVES + decodeTarget(pick);',
    replace: 'frame.branch = ALTERNATIVES;',
    look: crossroads,
  },
  {
    name: 'choose: does not offer the last alternative',
    file: 'verbs/choose.ts',
    find: 'branch < clause.branches.length;',
    replace: 'branch < clause.branches.length - 1;',
    look: crossroads,
  },
  {
    name: 'that: is the first of two picks',
    file: 'steps/clauses.ts',
    find: '(picks[picks.length - 1] as number)',
    replace: 'picks[0]',
    look: reckoning,
  },
  {
    name: 'that: is not remembered',
    file: 'steps/clauses.ts',
    find: 'findOrigin(game).that = decodeTarget(pick);',
    replace: 'decodeTarget(pick);',
    look: reckoning,
  },
  {
    name: 'that: means any character',
    file: 'verbs/verb.ts',
    find: 'if (selector.that) {',
    replace: 'if (false) {',
    look: reckoning,
  },
  {
    name: 'that: a card that is played by a clause does not pick its target',
    file: 'steps/clauses.ts',
    find: 'findOrigin(game).that = decodeTarget(choice);',
    replace: 'decodeTarget(choice);',
    look: legacy,
  },
  {
    name: 'controller: is the player of the card',
    file: 'table/who.ts',
    find: 'return that < 0 ? [] : [game.owner[that] as number];',
    replace: 'return that < 0 ? [] : [you];',
    look: reckoning,
  },
  {
    name: 'controller: without a pick it is the player of the card',
    file: 'table/who.ts',
    find: 'return that < 0 ? [] : [game.owner[that] as number];',
    replace: 'return that < 0 ? [you] : [game.owner[that]];',
    look: crossroads,
  },
  {
    name: 'discard: with fewer cards than asked for, it counts as done',
    file: 'verbs/discard.ts',
    find: "return 'downTo' in value || cards.length === value.count;",
    replace: 'return true;',
    look: bargain,
  },
  {
    name: 'draw: with fewer cards than asked for, it counts as done',
    file: 'moves/zones.ts',
    find: 'for (let i = 0; i < count; i++) if (!drawOne(game, seat)) return false;',
    replace: 'for (let i = 0; i < count; i++) drawOne(game, seat);',
    look: bargain,
  },
  {
    name: 'take: with fewer cards than asked for, it counts as done',
    file: 'verbs/take.ts',
    find: 'isAll &&= cards.length === value.count;',
    replace: '',
    look: bargain,
  },
  {
    name: 'moveModifier: with nothing to move, it counts as done',
    file: 'verbs/move-modifier.ts',
    find: 'if (source === undefined || target === undefined) return false;',
    replace: 'if (source === undefined || target === undefined) return true;',
    look: reckoning,
  },
  {
    name: 'freePlay: declined, it counts as done',
    file: 'verbs/free-play.ts',
    find: 'takePicks(frame).length === 0 && frame.left === 0',
    replace: 'takePicks(frame).length >= 0 && frame.left === 0',
    look: legacy,
  },
  {
    name: 'playDeath: with no death to play, it counts as done',
    file: 'verbs/play-death.ts',
    find: 'takePicks(frame).length === 0 && frame.left === 0',
    replace: 'takePicks(frame).length === 0',
    look: legacy,
  },
];
