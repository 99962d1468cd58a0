import { Flaw } from './flaw.js';
import { PROPERTIES } from './names.js';

const LINK = /url\(\s*(['"]?)([^)]*)/gi;

/** What a value refers to, by id. Anything else than a part of the same drawing is refused. */
export function referencesIn(value: string, line: number): string[] {
  if (!/url|image|src|\\/i.test(value)) return [];
  // An escape could spell `url` in other letters.
  if (value.includes('\\') || /(?:image(?:-set)?|src|attr|element)\s*\(/i.test(value))
    throw new Flaw(`it has a style that could show another file (line ${line})`);
  return [...value.matchAll(LINK)].map(([, quote = '', inside = '']) => {
    const name = inside.trim().slice(0, quote === '' ? undefined : inside.trim().lastIndexOf(quote));
    if (name.startsWith('#')) return name.slice(1);
    throw new Flaw(`it refers to ${shortened(name)} (line ${line}), and may only refer to its own parts`);
  });
}

export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Declarations without those that nobody draws. */
export function declarations(css: string, line: number): [property: string, value: string][] {
  return css.split(';').flatMap((one): [string, string][] => {
    const at = one.indexOf(':');
    const property = one.slice(0, at).trim().toLowerCase();
    const value = one.slice(at + 1).trim();
    if (at < 0 || !PROPERTIES.has(property) || value === '' || !isClosed(value)) return [];
    referencesIn(value, line);
    return [[property, value]];
  });
}

/** A quote that is left open would swallow what comes next. */
const isClosed = (value: string): boolean => /^(?:[^'"]|'[^'\n]*'|"[^"\n]*")*$/.test(value);

/** What selects elements by name, class, id and place. */
const SELECTOR = /^[\w\s.#*>+~,:()-]+$/;

export const spelled = (all: readonly (readonly [string, string])[]): string =>
  all.map(([property, value]) => `${property}:${value}`).join(';');

export interface Rule {
  readonly selector: string;
  readonly declarations: readonly (readonly [string, string])[];
}

/** The rules of a style sheet. */
export function rulesOf(sheet: string, line: number): Rule[] {
  const css = sheet.replaceAll('<!--', '').replaceAll('-->', '');
  const plain = css
    .split('/*')
    .map((part, i) => (i === 0 ? part : (part.split('*/', 2)[1] ?? '')))
    .join(' ');
  if (plain.includes('@'))
    throw new Flaw(`it has a style sheet with an @-rule (line ${line}), which can not be drawn`);
  return plain.split('}').flatMap((rule) => {
    const [selector = '', body] = rule.split('{', 2);
    if (body === undefined || !SELECTOR.test(selector)) return [];
    return [{ selector: selector.trim(), declarations: declarations(body, line) }];
  });
}

export const spelledSheet = (rules: readonly Rule[]): string =>
  rules.map((rule) => `${rule.selector}{${spelled(rule.declarations)}}`).join('');
