import { computed } from '@preact/signals';
import { tongue } from '../state/choices.js';
import { en, type Word, type Words } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { pl } from './pl.js';

export type { Word } from './en.js';

/** The languages of the page, each by its own name. */
export const TONGUES: Readonly<Record<string, readonly [name: string, words: Words]>> = {
  en: ['English', en],
  it: ['Italiano', it],
  es: ['Español', es],
  fr: ['Français', fr],
  pl: ['Polski', pl],
};

/** The language of the page: the one that was chosen, else the first of the browser's that there is. */
export const spoken = computed(() => {
  const wanted = [tongue.value, ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find((one) => Object.hasOwn(TONGUES, one)) ?? 'en';
});

/** A word or sentence of the page. */
export function say(word: Word, slots: Readonly<Record<string, string | number>> = {}): string {
  const text = TONGUES[spoken.value]?.[1][word] ?? en[word];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}

const isWord = (name: string): name is Word => Object.hasOwn(en, name);

/** The same for a name that comes from the deck or a report; what has no word is shown as it is. */
export function sayName(name: string): string {
  const word = name === 'character' ? 'characterKind' : name;
  return isWord(word) ? say(word) : name;
}

/** The name of a language in itself: "italiano". */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
