import type { Setting } from './setting.js';

/** What an edition is called: as its rules are, or, under a name of its own, by that. */
export function editionName({ deck, words }: Pick<Setting, 'deck' | 'words'>, id: string): string {
  const rules = deck.editions[id]?.rules;
  return rules === id ? words.editions[rules] : inCapitals(id);
}

/** An id as a title: `unhappy-homes` is Unhappy Homes. */
export const inCapitals = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
