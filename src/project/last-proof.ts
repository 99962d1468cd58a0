import type { Card, Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { keyOf } from '../store/key.js';
import { fingerprintOf, type VerifyReport } from '../verify/index.js';

/** Beside the report of a proof: what each card was when it was proven. */
export const SCRIPTS = 'scripts.json';

/** A report may have some megabytes. */
const LARGEST = 64 * 1024 * 1024;

interface Scripts {
  readonly fingerprint: string;
  readonly cards: Readonly<Record<string, string>>;
}

/** What the last proof of a deck found out, and whether it still holds for a card. */
export interface LastProof {
  readonly report: VerifyReport;
  isOld(id: string, card: Card): boolean;
}

/** What a card does, whatever it is called. */
function scriptOf({ title: _, flavour: __, art: ___, ...script }: Card): string {
  return keyOf(script);
}

/** What each card is, for whoever reads the report later and wants to see which have changed since. */
export function scriptsOf(deck: Deck): string {
  const cards = Object.fromEntries(Object.entries(deck.cards).map(([id, card]) => [id, scriptOf(card)]));
  return `${JSON.stringify({ fingerprint: fingerprintOf(deck), cards })}\n`;
}

/** The last proof that was written; undefined where there is none that can be read. */
export function lastProof(directory: string, verified: string): LastProof | undefined {
  const report = parsed<VerifyReport>(directory, `${verified}/report.json`);
  if (report?.shroud !== 'verify' || typeof report.cards !== 'object') return undefined;
  const scripts = parsed<Scripts>(directory, `${verified}/${SCRIPTS}`);
  const known = new Map(
    scripts?.fingerprint === report.fingerprint ? Object.entries(scripts.cards ?? {}) : [],
  );
  return { report, isOld: (id, card) => known.get(id) !== scriptOf(card) };
}

function parsed<T>(directory: string, path: string): T | undefined {
  const found = diskFolder(directory)?.read(path, LARGEST);
  if (found === undefined || !('bytes' in found)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(found.bytes)) as T;
  } catch {
    return undefined;
  }
}
