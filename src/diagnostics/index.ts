/**
 * Diagnostics: codes, positions, hints and output formats. A broken deck never throws: problems are collected in a
 * `Report` and printed by one of the `formats`. `codes.ts` defines every code.
 */

export { CODES, type Code, codes, type Severity } from './codes.js';
export { count } from './count.js';
export { type Diagnostic, diagnostic, MOST_TOLD, Report, type Span, toFileStart } from './diagnostic.js';
export { didYouMean, inWords, nearest, nearestFew } from './did-you-mean.js';
export { type Format, formats } from './format.js';
export { colour, type Paint, plain } from './paint.js';
export { LONGEST_QUOTE, quote } from './quoted.js';
export { visibleJson, visibleLines, withoutCommands } from './visible.js';
