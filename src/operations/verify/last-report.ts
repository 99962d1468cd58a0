import { digest } from '../../cache/key.js';
import type { Card, Deck } from '../../deck/deck.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { fingerprintDeck, reportBehaviour, VERDICTS, type Verdict } from '../../verify/index.js';

/** File beside the report: a hash of each card at the time of its verification. */
export const SCRIPTS = 'scripts.json';

/** Script of the report page: any other script in such a page did not come from this tool. */
export const REPORT_SCRIPT = reportBehaviour;

/** A report may have several megabytes. */
const LARGEST = 64 * 1024 * 1024;

/** Result of the last verification for a card. */
export interface ProofOfCard {
  readonly verdict: Verdict;
  /** Whether the card has changed since. */
  readonly isOld: boolean;
  /** By edition: how much playing it helps the player, from 0 to 1. */
  readonly odds: ReadonlyMap<string, { readonly playing: number; readonly margin: number }>;
}

export type LastProof = (id: string, card: Card) => ProofOfCard | undefined;

/**
 * Hash of what a card does, independent of its name. It covers the card only: a file that is shared with a report must
 * not differ between versions of Node and installations of the tool, as cache keys do.
 */
function hashScript({ title: _, flavour: __, art: ___, ...script }: Card): string {
  return digest(JSON.stringify(script));
}

/** Hashes of all cards, by which a later reader of the report sees which cards have changed. */
export function hashScripts(deck: Deck): string {
  const cards = Object.fromEntries(Object.entries(deck.cards).map(([id, card]) => [id, hashScript(card)]));
  return `${JSON.stringify({ fingerprint: fingerprintDeck(deck), cards })}\n`;
}

/**
 * Reads the last report; undefined if there is no readable one. It may have come with the deck, so its content is
 * validated before use.
 */
export function lastProof(directory: string, verified: string): LastProof | undefined {
  const report = readJson(directory, `${verified}/report.json`);
  if (own(report, 'shroud') !== 'verify') return undefined;
  const scripts = readJson(directory, `${verified}/${SCRIPTS}`);
  const fingerprint = own(report, 'fingerprint');
  const isOfIt = typeof fingerprint === 'string' && own(scripts, 'fingerprint') === fingerprint;
  const known = isOfIt ? own(scripts, 'cards') : undefined;
  const byEdition = own(own(report, 'statistics'), 'odds');
  return (id, card) => {
    const verdict = VERDICTS.find((one) => one === own(own(own(report, 'cards'), id), 'verdict'));
    if (verdict === undefined) return undefined;
    const odds = listKeys(byEdition).flatMap((edition) => {
      const one = own(own(byEdition, edition), id);
      const [playing, margin] = [own(one, 'playing'), own(one, 'playingMargin') ?? 0];
      const areNumbers = typeof playing === 'number' && typeof margin === 'number';
      return areNumbers ? [[edition, { playing, margin }] as const] : [];
    });
    return { verdict, isOld: own(known, id) !== hashScript(card), odds: new Map(odds) };
  };
}

/** Own property of an untrusted value. */
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const listKeys = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

function readJson(directory: string, path: string): unknown {
  const found = diskFolder(directory)?.read(path, LARGEST);
  if (found === undefined || !('bytes' in found)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(found.bytes));
  } catch {
    return undefined;
  }
}
