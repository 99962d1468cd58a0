/**
 * Translates errors of the YAML parser into messages for authors of cards, located where the mistake was made rather
 * than where the parser noticed it. Entry point: `chooseMistake`.
 */
import type { ErrorCode, YAMLError } from 'yaml';
import type { Code } from '../../diagnostics/index.js';

interface Mistake {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string;
}

/** A mistake and its position: often above the place where the parser noticed it. */
export interface PlacedMistake extends Mistake {
  readonly start: number;
  readonly end: number;
}

const syntax = (message: string, hint: string): Mistake => ({ code: 'YAML_SYNTAX', message, hint });
const QUOTES = 'A text that contains : # \' " [ ] { } , & * ! | > % @ goes in double quotes.';
const INDENT = 'Everything on one level starts in the same column.';
const COMMAS =
  'Separate the entries by commas: { a: 1, b: 2 }. A text that contains a comma, a colon or a bracket goes in double quotes.';

/** Meaning of each error of the YAML parser for an author of cards. */
const mistakes: Readonly<Record<ErrorCode, Mistake>> = {
  ALIAS_PROPS: syntax('An alias (*name) can have neither anchor nor tag.', 'Write the value out.'),
  BAD_ALIAS: syntax('In front of a text, & and * have a meaning of their own.', QUOTES),
  BAD_COLLECTION_TYPE: { code: 'YAML_TAG', message: 'The tag does not fit what follows it.' },
  BAD_DIRECTIVE: syntax('A line that starts with % is a directive, and decks have none.', 'Remove the line.'),
  BAD_DQ_ESCAPE: syntax(
    'Unknown escape in a text in double quotes.',
    'Write a backslash twice, or use single quotes.',
  ),
  BAD_INDENT: syntax('This line is not indented like its neighbours.', INDENT),
  BAD_PROP_ORDER: syntax('Anchors and tags belong before the value.', 'Write the value out.'),
  BAD_SCALAR_START: syntax("A text can't start with this character.", QUOTES),
  BLOCK_AS_IMPLICIT_KEY: syntax(
    'There is a second colon on this line.',
    `Start a new line for a second key. ${QUOTES}`,
  ),
  BLOCK_IN_FLOW: syntax('Between brackets, a comma is missing here, or a text needs quotes.', COMMAS),
  DUPLICATE_KEY: { code: 'YAML_DUPLICATE_KEY', message: 'The same key appears twice in one map.' },
  IMPOSSIBLE: syntax("The line can't be read.", QUOTES),
  KEY_OVER_1024_CHARS: syntax('The key is longer than 1,024 characters.', 'A colon seems to be missing.'),
  MISSING_CHAR: syntax(
    'Something is missing here: a closing quote or bracket, a colon, a comma or a space.',
    'Look for an open quote or bracket above; a colon is followed by a space.',
  ),
  MULTILINE_IMPLICIT_KEY: syntax(
    'A key must be on one line with its colon.',
    'A colon is missing, or the line above is not finished.',
  ),
  MULTIPLE_ANCHORS: syntax('A value can have one anchor only.', 'Write the value out.'),
  MULTIPLE_DOCS: syntax(
    'A second document starts here.',
    'Put it into a file of its own, or remove the line of dashes or dots.',
  ),
  MULTIPLE_TAGS: { code: 'YAML_TAG', message: 'A value with several tags.' },
  NON_STRING_KEY: { code: 'YAML_KEY', message: 'A key must be a plain text.' },
  // The parser is recursive; it reports an exhausted stack like this.
  RESOURCE_EXHAUSTION: { code: 'YAML_DEPTH', message: 'Lists and maps are nested too deep.' },
  TAB_AS_INDENT: { code: 'YAML_TAB', message: 'This line is indented with a tab.' },
  TAG_RESOLVE_FAILED: {
    code: 'YAML_TAG',
    message: 'A word that starts with ! is a tag, and decks have none.',
  },
  UNEXPECTED_TOKEN: syntax(
    'Something here does not belong.',
    `Often a quote or bracket in the middle of a text. ${QUOTES}`,
  ),
};

/** Errors that share a code, by the beginning of their message. */
const finer: readonly (readonly [string, Mistake])[] = [
  ['Missing , ', mistakes.BLOCK_IN_FLOW],
  ['Missing space after :', syntax('A colon needs a space behind it.', 'Put a space behind the colon.')],
  [
    'Comments must be',
    syntax(
      'A # that starts a comment needs a space in front of it.',
      `Put a space in front of it. ${QUOTES}`,
    ),
  ],
  [
    'Sequence item without -',
    syntax('A dash is missing here.', 'Begin each entry of the list with a dash and a space.'),
  ],
  ['All sequence items', mistakes.BAD_INDENT],
  ['A block sequence may not', syntax('This dash is not below the others.', INDENT)],
  [
    'Unexpected block-seq-ind',
    syntax(
      'A dash is not allowed after a key.',
      `Start a new line for a list; a negative number has no space behind its minus. ${QUOTES}`,
    ),
  ],
];

type Recogniser = (
  first: YAMLError,
  text: string,
  second: YAMLError | undefined,
) => PlacedMistake | undefined;
const recognisers: readonly Recogniser[] = [openQuote, openBracket, strayBracket, noColon, tooDeep, noQuotes];

/** The mistake to report: it is derived from the first error, since the others usually follow from it. */
export function chooseMistake(errors: readonly [YAMLError, ...YAMLError[]], text: string): PlacedMistake {
  const [first, second] = errors;
  for (const recognise of recognisers) {
    const mistake = recognise(first, text, second);
    if (mistake !== undefined) return mistake;
  }
  const mistake = finer.find(([start]) => first.message.startsWith(start))?.[1] ?? mistakes[first.code];
  return { ...mistake, start: behindSpaces(text, first.pos[0]), end: first.pos[1] };
}

/** The parser notices a missing quote only at the end of the file, or of what it takes for the text. */
function openQuote({ message, pos }: YAMLError, text: string): PlacedMistake | undefined {
  const quote = /^Missing closing (['"])quote/.exec(message)?.[1];
  if (quote === undefined) return undefined;
  const start = lastOpenQuote(text, quote, pos[0]);
  const hint =
    quote === '"'
      ? 'Write a second " behind the text.'
      : "Write a second ' behind the text; if it is an apostrophe, put the whole text in double quotes.";
  return { ...syntax('This quote is never closed.', hint), start, end: lineAt(text, start).end };
}

/** Between the open quote and the error, all other quotes are escaped. */
function lastOpenQuote(text: string, quote: string, before: number): number {
  for (let at = text.lastIndexOf(quote, before - 1); at >= 0; at = text.lastIndexOf(quote, at - 1)) {
    if (quote === '"' ? text[at - 1] !== '\\' : text[at - 1] !== quote) return at;
    if (quote === "'") at--;
    if (at === 0) break;
  }
  return Math.max(0, before - 1);
}

function openBracket({ message, pos }: YAMLError, text: string): PlacedMistake | undefined {
  const closing = /end with a ([}\]])$/.exec(message)?.[1];
  if (closing === undefined) return undefined;
  const start = lastOpenBracket(text, closing === '}' ? '{' : '[', closing, pos[0]);
  if (start === undefined) return undefined;
  return {
    ...syntax('This bracket is never closed.', `Write ${closing} where it ends.`),
    start,
    end: start + 1,
  };
}

function lastOpenBracket(text: string, opening: string, closing: string, before: number): number | undefined {
  let closed = 0;
  for (let at = Math.min(before, text.length) - 1; at >= 0; at--) {
    if (text[at] === closing) closed++;
    else if (text[at] === opening && closed-- === 0) return at;
  }
  return undefined;
}

function strayBracket({ code, pos: [start] }: YAMLError, text: string): PlacedMistake | undefined {
  if (code !== 'UNEXPECTED_TOKEN' || !/[}\]]/.test(text[start] ?? '')) return undefined;
  return { ...syntax('This bracket closes nothing.', `Remove it. ${QUOTES}`), start, end: start + 1 };
}

/** A line without a colon is parsed as the beginning of the key on the next line. */
function noColon({ code, message, pos }: YAMLError, text: string): PlacedMistake | undefined {
  const line = lineAt(text, pos[0]);
  if (code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys need'))
    return withoutColon(text, line);
  const startsLine = text.slice(line.start, pos[0]).trim() === '';
  if (!message.startsWith('All mapping items') && !(startsLine && message.startsWith('Unexpected scalar')))
    return undefined;
  const above = lineAbove(text, line.start);
  return above !== undefined && countIndent(text, above) <= countIndent(text, line)
    ? withoutColon(text, above)
    : undefined;
}

function withoutColon(text: string, { start, end }: Line): PlacedMistake | undefined {
  const line = withoutComment(text.slice(start, Math.min(end, start + LONGEST)));
  const content = line.trim();
  if (/:(\s|$)|^-(\s|$)|^['"]/.test(content)) return undefined;
  const place = { start: start + line.length - line.trimStart().length, end: start + line.trimEnd().length };
  const joined = /^([A-Za-z][\w-]*):(.*)$/.exec(content);
  if (joined !== null)
    return { ...syntax('A colon needs a space behind it.', `Write ${joined[1]}: ${joined[2]}`), ...place };
  const hint =
    'A key is followed by a colon and a space; a text that goes on from the line above is indented deeper than its key.';
  return { ...syntax('This line has no colon.', hint), ...place };
}

/** A key that is indented too deep is parsed as text of the line above. */
function tooDeep(
  { message, pos }: YAMLError,
  text: string,
  second: YAMLError | undefined,
): PlacedMistake | undefined {
  if (!message.startsWith('Nested mappings') || second?.code !== 'MULTILINE_IMPLICIT_KEY') return undefined;
  const { start, end } = lineAt(text, second.pos[1] - 1);
  if (start <= pos[0]) return undefined;
  const hint = `${INDENT} ${QUOTES}`;
  return {
    ...syntax('This line is indented deeper than the one above.', hint),
    start: behindSpaces(text, start),
    end,
  };
}

const UNQUOTED: readonly ErrorCode[] = [
  'BLOCK_AS_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'BAD_SCALAR_START',
  'BAD_ALIAS',
];

/** Text that YAML parses as something else; the hint shows it in quotes. */
function noQuotes({ code, message, pos }: YAMLError, text: string): PlacedMistake | undefined {
  if (!UNQUOTED.includes(code) || finer.some(([start]) => message.startsWith(start))) return undefined;
  const line = lineAt(text, pos[0]);
  if (line.end - line.start > LONGEST) return undefined;
  const written = withoutComment(text.slice(line.start, line.end));
  const value = /^\s*[A-Za-z][\w-]*:\s+(\S.*)$/.exec(written)?.[1]?.trim();
  if (value === undefined || pos[0] < line.start + written.indexOf(value)) return undefined;
  const start = line.start + written.indexOf(value);
  const hint = `If it is one text, put it in quotes: ${inQuotes(value)}`;
  return { ...mistakes[code], hint, start: pos[0], end: Math.max(pos[0] + 1, start + value.length) };
}

function inQuotes(value: string): string {
  const text = /^(['"]).+\1$/.test(value) ? value.slice(1, -1) : value;
  if (!/["\\]/.test(text)) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

interface Line {
  readonly start: number;
  readonly end: number;
}

/** Maximum length of quoted text: hints longer than a line are not read. */
const LONGEST = 200;

function lineAt(text: string, offset: number): Line {
  const at = Math.max(0, Math.min(offset, text.length));
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  const newline = text.indexOf('\n', at);
  const end = newline === -1 ? text.length : newline;
  return { start, end: text[end - 1] === '\r' && end > start ? end - 1 : end };
}

/** The nearest line above that is not blank. */
function lineAbove(text: string, start: number): Line | undefined {
  for (let line = lineAt(text, start); line.start > 0; ) {
    line = lineAt(text, line.start - 1);
    if (withoutComment(text.slice(line.start, Math.min(line.end, line.start + LONGEST))).trim() !== '')
      return line;
  }
  return undefined;
}

function behindSpaces(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ') at++;
  return at;
}

const countIndent = (text: string, { start }: Line) => behindSpaces(text, start) - start;

function withoutComment(line: string): string {
  const comment = /(^|\s)#/.exec(line);
  return comment === null ? line : line.slice(0, comment.index);
}
