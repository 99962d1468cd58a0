import type { Diagnostic } from '../../diagnostics/index.js';
import { PSEUDO } from '../../language/pseudo.js';
import { InvalidDeckError } from '../../workspace/errors.js';
import { type OpenDeck, type OpenValidDeck, requireValid } from '../../workspace/open-deck.js';

/**
 * Returns a deck from which the given cards can be produced, even if others have errors.
 * @param cards ids; left out: all, and then any error is an obstacle, except those of other languages
 * @param languages languages in which they are needed; left out: the source language
 * @throws InvalidDeckError with the errors of these cards
 */
export function soundCards(
  opened: OpenDeck,
  cards: readonly string[] | undefined,
  languages: readonly string[] | undefined,
): OpenValidDeck {
  const { deck, validSubset, report } = opened;
  if (deck !== undefined || validSubset === undefined) return requireValid(opened);
  if (cards === undefined || cards.length === 0)
    return requireValid(opened, languages ?? validSubset.languages.slice(0, 1));
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  const asked = new Set(languages ?? validSubset.languages.slice(0, 1));
  const inTheWay = errors.filter((one) => isInTheWay(opened, one, new Set(cards), asked));
  // A card may have errors because of another card, or be in a file that can't be parsed.
  const isLost = cards.some(
    (id) => !Object.hasOwn(validSubset.cards, id) && (opened.ids.has(id) || opened.unreadable.size > 0),
  );
  if (inTheWay.length > 0 || isLost) throw new InvalidDeckError(inTheWay.length > 0 ? inTheWay : errors);
  return { ...opened, deck: validSubset };
}

function isInTheWay(
  { ownerOf, validSubset, unreadable }: OpenDeck,
  { span, code }: Diagnostic,
  cards: ReadonlySet<string>,
  languages: ReadonlySet<string>,
): boolean {
  const { id, lang } = ownerOf(span);
  // Only the place of the error shows in which language words are missing, and that may be in the settings.
  if (/^(WORDS|PHRASE)_/.test(code))
    return [...languages].some((one) => one !== PSEUDO && (lang === undefined || lang === one));
  if (lang !== undefined && !languages.has(lang)) return false;
  if (id !== undefined)
    return cards.has(id) || [...cards].some((card) => needs(validSubset?.cards[card], id));
  const set = unreadable.has(span.file) && lang !== undefined ? span.file.split('/')[1] : undefined;
  return (
    set !== undefined &&
    [...cards].some((card) => set === 'rules' || set === 'words' || validSubset?.cards[card]?.set === set)
  );
}

/** Whether a card can't be rendered without something else: the rules it shows, or its family. */
function needs(card: object | undefined, id: string): boolean {
  const { body = [], family } = (card ?? {}) as { body?: readonly string[]; family?: string };
  return body.includes(id) || family === id;
}
