import type { Deck } from '../deck/deck.js';
import { withoutLayout } from '../deck/without-layout.js';
import { noStore, openStore } from '../store/store.js';
import {
  fingerprintOf,
  isPlayed,
  mergeReports,
  type VerifyOptions,
  type VerifyReport,
  verify,
} from '../verify/index.js';
import { chosenCards, chosenEdition } from './choose.js';
import { chosenTables } from './choose-tables.js';
import { Complaint, WrongRequest } from './complaint.js';
import { type OpenDeck, type OpenSoundDeck, sound } from './open-deck.js';

/** What is to be verified: left out, all of it. */
export interface VerifyRequest extends Omit<VerifyOptions, 'editions' | 'script' | 'now' | 'store'> {
  readonly edition?: string | undefined;
  /** Whether what earlier runs have found out counts. */
  readonly isCached?: boolean | undefined;
}

/**
 * Proves the cards of a deck; writes nothing.
 * @throws Refused, WrongRequest, or LostWork where threads were lost again and again
 */
export async function verifyDeck(opened: OpenDeck, request: VerifyRequest = {}): Promise<VerifyReport> {
  const { deck } = sound(opened);
  const { edition: asked, cards: named, isCached = true, ...options } = request;
  const edition = chosenEdition(deck, asked);
  const cards = named && chosenCards(deck, named, edition);
  const inert = cards?.find((id) => !('effects' in (deck.cards[id] ?? {})));
  if (inert !== undefined)
    throw new WrongRequest(`"${inert}" is a ${deck.cards[inert]?.kind}: there is nothing to verify`);
  const editions = chosenTables(deck, { edition, players: options.players, cards });
  const store = isCached ? openStore(opened.directory) : noStore;
  try {
    return await verify(withoutLayout(deck), {
      ...options,
      store,
      ...(editions !== undefined && { editions }),
      ...(cards && { cards }),
    });
  } finally {
    store.tidy();
  }
}

/** How many cards of a deck there are to verify. */
export const countPlayed = ({ cards }: Deck): number => Object.values(cards).filter(isPlayed).length;

/**
 * Puts the parts of a split run together.
 * @throws Complaint where they are not the parts of one run of this deck
 */
export function mergeVerified({ deck }: OpenSoundDeck, parts: readonly VerifyReport[]): VerifyReport {
  const report = merged(parts);
  if (report.deck !== deck.name || report.version !== deck.version)
    throw new Complaint(
      `these reports are of ${report.deck} ${report.version}, not of ${deck.name} ${deck.version}`,
    );
  if (report.fingerprint !== fingerprintOf(deck))
    throw new Complaint('the deck has changed since it was verified: verify it again');
  return report;
}

function merged(parts: readonly VerifyReport[]): VerifyReport {
  try {
    return mergeReports(parts);
  } catch (cause) {
    throw new Complaint(cause instanceof Error ? cause.message : String(cause));
  }
}
