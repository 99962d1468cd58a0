import { WrongRequest } from '../../project/complaint.js';
import { proveInBackground, type VerifyRequest } from '../../project/verify-deck.js';
import { writeVerified } from '../../project/write-verified.js';
import type { ProofNote } from '../protocol.js';
import type { Studio } from './studio.js';

/** So often, in ms, is told how far a proof is. */
const TOLD = 250;

/** Proves cards while others work: one proof at a time, which everybody sees and anybody can stop. */
export class Prover {
  private readonly studio: Studio;
  private running: ReturnType<typeof proveInBackground> | undefined;
  private told: ProofNote = { is: 'proof', isRunning: false };

  constructor(studio: Studio) {
    this.studio = studio;
  }

  get now(): ProofNote {
    return this.told;
  }

  /**
   * Begins a proof: of one card, or of the whole deck, whose report is then written.
   * @throws Refused, WrongRequest
   */
  start(card: string | undefined, request: VerifyRequest): void {
    if (this.running !== undefined) throw new WrongRequest('a proof is under way: stop it first');
    const opened = this.studio.now;
    const running = proveInBackground(opened, { ...request, ...(card !== undefined && { cards: [card] }) });
    this.running = running;
    const about = card === undefined ? {} : { card };
    const tell = (note: Omit<ProofNote, 'is'>) => this.tell({ is: 'proof', ...about, ...note });
    const timer = setInterval(() => tell({ isRunning: true, progress: running.progress() }), TOLD);
    tell({ isRunning: true, progress: running.progress() });
    running.result
      .then(async (report) => {
        if (report === undefined) return tell({ isRunning: false, isStopped: true });
        const found = card === undefined ? undefined : report.cards[card];
        if (card === undefined) {
          await writeVerified(opened, report);
          await this.studio.proofChanged();
        }
        const { findings, games, probes } = report;
        tell({
          isRunning: false,
          outcome: { findings, games, probes, ...(found && { verdict: found.verdict }) },
        });
      })
      .catch((cause: unknown) =>
        tell({ isRunning: false, problem: cause instanceof Error ? cause.message : String(cause) }),
      )
      .finally(() => clearInterval(timer));
    running.result
      .finally(() => {
        this.running = undefined;
      })
      .catch(() => {});
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  private tell(note: ProofNote): void {
    this.told = note;
    for (const onlooker of this.studio.onlookers) onlooker.tell(note);
  }
}
