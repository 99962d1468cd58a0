import type { Path, YamlFile } from '../../deck/yaml/yaml-file.js';
import { type Code, type Diagnostic, diagnostic } from '../../diagnostics/index.js';
import type { AuthoredLayout } from '../../vocabulary/files/layout-file.js';
import type { SizeRange, Theme, ThemeFile } from '../../vocabulary/files/theme-file.js';
import { readColour } from './read-colour.js';

type Locate = YamlFile['locate'];

/** Reports errors in a theme that its shape can't express. @param whole including what it inherits */
export function themeFlaws(custom: ThemeFile, whole: Theme, at: Locate): Diagnostic[] {
  const report = (code: Code, path: Path, message: string, hint: string) =>
    diagnostic(code, at(path), message, hint);
  const colours = Object.entries(custom.colours ?? {}).flatMap(([name, written]) => {
    const read = readColour(written);
    if ('hex' in read) return [];
    return [
      report('VALUE_FORMAT', ['colours', name], `"${written}" is no colour that can be used.`, read.hint),
    ];
  });
  const sizes = Object.entries(custom.sizes ?? {}).flatMap(([use, size]) =>
    size === undefined ? [] : sizeFlaw(use as keyof Theme['sizes'], size, whole.sizes, report),
  );
  return [...colours, ...sizes];
}

type ReportFlaw = (code: Code, path: Path, message: string, hint: string) => Diagnostic;

/** At most one error per size: the first that keeps text from shrinking from the maximum to the minimum. */
function sizeFlaw(
  use: keyof Theme['sizes'],
  custom: Partial<SizeRange>,
  sizes: Theme['sizes'],
  report: ReportFlaw,
): Diagnostic[] {
  const { largest, least, leastClear, steps = [] } = sizes[use];
  const path = (key: keyof SizeRange): Path => ['sizes', use, key];
  const inherited = (key: 'largest' | 'least') =>
    custom[key] === undefined ? ', as in the theme that is inherited' : '';
  if (largest < least) {
    const key = custom.largest === undefined ? 'least' : 'largest';
    const message = `The largest size of the ${use} (${largest} pt${inherited('largest')}) is below the least (${least} pt${inherited('least')}).`;
    const hint =
      key === 'largest'
        ? `Write ${least} or more, or name a smaller least, too.`
        : `Write ${largest} or less, or name a larger largest, too.`;
    return [report('VALUE_RANGE', path(key), message, hint)];
  }
  if (leastClear !== undefined && leastClear > largest) {
    const key = custom.leastClear === undefined ? 'largest' : 'leastClear';
    const message = `The least size of the ${use} on clear cards (${leastClear} pt) is above the largest (${largest} pt).`;
    return [
      report(
        'VALUE_RANGE',
        path(key),
        message,
        `Write ${key === 'largest' ? `${leastClear} or more` : `${largest} or less`}.`,
      ),
    ];
  }
  const stray = steps.findIndex((step) => step > largest || step < least);
  if (stray >= 0) {
    const message = `${steps[stray]} pt is no step between ${largest} pt (largest) and ${least} pt (least).`;
    return [report('VALUE_RANGE', [...path('steps'), stray], message, 'Remove it, or widen the range.')];
  }
  const rising = steps.findIndex((step, i) => i > 0 && step >= (steps[i - 1] ?? Number.POSITIVE_INFINITY));
  if (rising < 0) return [];
  const ordered = [...new Set(steps)].sort((a, b) => b - a).join(', ');
  const message = 'Steps go from the largest to the smallest.';
  return [report('VALUE_RANGE', [...path('steps'), rising], message, `Write steps: [${ordered}]`)];
}

/** Reports errors in a layout as written. */
export function layoutFlaws({ card, places }: AuthoredLayout, at: Locate): Diagnostic[] {
  if (card === undefined || places !== undefined) return [];
  const message = 'A layout with a "card" of its own is whole, and this one has no "places".';
  const hint =
    'Add places: …, or remove card: then all that is not named is as in the layout that comes with the tool.';
  return [diagnostic('KEY_MISSING', at(['card'], 'key'), message, hint)];
}
