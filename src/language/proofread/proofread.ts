/**
 * Proofreads translations by their characters alone, without a lexicon. Each `Proof` returns at most one remark.
 * Entry point: `proofread`. Rules have further checks in `proofread-rules.ts`.
 */

import type { Code } from '../../diagnostics/index.js';
import { findLanguage } from '../languages.js';

/** A remark on a translation, as a proofreader would make it. */
export interface Mark {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string;
}

/** A text with its source text. */
export interface Pair {
  readonly source: string;
  readonly text: string;
  readonly language: string;
}

type Proof = (pair: Pair) => Mark | undefined;

/** Finds invisible characters that reverse a line or break a file. */
const hidden: Proof = ({ text }) => {
  const found = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.exec(
    text.replaceAll(/[\n\t]/g, ' '),
  );
  if (found === null) return undefined;
  const number = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { code: 'TEXT_HIDDEN', message: `The text has an invisible character: U+${number}.` };
};

const OPEN = '([{«„“¿¡';
const CLOSE = ')]}»””?!';

/** Opening marks need closing ones: brackets, the quotes of the language, ¿ and ¡. */
const balance: Proof = ({ text, language }) => {
  const isSpanish = language.startsWith('es');
  for (const [i, open] of [...OPEN].entries()) {
    const close = CLOSE[i] ?? '';
    if ((open === '¿' || open === '¡') && !isSpanish) continue;
    const opened = count(text, open);
    const closed =
      open === '„' || open === '“'
        ? count(text, close) + (open === '„' ? count(text, '“') : 0)
        : count(text, close);
    const isQuote = open === '„' || open === '“';
    if (isQuote ? opened > closed : opened !== closed) {
      return {
        code: 'TEXT_BALANCE',
        message: `"${open}" and "${close}" do not match: ${opened} of one, ${closed} of the other.`,
      };
    }
  }
  return undefined;
};

const same: Proof = ({ source, text }) =>
  text === source && /(?:^|\s)\p{Ll}/u.test(text) // Names may stay as they are.
    ? { code: 'TEXT_SAME', message: 'The translation is the same as the source.' }
    : undefined;

const END = /[.!?…:;](?:\s?»|["”'’)\]])*$/u;

const ending: Proof = ({ source, text }) => {
  const [wanted, found] = [END.test(source.trim()), END.test(text.trim())];
  if (wanted === found) return undefined;
  const message = wanted
    ? 'The source ends with a full stop or the like, the translation does not.'
    : 'The translation ends with a full stop or the like, the source does not.';
  return { code: 'TEXT_ENDING', message };
};

const spaces: Proof = ({ text, language }) => {
  if (/ {2}|^\s|\s$/.test(text))
    return { code: 'TEXT_SPACES', message: 'There are two spaces in a row, or one at an end.' };
  const isFrench = language.startsWith('fr');
  const stray = isFrench ? /\s[,.)]|\(\s/u : /\s[,.;:!?)]|\(\s/u;
  return stray.test(text.replaceAll(/\s(?:\.{3}|…)/g, ''))
    ? { code: 'TEXT_SPACES', message: 'There is a space where none belongs.' }
    : undefined;
};

const doubled: Proof = ({ text }) => {
  const found = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu.exec(text);
  return found === null
    ? undefined
    : { code: 'TEXT_DOUBLED', message: `"${found[1]}" appears twice in a row.` };
};

/** Straight quotes are right in no language. */
const quotes: Proof = ({ text, language }) => {
  const { quotes: wanted, foreignQuotes } = findLanguage(language) ?? {};
  const isStraight = text.includes('"');
  const isForeign = foreignQuotes?.test(text) ?? false;
  if (wanted === undefined || !(isStraight || isForeign)) return undefined;
  return { code: 'TEXT_QUOTES', message: `These are not the quotes of the language: ${wanted}` };
};

const minus: Proof = ({ text }) =>
  /(?:^|[\s(])-\d/.test(text)
    ? {
        code: 'TEXT_MINUS',
        message: 'A hyphen is used where a minus sign belongs.',
        hint: 'Write − (U+2212).',
      }
    : undefined;

/** A text twice as long as its source, and longer by more than a few characters, is unlikely to fit. */
const length: Proof = ({ source, text }) =>
  text.length > 2 * source.length + 12
    ? {
        code: 'TEXT_LENGTH',
        message: `The translation has ${text.length} characters, the source ${source.length}: it may not fit.`,
      }
    : undefined;

const proofs: readonly Proof[] = [hidden, balance, same, ending, spaces, doubled, quotes, minus, length];

/** Proofreads a translation. */
export function proofread(pair: Pair): Mark[] {
  return proofs.flatMap((proof) => proof(pair) ?? []);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
