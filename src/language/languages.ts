/** The languages with built-in words: `words/<language>.yaml`. A deck may add others. */
export const LANGUAGES = ['en', 'es', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (language: string): language is Language =>
  (LANGUAGES as readonly string[]).includes(language);
