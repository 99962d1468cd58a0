import { SourceMap } from 'node:module';
import { memoize } from '../../memo/memoize.js';
import { asFile, type CompiledScript, type TemplateName, type TemplatePlace } from './compile-templates.js';

/** The file name of a compiled template in stack traces. */
export const scriptFile = (name: TemplateName): string => `${name}.tsx.js`;

/** Parsed once for each script: a face may have hundreds of flaws. */
const readSourceMap = memoize((script: CompiledScript) => new SourceMap(JSON.parse(script.map)));

/**
 * The first position of a stack trace in a file of the deck; if there is none, the first in any template. A source map
 * of the deck may name any file: only files that were compiled are accepted.
 */
export function placeInStack(
  stack: string,
  filename: string,
  script: CompiledScript,
): TemplatePlace | undefined {
  const { files, custom } = script;
  const name = filename.replaceAll('.', '\\.');
  // A line of the script, or one of a source: of elements it is known.
  const lines = [...stack.matchAll(new RegExp(`(?:\\b${name}|\\btemplates:([^\\s:]+)):(\\d+):(\\d+)`, 'g'))];
  if (lines.length === 0) return undefined;
  const sources = readSourceMap(script);
  const places = lines.flatMap(([, path, line, column]) => {
    if (path !== undefined) return [{ file: asFile(path), line: Number(line), column: Number(column) }];
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return [];
    const { originalSource, originalLine, originalColumn } = entry;
    return [{ file: asFile(originalSource), line: originalLine + 1, column: originalColumn + 1 }];
  });
  const isIn = (paths: readonly string[] | undefined) => (place: TemplatePlace) =>
    paths?.some((path) => asFile(path) === place.file) ?? false;
  return places.find(isIn(custom)) ?? places.find(isIn(files));
}
