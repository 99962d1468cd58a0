import type { CardSummary } from '../../protocol.js';
import { getTitle } from '../parts/card-name.js';
import { edition } from '../state/choices.js';
import { changed, deck, problemsByCard } from '../state/deck.js';

/** The filters of the gallery, named as in the address. */
export const FILTERS = [
  'kind',
  'set',
  'family',
  'icon',
  'verb',
  'verdict',
  'problem',
  'translation',
] as const;
export type Filter = (typeof FILTERS)[number];

/** The values of a card for a filter. */
export function listTraits(card: CardSummary, filter: Filter): readonly string[] {
  switch (filter) {
    case 'kind':
      return [card.kind];
    case 'set':
      return [card.set];
    case 'family':
      return card.family === undefined ? [] : [card.family];
    case 'icon':
      return card.icons;
    case 'verb':
      return card.verbs;
    case 'verdict':
      return [card.verification?.verdict ?? 'unproven', ...(card.verification?.isOld ? ['oldProof'] : [])];
    case 'translation':
      return card.untranslated.length === 0 ? ['translated'] : card.untranslated;
    case 'problem':
      return [
        problemsByCard.value.has(card.id) || card.isFaceless ? 'anyProblem' : 'noProblem',
        ...(card.isStale ? ['stale'] : []),
        ...(card.isFaceless ? ['faceless'] : []),
      ];
  }
}

/** Removes diacritics, so that "famille" finds "Famílle". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Filters and sorts the cards of the gallery. */
export function chosenCards(cards: Iterable<CardSummary>, query: URLSearchParams): CardSummary[] {
  const words = plain(query.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const wanted = FILTERS.flatMap((filter) => {
    const value = query.get(filter);
    return value === null ? [] : [[filter, value] as const];
  });
  const ofEdition = deck.value?.editions.includes(edition.value) ? edition.value : undefined;
  const fits = (card: CardSummary) => {
    // The editions of a card without a face are unknown; it must not be hidden because of that.
    if (ofEdition !== undefined && !card.isFaceless && !card.editions.includes(ofEdition)) return false;
    if (query.get('changed') !== null && !changed.value.has(card.id)) return false;
    if (!wanted.every(([filter, value]) => listTraits(card, filter).includes(value))) return false;
    if (words.length === 0) return true;
    const text = plain(
      [card.id, ...Object.values(card.titles), card.kind, card.set, ...card.icons, ...card.verbs].join(' '),
    );
    return words.every((word) => text.includes(word));
  };
  return sortCards([...cards].filter(fits), query.get('sort') ?? '');
}

/** The odds of a card in the chosen edition, otherwise in its first edition that has any. */
function getOdds({ verification, editions }: CardSummary): number | undefined {
  const all = verification?.odds ?? {};
  const own = [edition.value, ...editions].find((one) => all[one] !== undefined);
  return own === undefined ? undefined : all[own]?.value;
}

function sortCards(cards: CardSummary[], by: string): CardSummary[] {
  const least = Number.POSITIVE_INFINITY;
  switch (by) {
    case 'name':
      return cards.sort((a, b) => getTitle(a).localeCompare(getTitle(b)));
    case 'pathos':
      return cards.sort((a, b) => (a.pathos ?? least) - (b.pathos ?? least));
    case 'odds':
      return cards.sort((a, b) => (getOdds(b) ?? -least) - (getOdds(a) ?? -least));
    default:
      return cards;
  }
}
