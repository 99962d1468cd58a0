import type { Deck } from '../../deck/deck.js';
import { exampleOf } from '../../language/rule-text.js';
import type { FaceRequest } from '../../render/ground/face-request.js';
import { CARD_KEYS, type CardKind, kinds } from '../../vocabulary/kinds/index.js';
import type { RulebookOptions } from './rulebook-options.js';

/** The clauses in the order of reading: that of the source language. */
export const clausesOf = (deck: Deck): string[] => Object.keys(deck.rules[deck.languages[0] ?? ''] ?? {});

/** A card as the rulebook shows it. */
export function faceOf({ deck, edition }: RulebookOptions, language: string, id: string): FaceRequest {
  const own = deck.cards[id]?.editions ?? [];
  const shown = edition !== undefined && own.includes(edition) ? edition : (own[0] ?? '');
  return { id, side: 'front', language, edition: shown };
}

/** The first card of each kind that the edition has. */
export function samples({ deck, edition }: RulebookOptions): { id: string; kind: CardKind }[] {
  const entries = Object.entries(deck.cards);
  return CARD_KEYS.flatMap((key) => {
    const { kind } = kinds[key];
    const found = entries.find(
      ([, card]) => card.kind === kind && (edition === undefined || card.editions.includes(edition)),
    );
    return found === undefined ? [] : [{ id: found[0], kind }];
  });
}

/** The faces of all cards that it shows. */
export function picturesOf(options: RulebookOptions, language: string): FaceRequest[] {
  const stacked = clausesOf(options.deck).flatMap((id) => exampleOf(options.deck, id)?.stack ?? []);
  const ids = new Set([...stacked, ...samples(options).map(({ id }) => id)]);
  return [...ids].filter((id) => options.deck.cards[id]).map((id) => faceOf(options, language, id));
}
