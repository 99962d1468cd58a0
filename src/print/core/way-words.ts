import { typeset } from '../../language/typography.js';
import type { HomemadeMethod } from '../../vocabulary/files/profile-file.js';
import { bundledWords } from './bundled-words.js';

/** The pictures of the instructions. */
export type StepPicture = 'sheet' | 'cut' | 'crop' | 'film' | 'stick' | 'sleeve' | 'turn' | 'paint' | 'stack';

/** Step-by-step instructions for making a clear card. */
export interface Instructions {
  readonly title: string;
  readonly need: string;
  readonly steps: readonly { readonly picture: StepPicture; readonly text: string }[];
}

/** The texts on sheets for clear cards that are made without white ink. */
export type HomemadeWords = Readonly<Record<HomemadeMethod, Instructions>> & {
  readonly need: string;
  readonly guide: string;
  readonly guideNote: string;
  readonly slots: Readonly<Record<'top' | 'middle' | 'bottom', string>>;
  readonly regions: Readonly<
    Record<'title' | 'portrait' | 'name' | 'pathos' | 'icon' | 'text' | 'crest' | 'reminder', string>
  >;
};

/** In the language, typeset; falls back to English. */
export function wayWords(language: string): HomemadeWords {
  return set(bundledWords<HomemadeWords>(language, 'homemade'), language) as HomemadeWords;
}

const set = (value: unknown, language: string): unknown => {
  if (typeof value === 'string') return typeset(value, language);
  if (Array.isArray(value)) return value.map((one) => set(one, language));
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === 'picture' ? one : set(one, language)]));
};
