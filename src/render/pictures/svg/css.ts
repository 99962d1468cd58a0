/**
 * Parses the CSS of drawings: declarations, style sheets and references. Refuses everything that refers to something
 * outside of the drawing. Entry points: `declarations`, `parseRules`, `referencesIn`.
 */

import { PROPERTIES } from './names.js';
import { SvgFlawError } from './svg-flaw-error.js';

const LINK = /url\(\s*(['"]?)([^)]*)/gi;

/** The ids that a value refers to. Any reference out of the drawing is refused. */
export function referencesIn(value: string, line: number): string[] {
  if (!/url|image|src|\\/i.test(value)) return [];
  // An escape could disguise `url`.
  if (value.includes('\\') || /(?:image(?:-set)?|src|attr|element)\s*\(/i.test(value))
    throw new SvgFlawError(`it has a style that could show another file (line ${line})`);
  return [...value.matchAll(LINK)].map(([, quote = '', inside = '']) => {
    const name = inside.trim().slice(0, quote === '' ? undefined : inside.trim().lastIndexOf(quote));
    if (name.startsWith('#')) return name.slice(1);
    throw new SvgFlawError(
      `it refers to ${shorten(name)} (line ${line}), and may only refer to its own parts`,
    );
  });
}

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A supported property, with its value in the form of an attribute. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

const IMPORTANT = /\s*!\s*important$/i;

/** The declarations of a `style` attribute or of a rule, without unsupported ones. */
export function declarations(css: string, line: number): Declaration[] {
  return withoutComments(css)
    .split(';')
    .flatMap((one) => {
      const at = one.indexOf(':');
      const property = one.slice(0, at).trim().toLowerCase();
      const written = one.slice(at + 1).trim();
      if (at < 0 || !PROPERTIES.has(property) || !isClosed(written)) return [];
      const value = written.replace(IMPORTANT, '');
      if (value === '') return [];
      referencesIn(value, line);
      const isImportant = value !== written;
      return longhands(property, value).map(([name, plain]) => ({
        property: name,
        value: plain,
        isImportant,
      }));
    });
}

const withoutComments = (css: string): string =>
  css.includes('/*')
    ? css
        .split('/*')
        .map((part, i) => (i === 0 ? part : (part.split('*/', 2)[1] ?? '')))
        .join(' ')
    : css;

/** Whether all quotes are closed: an open one would swallow what follows. */
const isClosed = (value: string): boolean => !/['"]/.test(value.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, ''));

const FONT =
  /^((?:[\w-]+\s+)*?)([\d.]+(?:[a-z]+|%)|(?:x?x-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*\S+)?\s+(.+)$/is;

/** Expands shorthands, which are not valid attributes. */
function longhands(property: string, value: string): (readonly [property: string, value: string])[] {
  if (property === 'marker')
    return ['marker-start', 'marker-mid', 'marker-end'].map((one) => [one, value] as const);
  // The attribute takes numbers without units.
  if (property === 'transform') return [[property, value.replaceAll(/(\d\.?)(?:px|deg)\b/gi, '$1')]];
  if (property !== 'font') return [[property, plainLengths(property, value)]];
  const [, before = '', size, family] = FONT.exec(value) ?? [];
  if (size === undefined || family === undefined) return [];
  const said = (pattern: RegExp) =>
    before.split(/\s+/).find((one) => pattern.test(one) && one !== 'normal') ?? 'normal';
  return [
    ['font-style', said(/^(?:italic|oblique)$/i)],
    ['font-variant', said(/^small-caps$/i)],
    ['font-weight', said(/^(?:bold|bolder|lighter|\d+)$/i)],
    ['font-stretch', said(/(?:condensed|expanded)$/i)],
    ['font-size', plainLengths('font-size', size)],
    ['font-family', family],
  ];
}

/** Properties whose lengths may have units. */
const MEASURED = new Set(
  'stroke-width stroke-dasharray stroke-dashoffset font-size letter-spacing word-spacing'.split(' '),
);

/** The length of each unit, in units of the drawing. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Converts lengths to units of the drawing: printing and weighing read plain numbers. */
export const plainLengths = (property: string, value: string): string =>
  MEASURED.has(property)
    ? value.replaceAll(
        /((?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|pc|mm|cm|in)\b/gi,
        (_, number: string, unit: string) => `${Number(number) * (UNITS[unit.toLowerCase()] ?? 1)}`,
      )
    : value;

/** A rule of a style sheet. */
export interface Rule {
  /** One selector of its list. */
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
  /** The cost of applying it once. */
  readonly letters: number;
}

/** Selects elements by name, classes and id. */
export interface Selector {
  readonly type?: string;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly isRoot: boolean;
  /** Of two rules, the one with the higher specificity wins. */
  readonly specificity: number;
}

const NAME = String.raw`-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*`;
const SIMPLE = new RegExp(`^(\\*|${NAME})?((?:[.#]${NAME})*)(:root)?$`, 'i');
/** Pseudo-classes of interaction: they never apply in print. */
const DYNAMIC =
  /:(?:hover|active|focus(?:-\w+)?|visited|target|checked|disabled)\b|::?(?:selection|before|after)\b/i;

/** Parses the rules of a style sheet. @throws SvgFlawError if one of them can't be applied */
export function parseRules(sheet: string, line: number): Rule[] {
  const css = withoutComments(sheet.replaceAll('<!--', '').replaceAll('-->', ''));
  if (css.includes('@'))
    throw new SvgFlawError(
      `it has a style sheet with an @-rule (line ${line}), which can not be drawn. ${ADVICE}`,
    );
  return splitBlocks(css, line).flatMap(([selectors, body]) => {
    const all = declarations(body, line);
    if (all.length === 0) return [];
    const letters = all.reduce((sum, { property, value }) => sum + property.length + value.length, 0);
    return selectors
      .split(',')
      .filter((one) => !DYNAMIC.test(one))
      .map((one) => ({
        selector: parseSelector(one.trim(), line),
        declarations: all,
        letters: letters + one.length,
      }));
  });
}

const ADVICE =
  'Save it with presentation attributes instead of style sheets (Illustrator: Export As, SVG, Styling; Inkscape: Plain SVG)';

function parseSelector(text: string, line: number): Selector {
  const [all, type, rest = '', root] = SIMPLE.exec(text) ?? [];
  if (!all)
    throw new SvgFlawError(
      `it has a style sheet with the selector "${shorten(text)}" (line ${line}): only those by name, class or id can be drawn. ${ADVICE}`,
    );
  const parts = rest.match(/[.#][^.#]+/g) ?? [];
  const ids = parts.filter((one) => one.startsWith('#')).map((one) => one.slice(1));
  const classes = parts.filter((one) => one.startsWith('.')).map((one) => one.slice(1));
  const named = type !== undefined && type !== '*';
  const [id] = ids;
  return {
    ...(named && { type }),
    // No element has two ids.
    ...(id !== undefined && { id: ids.every((one) => one === id) ? id : '' }),
    classes,
    isRoot: root !== undefined,
    specificity: ids.length * 1e6 + (classes.length + (root ? 1 : 0)) * 1000 + (named ? 1 : 0),
  };
}

const MARK = /["'{}]/g;

/** Splits a style sheet into selectors and bodies; ignores braces in quotes. */
function splitBlocks(css: string, line: number): (readonly [selectors: string, body: string])[] {
  const blocks: (readonly [string, string])[] = [];
  let [start, opened] = [0, -1];
  MARK.lastIndex = 0;
  for (let found = MARK.exec(css); found !== null; found = MARK.exec(css)) {
    const [mark] = found;
    if (mark === '{') {
      if (opened >= 0)
        throw new SvgFlawError(
          `it has a style sheet with rules inside of each other (line ${line}). ${ADVICE}`,
        );
      opened = found.index;
    } else if (mark === '}') {
      if (opened >= 0) blocks.push([css.slice(start, opened), css.slice(opened + 1, found.index)]);
      [start, opened] = [found.index + 1, -1];
    } else {
      const end = css.indexOf(mark, found.index + 1);
      if (end < 0)
        throw new SvgFlawError(`it has a style sheet with a quote that is left open (line ${line})`);
      MARK.lastIndex = end + 1;
    }
  }
  // A drawing program may have omitted the last brace; browsers accept that.
  if (opened >= 0) blocks.push([css.slice(start, opened), css.slice(opened + 1)]);
  return blocks;
}
