/** Settings of the page that are stored in the browser, as signals. */

import { effect, type Signal, signal } from '@preact/signals';

/** A setting that is stored in this browser. */
function createSetting<T extends string>(name: string, otherwise: T): Signal<T> {
  const key = `shroud-${name}`;
  const found = signal((localStorage.getItem(key) ?? otherwise) as T);
  effect(() => localStorage.setItem(key, found.value));
  return found;
}

export type Ground = 'felt' | 'checks' | 'character' | 'paper';
export const GROUNDS: readonly Ground[] = ['felt', 'checks', 'character', 'paper'];

/** Language of the cards; empty: the deck's source language. */
export const language = createSetting<string>('language', '');
/** Empty: each card as in its first edition. */
export const edition = createSetting<string>('edition', '');
export const side = createSetting<'front' | 'back'>('side', 'front');
export const ground = createSetting<Ground>('ground', 'felt');
export const size = createSetting<'small' | 'medium' | 'large'>('size', 'medium');
export const theme = createSetting<'system' | 'dark' | 'light'>('theme', 'system');
/** Language of the page itself; empty: the browser's. */
export const localeChoice = createSetting<string>('tongue', '');

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
