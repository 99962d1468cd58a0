import { type Signal, signal } from '@preact/signals';

/** An unsaved translation, with the source and the translation that the user saw when typing it. */
export interface Typed {
  readonly text: string;
  readonly source: string;
  readonly before?: string | undefined;
  /** Whether the server has saved it; the deck's update follows. */
  readonly isSaved?: boolean;
}

/** Outlives the view; closing the page with unsaved text asks for confirmation. */
const all = new Map<string, Signal<Typed | undefined>>();

export function getTyped(lang: string, context: string): Signal<Typed | undefined> {
  const key = `${lang} ${context}`;
  const found = all.get(key) ?? signal<Typed | undefined>(undefined);
  all.set(key, found);
  return found;
}

addEventListener('beforeunload', (event) => {
  if ([...all.values()].some(({ value }) => value !== undefined && !value.isSaved)) event.preventDefault();
});
