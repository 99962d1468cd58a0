import { type Signal, signal } from '@preact/signals';

/** What somebody has typed in place of a translation, and what they have seen before they did. */
export interface Typed {
  readonly text: string;
  readonly source: string;
  readonly before?: string | undefined;
  /** Whether the server has it, and the deck will soon say so. */
  readonly isSaved?: boolean;
}

/** It outlives the view, and whoever closes the page is asked. */
const all = new Map<string, Signal<Typed | undefined>>();

export function typedFor(lang: string, context: string): Signal<Typed | undefined> {
  const key = `${lang} ${context}`;
  const found = all.get(key) ?? signal<Typed | undefined>(undefined);
  all.set(key, found);
  return found;
}

addEventListener('beforeunload', (event) => {
  if ([...all.values()].some(({ value }) => value !== undefined && !value.isSaved)) event.preventDefault();
});
