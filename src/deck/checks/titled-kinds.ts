import type { Span } from '../../diagnostics/index.js';
import type { SourceDeck } from '../source/source-deck.js';

/** A kind of card of the deck's own, and the set whose texts translate its title. */
interface TitledKind {
  readonly id: string;
  readonly set: string;
  place(): Span;
}

/** Translations go by id, so the names of these kinds are names among those of the cards. */
export function titledKinds({ settings, declared, cards }: SourceDeck): TitledKind[] {
  if (settings === undefined) return [];
  return (declared.kinds ?? []).map((id) => ({
    id,
    set: cards.find(({ key }) => key === id)?.set ?? '',
    place: () => settings.at(['kinds', id], 'key'),
  }));
}
