import type { Mutant } from '../mutant.js';

/** Clauses that belong together. */
export const branches: readonly Mutant[] = [
  {
    name: 'an event with two uses is never a play',
    file: 'table/legal-plays.ts',
    find: '!== undefined && !isEither(table, name)',
    replace: '!== undefined',
    look: { cards: ['+double-edge'] },
  },
  {
    name: 'of an event with two uses, an answer does both',
    file: 'reactions.ts',
    find: 'if (tookEffect && !isEither(game, card))',
    replace: 'if (tookEffect)',
    look: { cards: ['+double-edge'] },
  },
  {
    name: 'then follows a clause that did only a part of what it says',
    file: 'clauses.ts',
    find: 'return isAllDone ? clause.then : clause.otherwise;',
    replace: 'return clause.then;',
    look: { cards: ['+bargain'] },
  },
  {
    name: 'otherwise is left out where the clause was declined',
    file: 'clauses.ts',
    find: 'if (clause.may && !(yield* askMay(actor, source.card))) return clause.otherwise;',
    replace: 'if (clause.may && !(yield* askMay(actor, source.card))) return undefined;',
    look: { cards: ['+bargain'] },
  },
  {
    name: 'the actor of what follows is the player of the card',
    file: 'clauses.ts',
    find: 'yield* doClauses(game, following, source, actor);',
    replace: 'yield* doClauses(game, following, source, source.you);',
    look: { cards: ['+crossroads'] },
  },
  {
    name: 'the controller of that is the player of the card',
    file: 'clauses.ts',
    find: '[getController(game, characterNamed(game, that))]',
    replace: '[source.you]',
    look: { cards: ['+reckoning'] },
  },
  {
    name: 'of two picks, that is the first',
    file: 'verbs/modifiers.ts',
    find: 'act.memory.that = goal;',
    replace: 'act.memory.that = picked.on;',
    look: { cards: ['+reckoning'] },
  },
];
