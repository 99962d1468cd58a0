/**
 * Runs the print requests of the page: preview, print and preflight. Requests are serialized. Previews stay in memory;
 * only `print` writes files.
 */

import { outputFolder } from '../../deck/disk/contained-folder.js';
import { findingsOn, type PrintRequest, printCards } from '../../operations/print/print-cards.js';
import { previewPrint, printChoices } from '../../operations/print/print-choices.js';
import type { PrintRemark } from '../../operations/print/print-remark.js';
import { UsageError } from '../../workspace/errors.js';
import type { FindingSummary, PrintChoicesSummary, PrintSummary } from '../protocol.js';
import type { DownloadStore } from './download-store.js';
import { maybeTexts, optionalString, type Params, requireString } from './params.js';
import type { Studio } from './studio.js';

/** Interval between progress messages, in ms. */
const TOLD = 200;

/** Previews files and writes them on request, one job at a time. */
export class Printer {
  private readonly studio: Studio;
  private readonly downloads: DownloadStore;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(studio: Studio, downloads: DownloadStore) {
    this.studio = studio;
    this.downloads = downloads;
  }

  choices(): PrintChoicesSummary {
    return printChoices(this.studio.now);
  }

  /** Renders the pages in memory; writes nothing. @throws InvalidDeckError, UsageError, UserError */
  preview(given: Params): Promise<PrintSummary> {
    return this.next(async (notes) => {
      const files = await previewPrint(this.studio.now, this.optionsIn(given, notes));
      return files.map(({ name, pages, bytes }) => ({
        name,
        pages,
        bytes: bytes.length,
        address: this.downloads.put(name, bytes),
      }));
    });
  }

  /** Writes the files. @throws InvalidDeckError, UsageError, UserError */
  print(given: Params): Promise<PrintSummary> {
    const folder = outputFolder(this.studio.workspace.directory, 'print');
    return this.next(async (notes) => {
      const files = await printCards(this.studio.now, this.optionsIn(given, notes));
      return files.map(({ path, pages, bytes }) => {
        const name = path.split('/').at(-1) ?? path;
        return { name, pages, bytes, address: this.downloads.put(name, () => folder.read(name)) };
      });
    });
  }

  /** The preflight findings. @throws InvalidDeckError, UsageError */
  async preflight(given: Params): Promise<readonly FindingSummary[]> {
    const found = await this.inTurn(() => findingsOn(this.studio.now, this.optionsIn(given, [])));
    return found.map(({ severity, card, message, remedy }) => ({
      severity,
      message,
      remedy,
      ...(card !== undefined && { card }),
    }));
  }

  private async next(work: (notes: PrintRemark[]) => Promise<PrintSummary['files']>): Promise<PrintSummary> {
    const notes: PrintRemark[] = [];
    return { files: await this.inTurn(() => work(notes)), notes };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => {});
    return turn;
  }

  private optionsIn(given: Params, notes: PrintRemark[]): PrintRequest {
    const [edition, profile, stock, paper] = ['edition', 'printer', 'stock', 'paper'].map(
      (name) => optionalString(given, name) || undefined,
    );
    const { printers, papers, usual } = this.choices();
    const offered = printers.find(({ name }) => name === (profile ?? usual.printer))?.stocks ?? [];
    if (stock !== undefined && !offered.includes(stock))
      throw new UsageError(`this printer has no stock "${stock}": choose ${offered.join(', ')}`);
    if (paper !== undefined && !papers.includes(paper))
      throw new UsageError(`there is no paper "${paper}": choose ${papers.join(', ')}`);
    const { copies } = given;
    if (copies !== undefined && !(Number.isInteger(copies) && Number(copies) >= 1 && Number(copies) <= 99))
      throw new UsageError('"copies" is a number from 1 to 99');
    let last = 0;
    return {
      languages: [requireString(given, 'language')],
      edition,
      profile,
      stock: stock as PrintRequest['stock'],
      paper: paper as PrintRequest['paper'],
      cards: maybeTexts(given, 'cards'),
      copies: copies as number | undefined,
      onRemark: (note) => notes.push(note),
      progress: (done, of) => {
        if (done < of && Date.now() - last < TOLD) return;
        last = Date.now();
        for (const onlooker of this.studio.clients) onlooker.send({ is: 'print', done, of });
      },
    };
  }
}
