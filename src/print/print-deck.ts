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
import { printStock } from './print-stock.js';
import { printWay } from './print-way.js';
import { type Printed, withPrintSession } from './session/print-session.js';

export interface PrintedDeck extends Printed {
  /** The empty stocks, if nothing at all could be printed. */
  readonly empty: readonly EmptyStock[];
  /** The stocks with a print. */
  readonly stocks: readonly PrintStock[];
}

/** Prints cards: writes the PDFs, or returns diagnostics. */
export async function printDeck(options: PrintJobOptions): Promise<PrintedDeck> {
  const jobs = listJobs(options);
  const printed = await withPrintSession(options, async (press) => {
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
    await press.prepare(stale.flatMap(({ requests }) => requests));
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
