/** Judges a card or clause in each edition by itself, from probes and games. Entry point: `judgeEditions`. */

import { isDone, isWithin } from '../../vocabulary/clause-path.js';
import { FIRED, IDLE, type Tally } from '../games/tally.js';
import type { CardEvidence } from '../probes/evidence.js';
import type { EditionProbes } from '../probes/probe-card.js';

/** The verdict on a card or clause in one edition. `disagrees` and `rare` apply to all editions together. */
export type EditionVerdict = 'unplayable' | 'never-fired' | 'no-change' | 'proven';

export interface InEdition {
  readonly edition: string;
  readonly verdict: EditionVerdict;
  /** Why it is not proven there. */
  readonly reason?: string;
}

/** A card, and all games that it could have been seen in. */
export interface Witnessed {
  readonly id: string;
  readonly evidence: CardEvidence;
  readonly tallies: readonly Tally[];
}

/** Judges a card in each of its editions; or one of its clauses. */
export function judgeEditions({ id, evidence, tallies }: Witnessed, path?: string): InEdition[] {
  return Object.entries(evidence.editions).map(([edition, probes]) => {
    const here = new EditionCase(
      id,
      evidence.paths,
      probes,
      tallies.filter((tally) => tally.edition === edition),
    );
    return { edition, ...here.judge(path) };
  });
}

class EditionCase {
  private readonly id: string;
  private readonly paths: readonly string[];
  private readonly probes: EditionProbes;
  private readonly tallies: readonly Tally[];

  constructor(id: string, paths: readonly string[], probes: EditionProbes, tallies: readonly Tally[]) {
    this.id = id;
    this.paths = paths;
    this.probes = probes;
    this.tallies = tallies;
  }

  judge(path: string | undefined): Omit<InEdition, 'edition'> {
    if (!this.isPlayable()) return { verdict: 'unplayable', reason: this.whyUnplayable() };
    if (path === undefined || this.hasChanged(path)) return { verdict: 'proven' };
    const missing = this.probes.missing[path];
    if (this.isTried(path))
      return {
        verdict: 'no-change',
        reason: `It acts, but nothing would be different without it${missing === undefined ? '' : `: ${missing}`}.`,
      };
    if (this.count(path, FIRED) + this.count(path, IDLE) > 0)
      return {
        verdict: 'no-change',
        reason:
          'It acted in games, but in no situation that was laid for it: whether anything would be different without it was not tried.',
      };
    return {
      verdict: 'never-fired',
      reason: `It never takes effect: ${missing ?? 'no situation that the deck can bring about triggers it'}.`,
    };
  }

  private whyUnplayable(): string {
    return `It can never be played: ${this.probes.lacks ?? 'nothing that the deck can bring about allows it'}.`;
  }

  /** Played in a probe, or anything of it seen in a game. */
  private isPlayable(): boolean {
    return (
      this.probes.played ||
      this.tallies.some(({ clauses }) =>
        this.paths.some((path) => (clauses[`${this.id} ${path}`] ?? []).some((count) => count > 0)),
      )
    );
  }

  private count(path: string, what: number): number {
    return this.tallies.reduce((sum, { clauses }) => sum + (clauses[`${this.id} ${path}`]?.[what] ?? 0), 0);
  }

  /** Whether it acted or was in force in a probe: then the probe was compared with a game without it. */
  private isTried(path: string): boolean {
    const best = this.probes.best[path];
    return best === 'changed' || best === 'idle';
  }

  /** In a probe; or in games, for immediate clauses: of lasting ones, games only know that they were in force. */
  private hasChanged(path: string): boolean {
    if (this.probes.best[path] === 'changed') return true;
    const inner = this.paths.filter((other) => isWithin(other, path));
    if (inner.length > 0) return inner.some((one) => this.hasChanged(one));
    return isDone(path) && this.count(path, FIRED) > 0;
  }
}

/** Why something is not proven, and in which editions, unless in all. */
export function reasonIn(editions: readonly InEdition[], verdict: EditionVerdict): string | undefined {
  const [first, ...others] = editions.filter((one) => one.verdict === verdict);
  if (first?.reason === undefined) return undefined;
  const same = [first, ...others.filter(({ reason }) => reason === first.reason)];
  if (same.length === editions.length) return first.reason;
  const names = same.map(({ edition }) => edition);
  const where =
    names.length === 1
      ? `edition ${names[0]}`
      : `editions ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `In the ${where}: ${first.reason.charAt(0).toLowerCase()}${first.reason.slice(1)}`;
}
