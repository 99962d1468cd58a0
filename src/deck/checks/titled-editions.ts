import type { Span } from '../../diagnostics/index.js';
import { getHomeSet } from '../../vocabulary/files/deck-file.js';
import type { SourceDeck } from '../source/source-deck.js';

/** An edition that has a title, and the set whose texts translate it. */
interface TitledEdition {
  readonly id: string;
  readonly set: string;
  place(): Span;
}

/** Translations go by id, so the ids of these editions are names among those of the cards. */
export function titledEditions({ settings }: SourceDeck): TitledEdition[] {
  return Object.entries(settings?.value.editions ?? {}).flatMap(([id, edition]) =>
    edition.title === undefined || settings === undefined
      ? []
      : [{ id, set: getHomeSet(edition), place: () => settings.at(['editions', id], 'key') }],
  );
}
