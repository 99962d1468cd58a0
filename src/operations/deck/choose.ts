import type { Deck } from '../../deck/deck.js';
import { didYouMean } from '../../diagnostics/index.js';
import { PSEUDO } from '../../language/pseudo.js';
import { UsageError } from '../../workspace/errors.js';

/** Resolves requested names against the deck: a typo gets a hint, not a stack trace. */

/** Languages that a command-line argument refers to: one of the deck's, all of them, or the pseudo-language. */
export function languagesNamed(
  { languages }: Deck,
  asked: string | undefined,
): readonly string[] | undefined {
  if (asked === undefined) return undefined;
  return asked === 'all' ? languages : [asked];
}

/** Requested languages, or the source language. */
export function chosenLanguages(
  { languages }: Deck,
  asked: readonly string[] | undefined,
): readonly string[] {
  const stranger = asked?.find((one) => one !== PSEUDO && !languages.includes(one));
  if (stranger !== undefined)
    throw new UsageError(
      `the deck has no language "${stranger}". ${didYouMean(stranger, [...languages, 'all'])}`,
    );
  return asked ?? languages.slice(0, 1);
}

export function chosenEdition({ editions }: Deck, asked: string | undefined): string | undefined {
  if (asked === undefined || Object.hasOwn(editions, asked)) return asked;
  throw new UsageError(`the deck has no edition "${asked}". ${didYouMean(asked, Object.keys(editions))}`);
}

/** Requested cards, or all cards of the edition. */
export function chosenCards(
  deck: Deck,
  asked: readonly string[],
  edition: string | undefined,
): readonly string[] {
  const unknown = asked.find((id) => !Object.hasOwn(deck.cards, id));
  if (unknown?.includes(','))
    throw new UsageError(
      `the deck has no card "${unknown}". Separate ids by spaces: ${unknown.split(',').join(' ').trim()}`,
    );
  if (unknown !== undefined)
    throw new UsageError(
      `the deck has no card "${unknown}". ${didYouMean(unknown, Object.keys(deck.cards))}`,
    );
  const wanted = asked.length > 0 ? asked : Object.keys(deck.cards);
  const inEdition = wanted.filter(
    (id) => edition === undefined || deck.cards[id]?.editions.includes(edition),
  );
  const [outside] = asked.filter((id) => !inEdition.includes(id));
  if (outside !== undefined) throw new UsageError(`"${outside}" is not in the edition "${edition}"`);
  return inEdition;
}
