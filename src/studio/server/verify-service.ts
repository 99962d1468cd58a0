import { type VerifyRequest, verifyInBackground } from '../../operations/verify/verify-deck.js';
import { writeVerified } from '../../operations/verify/write-verified.js';
import { UsageError } from '../../workspace/errors.js';
import type { VerifyMessage } from '../protocol.js';
import type { Studio } from './studio.js';

/** Interval between progress messages, in ms. */
const TOLD = 250;

/** Verifies cards in the background: one run at a time, visible on all pages, and any page can stop it. */
export class VerifyService {
  private readonly studio: Studio;
  private running: ReturnType<typeof verifyInBackground> | undefined;
  private last: VerifyMessage = { is: 'verify', isRunning: false };

  constructor(studio: Studio) {
    this.studio = studio;
  }

  get now(): VerifyMessage {
    return this.last;
  }

  /**
   * Starts a verification of one card, or of the whole deck; only the latter writes a report.
   * @throws InvalidDeckError, UsageError
   */
  start(card: string | undefined, request: VerifyRequest): void {
    if (this.running !== undefined) throw new UsageError('a verification is running: stop it first');
    const opened = this.studio.now;
    const running = verifyInBackground(opened, { ...request, ...(card !== undefined && { cards: [card] }) });
    this.running = running;
    const about = card === undefined ? {} : { card };
    const emit = (note: Omit<VerifyMessage, 'is'>) => this.emit({ is: 'verify', ...about, ...note });
    const timer = setInterval(() => emit({ isRunning: true, progress: running.progress() }), TOLD);
    emit({ isRunning: true, progress: running.progress() });
    running.result
      .then(async (report) => {
        if (report === undefined) return emit({ isRunning: false, isStopped: true });
        const found = card === undefined ? undefined : report.cards[card];
        if (card === undefined) {
          await writeVerified(opened, report);
          await this.studio.proofChanged();
        }
        const { findings, games, probes } = report;
        emit({
          isRunning: false,
          outcome: { findings, games, probes, ...(found && { verdict: found.verdict }) },
        });
      })
      .catch((cause: unknown) =>
        emit({ isRunning: false, problem: cause instanceof Error ? cause.message : String(cause) }),
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

  private emit(note: VerifyMessage): void {
    this.last = note;
    for (const onlooker of this.studio.clients) onlooker.send(note);
  }
}
