import { effect, type Signal, signal } from '@preact/signals';

/** A setting that is stored in this browser. */
function storedSetting<T extends string>(name: string, otherwise: T): Signal<T> {
  const key = `shroud-${name}`;
  const found = signal((localStorage.getItem(key) ?? otherwise) as T);
  effect(() => localStorage.setItem(key, found.value));
  return found;
}

export type Ground = 'felt' | 'checks' | 'character' | 'paper';
export const GROUNDS: readonly Ground[] = ['felt', 'checks', 'character', 'paper'];

/** Language of the cards; empty: the deck's source language. */
export const language = storedSetting<string>('language', '');
/** Empty: each card as in its first edition. */
export const edition = storedSetting<string>('edition', '');
export const side = storedSetting<'front' | 'back'>('side', 'front');
export const ground = storedSetting<Ground>('ground', 'felt');
export const size = storedSetting<'small' | 'medium' | 'large'>('size', 'medium');
export const theme = storedSetting<'system' | 'dark' | 'light'>('theme', 'system');
/** Language of the page itself; empty: the browser's. */
export const localeChoice = storedSetting<string>('tongue', '');

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
