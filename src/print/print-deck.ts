import {
  type EmptyStock,
  editionOn,
  emptyStocks,
  facesFor,
  isWay,
  listJobs,
  type PrintJobOptions,
  type PrintStock,
} from './order.js';
import type { Finding } from './preflight/finding.js';
import { inspectDeck } from './preflight-deck.js';
import { printStock } from './print-stock.js';
import { printWay } from './print-way.js';
import { type Printed, withPrintSession } from './session/print-session.js';

export interface PrintedDeck extends Printed {
  /** The empty stocks, if nothing at all could be printed. */
  readonly empty: readonly EmptyStock[];
  /** The stocks with a print. */
  readonly stocks: readonly PrintStock[];
}

/**
 * Prints cards: writes the PDFs, or returns diagnostics.
 * @param approve given the findings of a preflight before anything is written; throws to stop the print
 */
export async function printDeck(
  options: PrintJobOptions,
  approve?: (findings: readonly Finding[]) => Promise<void>,
): Promise<PrintedDeck> {
  const jobs = listJobs(options);
  const printed = await withPrintSession(options, async (press) => {
    if (approve !== undefined) {
      const findings = await inspectDeck(press, options);
      if (press.hasFailed) return;
      await approve(findings);
    }
    const { profile, paper, sheet, profileName, copies, proof, suffix, drafts, deck } = options;
    const about = { name: deck.name, version: deck.version, suffix, drafts };
    const settings = { profile, paper, sheet, profileName, copies, proof, ...about };
    const due = jobs.map((job) => {
      const requests = facesFor(job, options);
      const copiesOf = job.cards.map(({ card }) => card.copies);
      const faces = requests.map((one) => press.computeFaceKey(one));
      const named = editionOn(options, job.language);
      const inputs = [settings, named, job.language, job.stock, copiesOf, deck.card, faces];
      return { ...job, requests, ticket: press.ticket(inputs) };
    });
    const stale = due.filter(({ ticket }) => !press.isFresh(ticket));
    const requests = stale.flatMap((job) => job.requests);
    await press.prepare(requests);
    press.judge(requests);
    if (press.hasFailed) return;
    for (const job of due) {
      if (stale.includes(job))
        await press.writing(job.ticket, () =>
          isWay(job.stock)
            ? printWay(press, options, { ...job, stock: job.stock })
            : printStock(press, options, job),
        );
      else press.reuse(job.ticket);
    }
  });
  return { ...printed, empty: emptyStocks(options), stocks: [...new Set(jobs.map(({ stock }) => stock))] };
}
