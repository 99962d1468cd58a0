/** The languages that the tool brings words along for: `words/<language>.yaml`. A deck may bring others. */
export const LANGUAGES = ['en', 'es', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (language: string): language is Language =>
  (LANGUAGES as readonly string[]).includes(language);
