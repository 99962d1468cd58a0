import type { FrameProps } from '../../../templates/template.js';
import { nearest } from '../../diagnostics/index.js';
import { symbolFile } from '../core/symbol-file.js';
import { POINT } from '../core/typesetting.js';
import { TemplateMistakeError } from '../template/element.js';
import { toRuns, toWords, widthOfWords } from '../text/measured-words.js';
import type { Templates } from './templates.js';

type TemplateTheme = FrameProps['theme'];

/** The theme's interface for templates; requesting something that it lacks is a mistake of the template. */
export function templateTheme({ theme, typefaces, drawing }: Templates): TemplateTheme {
  return {
    colour: (name) => requireKnown(theme.colours, name, 'colour'),
    icon: (name) => drawing(requireKnown(theme.icons, name, 'icon')),
    category: (name) => drawing(requireKnown(theme.categories, name, 'category')),
    symbol: (name) => drawing(symbolFile(theme.symbols, name)),
    ornament: (name) => drawing(requireKnown(theme.ornaments, name, 'ornament')),
    line: (text, style) => setLine(text, style, typefaces[style.font]),
  };
}

function requireKnown<T>(all: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found !== undefined) return found;
  const meant = nearest(String(name), Object.keys(all));
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new TemplateMistakeError(`The theme has no ${what} "${name}".${hint}`);
}

function setLine(
  text: string,
  { size: points, weight = 400, italic = false }: Parameters<TemplateTheme['line']>[1],
  typeface: Templates['typefaces']['text'],
): ReturnType<TemplateTheme['line']> {
  const words = toWords([{ is: 'words', text, bold: weight >= 600, italic }], typeface, { italic });
  const size = points * POINT;
  return {
    x: 0,
    baseline: 0,
    width: widthOfWords(words) * size,
    size,
    role: 'name',
    starts: true,
    runs: toRuns(words, size),
  };
}
