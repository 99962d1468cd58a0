import type { CardEvidence } from './probes/evidence.js';
import type { Done } from './run/task.js';
import type { VerifyOptions } from './verify-options.js';

/** Counts finished work and reports progress. */
export class ProgressCounter {
  private readonly onProgress: VerifyOptions['onProgress'];
  private readonly now = { done: 0, of: 0, games: 0, probes: 0, disagreements: 0 };

  constructor({ onProgress }: VerifyOptions) {
    this.onProgress = onProgress;
  }

  expect(tasks: number): void {
    this.now.of += tasks;
  }

  /** Removes tasks that will not be run. */
  leave(tasks: number): void {
    this.now.of -= tasks;
    this.onProgress?.({ ...this.now });
  }

  /** Adds the probes of a card from the cache. */
  addKept(evidence: CardEvidence): void {
    this.addCard(evidence);
    this.onProgress?.({ ...this.now });
  }

  add(done: Done): void {
    this.now.done++;
    if (done.is === 'games') this.addGames(done.tally.games, done.tally.findings.length);
    else for (const { evidence } of Object.values(done.cards)) this.addCard(evidence);
    this.onProgress?.({ ...this.now });
  }

  private addGames(games: number, disagreements: number): void {
    this.now.games += games;
    this.now.disagreements += disagreements;
  }

  private addCard({ probes, disagreements }: CardEvidence): void {
    this.now.probes += probes;
    this.now.disagreements += disagreements.length;
  }
}
