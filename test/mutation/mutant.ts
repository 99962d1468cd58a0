import type { Deck } from '../../src/deck/deck.js';
import type { ProbeOptions } from '../../src/verify/probes/run-probes.js';

/** One way of breaking a model of the game: a passage of its source, replaced. */
export interface Mutant {
  /** What is wrong now, as a sentence that cites the rule. */
  readonly name: string;
  /** Below the model's folder. */
  readonly file: string;
  /** Must stand in the file exactly once; how its white space is set does not matter. */
  readonly find: string;
  readonly replace: string;
  /** Where to look first, to be quick; if nothing is found there, every probe of the deck is tried. */
  readonly look?: Look;
  /** Nothing observable changes: where it is looked for, the probes must not notice anything. */
  readonly equivalent?: Equivalence;
}

/** Which probes are tried. */
export type Look = Pick<ProbeOptions, 'cards' | 'verbs' | 'contexts'>;

export interface Equivalence {
  /** Why it can not be noticed. */
  readonly because: string;
  /** Where the reason is one of this deck: whether it holds for it. */
  readonly holds?: (deck: Deck) => boolean;
}

/** The models that are compared, as folders below `src`. */
export const MODELS = { engine: 'engine', oracle: 'verify/oracle' } as const;
export type Model = keyof typeof MODELS;

/**
 * What is asked of a model, below `src`: of the engine only itself; the oracle also lays the tables, and is asked through
 * the probes.
 */
export const ENTRIES: Readonly<Record<Model, string>> = {
  engine: 'verify/core/engine.ts',
  oracle: 'verify/probes/run-probes.ts',
};
/** Both models side by side. */
export const SIDE_BY_SIDE = 'verify/lockstep/lockstep.ts';

/** A source with the passage replaced. */
export function mutate(source: string, { file, find, replace }: Mutant): string {
  const words = find.trim().split(/\s+/);
  const pattern = new RegExp(words.map(escaped).join('\\s+'), 'g');
  const found = source.match(pattern)?.length ?? 0;
  if (found !== 1)
    throw new Error(
      `the mutant no longer applies: ${file} should have this once, not ${found} times: ${find}`,
    );
  return source.replace(pattern, () => replace);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
