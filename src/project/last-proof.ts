import type { Card, Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { digest } from '../store/key.js';
import { fingerprintOf, reportBehaviour, VERDICTS, type Verdict } from '../verify/index.js';

/** Beside the report of a proof: what each card was when it was proven. */
export const SCRIPTS = 'scripts.json';

/** The script of the page of a report: whatever else is in one did not come from this tool. */
export const REPORT_SCRIPT = reportBehaviour;

/** A report may have some megabytes. */
const LARGEST = 64 * 1024 * 1024;

/** What the last proof of a deck found out about a card. */
export interface ProofOfCard {
  readonly verdict: Verdict;
  /** Whether the card has changed since. */
  readonly isOld: boolean;
  /** By edition: how much it helps whoever plays it, from 0 to 1. */
  readonly odds: ReadonlyMap<string, { readonly playing: number; readonly margin: number }>;
}

export type LastProof = (id: string, card: Card) => ProofOfCard | undefined;

/**
 * What a card does, whatever it is called. Only the card counts: a file that goes with a report must not differ between
 * versions of Node and installations of the tool, as keys of the store do.
 */
function scriptOf({ title: _, flavour: __, art: ___, ...script }: Card): string {
  return digest(JSON.stringify(script));
}

/** What each card is, for whoever reads the report later and wants to see which have changed since. */
export function scriptsOf(deck: Deck): string {
  const cards = Object.fromEntries(Object.entries(deck.cards).map(([id, card]) => [id, scriptOf(card)]));
  return `${JSON.stringify({ fingerprint: fingerprintOf(deck), cards })}\n`;
}

/**
 * The last proof that was written; undefined where there is none that can be read. It may have come with the deck: what
 * it says is looked at before it is used.
 */
export function lastProof(directory: string, verified: string): LastProof | undefined {
  const report = parsed(directory, `${verified}/report.json`);
  if (own(report, 'shroud') !== 'verify') return undefined;
  const scripts = parsed(directory, `${verified}/${SCRIPTS}`);
  const fingerprint = own(report, 'fingerprint');
  const isOfIt = typeof fingerprint === 'string' && own(scripts, 'fingerprint') === fingerprint;
  const known = isOfIt ? own(scripts, 'cards') : undefined;
  const byEdition = own(own(report, 'statistics'), 'odds');
  return (id, card) => {
    const verdict = VERDICTS.find((one) => one === own(own(own(report, 'cards'), id), 'verdict'));
    if (verdict === undefined) return undefined;
    const odds = keysOf(byEdition).flatMap((edition) => {
      const one = own(own(byEdition, edition), id);
      const [playing, margin] = [own(one, 'playing'), own(one, 'playingMargin') ?? 0];
      const areNumbers = typeof playing === 'number' && typeof margin === 'number';
      return areNumbers ? [[edition, { playing, margin }] as const] : [];
    });
    return { verdict, isOld: own(known, id) !== scriptOf(card), odds: new Map(odds) };
  };
}

/** What a value has under a name, whatever it is. */
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

function parsed(directory: string, path: string): unknown {
  const found = diskFolder(directory)?.read(path, LARGEST);
  if (found === undefined || !('bytes' in found)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(found.bytes));
  } catch {
    return undefined;
  }
}
