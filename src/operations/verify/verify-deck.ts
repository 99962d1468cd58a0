/**
 * `shroud verify` for an open deck: validates a request, runs the verification (blocking or in the background), and
 * merges the parts of a split run. Entry points: `verifyDeck`, `verifyInBackground`, `mergeVerified`.
 */

import { noCache, openCache } from '../../cache/cache.js';
import type { Deck } from '../../deck/deck.js';
import { listPlayedEditions, listUnplayedEditions } from '../../deck/played-editions.js';
import { withoutLayout } from '../../deck/without-layout.js';
import {
  findMisfit,
  fingerprintDeck,
  isPlayed,
  isTold,
  listProbedCards,
  manualTextCards,
  mergeReports,
  onlyEditions,
  verifyInBackground as proveDeckInBackground,
  type ReportPart,
  type VerifyOptions,
  type VerifyReport,
  type VerifyRun,
  verify,
} from '../../verify/index.js';
import { UsageError, UserError } from '../../workspace/errors.js';
import { type OpenDeck, type OpenValidDeck, requireValidSource } from '../../workspace/open-deck.js';
import { chosenCards, chosenEdition } from '../deck/choose.js';
import { isUnplayed, whyUnplayed } from '../deck/unplayed.js';
import { chosenTables } from './choose-tables.js';
import { placeIn } from './read-json.js';
import type { SentPart } from './read-part.js';

/** What to verify; left out: everything. */
export interface VerifyRequest extends Omit<VerifyOptions, 'editions' | 'script' | 'now' | 'store'> {
  readonly edition?: string | undefined;
  /** Whether to reuse cached results of earlier runs. */
  readonly isCached?: boolean | undefined;
  /** Called after the request is validated, before the verification starts; an exception cancels it. */
  readonly onUnderstood?: (() => void) | undefined;
}

/**
 * Verifies the cards of a deck; writes nothing but the cache.
 * @throws InvalidDeckError, UsageError, or WorkerCrashedError if workers crashed repeatedly
 */
export async function verifyDeck(opened: OpenDeck, request: VerifyRequest = {}): Promise<VerifyReport> {
  const { deck, options } = resolveRequest(opened, request);
  try {
    return await verify(deck, options);
  } finally {
    options.cache.prune();
  }
}

/**
 * Same, in the background, for a deck that is being edited.
 * @throws InvalidDeckError or UsageError
 */
export function verifyInBackground(opened: OpenDeck, request: VerifyRequest = {}): VerifyRun {
  const { deck, options } = resolveRequest(opened, request);
  const proving = proveDeckInBackground(deck, options);
  const tidy = () => options.cache.prune();
  proving.result.then(tidy, tidy);
  return proving;
}

/** Validates a request and resolves it against the deck. */
function resolveRequest(opened: OpenDeck, request: VerifyRequest) {
  const whole = requireValidSource(opened).deck;
  const { edition: asked, cards: named, isCached = true, onUnderstood, ...options } = request;
  const edition = chosenEdition(whole, asked);
  if (isUnplayed(whole, edition))
    throw new UserError(`${whyUnplayed(whole, edition)}: nothing can be verified`);
  const deck = dropUnplayed(whole);
  const drawnOnly = named?.find((id) => Object.hasOwn(whole.cards, id) && !Object.hasOwn(deck.cards, id));
  if (drawnOnly !== undefined)
    throw new UsageError(`"${drawnOnly}" is only in editions without rules: there is nothing to verify`);
  const cards = named && chosenCards(deck, named, edition);
  const inert = cards?.find((id) => !isPlayed(deck.cards[id]) && !isTold(deck.cards[id]));
  if (inert !== undefined)
    throw new UsageError(
      deck.cards[inert]?.kind === 'own'
        ? `"${inert}" is drawn, not played: there is nothing to verify`
        : `"${inert}" is a ${deck.cards[inert]?.kind}: there is nothing to verify`,
    );
  const editions = chosenTables(deck, { edition, players: options.players, cards });
  onUnderstood?.();
  return {
    deck: withoutLayout(deck),
    options: {
      ...options,
      cache: isCached ? openCache(opened.directory) : noCache,
      ...(editions !== undefined && { editions }),
      ...(cards && { cards }),
    },
  };
}

/** The deck without unplayed editions and the cards that are in no other edition. */
const dropUnplayed = (deck: Deck): Deck =>
  listUnplayedEditions(deck).length === 0 ? deck : onlyEditions(deck, listPlayedEditions(deck));

/** Number of cards to verify: those that are played, and those with text written by hand. */
export const countPlayed = (deck: Deck): number =>
  Object.values(dropUnplayed(deck).cards).filter((card) => isPlayed(card) || isTold(card)).length;

/**
 * Merges the parts of a split run.
 * @throws UserError if they are not the parts of one run of this deck
 */
export function mergeVerified(
  { deck: whole }: Pick<OpenValidDeck, 'deck'>,
  sent: readonly SentPart[],
): VerifyReport {
  const deck = dropUnplayed(whole);
  const [first] = sent;
  if (first === undefined) throw new UserError('there is no part to merge');
  refuseStrangers(deck, first.part);
  for (const one of sent) {
    const misfit = findMisfit(deck, one.part);
    if (misfit !== undefined)
      throw new UserError(`${one.file} is not of this deck: ${placeIn(one, misfit.path)}${misfit.message}`);
  }
  const report = mergeParts(sent.map(({ part }) => part));
  const asked = [...listProbedCards(deck, report.asked), ...manualTextCards(deck, report.asked)];
  const lost = asked.find((id) => !Object.hasOwn(report.cards, id));
  if (lost !== undefined) throw new UserError(`the parts have no result for "${lost}", which was asked for`);
  return report;
}

/** Reports first if the parts belong to another deck. */
function refuseStrangers(deck: Deck, report: ReportPart): void {
  if (report.deck !== deck.name || report.version !== deck.version)
    throw new UserError(
      `these reports are of ${report.deck} ${report.version}, not of ${deck.name} ${deck.version}`,
    );
  if (report.fingerprint !== fingerprintDeck(deck))
    throw new UserError('the deck has changed since it was verified: verify it again');
}

function mergeParts(parts: readonly ReportPart[]): VerifyReport {
  try {
    return mergeReports(parts);
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause));
  }
}
