/** How many clauses each chapter of the rules has: COMP-1 … COMP-6, and so on. Written by hand from the rules. */
const CHAPTERS = {
  COMP: 6,
  LOOK: 8,
  SETUP: 9,
  TURN: 11,
  VIS: 8,
  MOD: 9,
  EVENT: 5,
  DEATH: 7,
  MYST: 4,
  END: 5,
  PLAY: 5,
} as const;

/** The look of cards is for the renderer: the engine does not know it. */
const NOT_THE_ENGINES: readonly string[] = ['LOOK'];

/** The ids of all rules that the engine plays by. */
export const RULE_IDS: readonly string[] = Object.entries(CHAPTERS)
  .filter(([chapter]) => !NOT_THE_ENGINES.includes(chapter))
  .flatMap(([chapter, count]) => Array.from({ length: count }, (_, i) => `${chapter}-${i + 1}`));
