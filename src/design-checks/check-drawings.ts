/**
 * Checks the drawings that the theme and the families of a deck name. Valid drawings are cached by their content; flaws
 * are not, since their cause may be temporary. Entry point: `checkDrawings`.
 */

import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey, digest } from '../cache/key.js';
import type { DeckFolder } from '../deck/folder.js';
import { walkTemplates } from '../deck/walk.js';
import { didYouMean, inWords, nearest, type Span, toFileStart } from '../diagnostics/index.js';
import { isUnstarted } from '../render/core/process-check.js';
import { templateFolder } from '../render/core/template-folder.js';
import { budgetFor, type UntrustedBudget } from '../render/core/untrusted-budget.js';
import { readPicture } from '../render/pictures/picture.js';
import { flawHint } from '../render/pictures/picture-of-card.js';
import { strangeFonts } from '../render/pictures/unknown-fonts.js';
import type { Theme, ThemeFile } from '../vocabulary/files/theme-file.js';
import type { ThemeContext } from './contexts.js';

const GROUPS = ['icons', 'categories', 'symbols', 'ornaments'] as const;

/** Result for a drawing: plain data, so that it can be cached. */
interface Drawing {
  readonly flaw?: string;
  readonly sort?: string;
  readonly families?: readonly string[];
}

/**
 * Checks that the drawings of the theme and the symbols of families exist and can be rendered. Each problem is reported
 * once, where the drawing is named, or at the file if only the file belongs to the deck.
 */
export function checkDrawings({ deck, report, where, design, folder, cache }: ThemeContext): void {
  const { theme } = design;
  const files = templateFolder(folder);
  const custom = theme.isCustom ? (theme.custom as ThemeFile) : {};
  const reported = new Set<string>();
  let known: readonly string[] | undefined;
  const drawings = () => {
    known ??= drawingsIn(folder);
    return known;
  };
  const look = (path: string, at: () => Span, missing: readonly [string, () => string]): void => {
    const file = files.read(path);
    if (!('bytes' in file)) {
      if (file.refused === 'missing') report.add('PICTURE_MISSING', at(), ...missing);
      else report.add('PICTURE_BROKEN', at(), `The drawing templates/${path} can't be read: ${file.why}.`);
      return;
    }
    if (!file.isCustom || reported.has(path)) return;
    reported.add(path);
    const { flaw, sort, families = [] } = kept(cache, file.bytes, budgetFor(folder));
    if (flaw !== undefined) {
      const message = `The drawing templates/${path} can't be used: ${flaw}.`;
      const hint = flawHint(path, flaw, sort) ?? 'Save it again as plain SVG.';
      if (isUnstarted(flaw)) report.add('FILE_UNTRIED', at(), message);
      else report.add('PICTURE_BROKEN', at(), message, hint);
    }
    const strange = strangeFonts(families, theme.value);
    if (strange !== undefined) report.add('PICTURE_FONT', at(), `The drawing templates/${path} ${strange}`);
  };
  for (const group of GROUPS)
    for (const [name, path = ''] of Object.entries(theme.value[group])) {
      const isNamed = Object.hasOwn(custom[group] ?? {}, name);
      const at = () => (isNamed ? theme.at([group, name]) : toFileStart(`templates/${path}`));
      look(path, at, [`There is no drawing templates/${path}.`, () => drawingHint(path, drawings())]);
    }
  for (const [id, { symbol }] of Object.entries(deck.families)) {
    if (theme.value.symbols[symbol] !== undefined) continue;
    const path = `icons/${symbol}.svg`;
    const at = () => where(id, ['symbol']) ?? toFileStart('shroud.yaml');
    const hint = () => symbolHint(symbol, theme.value, drawings());
    look(path, at, [`There is no drawing for the symbol "${symbol}".`, hint]);
  }
}

/** Caches valid drawings only: the obstacle to using another one may be gone next time. */
function kept(cache: Cache, bytes: Uint8Array, budget: UntrustedBudget): Drawing {
  const key = computeCacheKey('drawing', digest(bytes));
  const known = getJson<Drawing>(cache, 'picture', key);
  if (known !== undefined) return known;
  const found = judged(bytes, budget);
  if (found.flaw === undefined) setJson(cache, 'picture', key, found);
  return found;
}

function judged(bytes: Uint8Array, budget: UntrustedBudget): Drawing {
  const picture = readPicture(bytes, budget);
  if ('flaw' in picture) return picture;
  if (picture.art.is === 'image') return { flaw: 'it is made of pixels, and drawings of a theme are SVG' };
  return { families: picture.families ?? [] };
}

const drawingsIn = (folder: DeckFolder): string[] =>
  walkTemplates(folder)
    .files.filter((path) => /\.svg$/i.test(path))
    .map((path) => path.slice('templates/'.length));

function drawingHint(path: string, custom: readonly string[]): string {
  const meant = nearest(path, custom);
  if (meant !== undefined) return didYouMean(path, [meant]);
  const there =
    custom.length === 0 ? 'there is no drawing yet' : `there are: ${inWords(custom.slice(0, 12))}`;
  return `Put the file there, or correct its name; in templates/ ${there}.`;
}

function symbolHint(symbol: string, theme: Theme, drawings: readonly string[]): string {
  const custom = drawings.flatMap((path) => /^icons\/(.+)\.svg$/i.exec(path)?.[1] ?? []);
  const known = [...new Set([...Object.keys(theme.symbols), ...custom])];
  const meant = nearest(symbol, known);
  if (meant !== undefined) return didYouMean(symbol, [meant]);
  return `Draw it in templates/icons/${symbol}.svg, or take one that there is: ${inWords(known)}.`;
}
