import type { ErrorCode } from 'yaml';
import type { Code } from '../diagnostics/index.js';

interface Mistake {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string;
}

const syntax = (message: string, hint: string): Mistake => ({ code: 'YAML_SYNTAX', message, hint });
const QUOTES = 'Put a text that contains : # \' " [ ] { } , & * ! | > % @ in double quotes.';
const INDENT = 'Everything on one level starts in the same column.';

/** What each complaint of the YAML parser means to someone who writes cards. */
export const mistakes: Readonly<Record<ErrorCode, Mistake>> = {
  ALIAS_PROPS: syntax('An alias (*name) can have neither anchor nor tag.', 'Write the value out.'),
  BAD_ALIAS: syntax('This is not a valid alias.', `If it is text: ${QUOTES}`),
  BAD_COLLECTION_TYPE: { code: 'YAML_TAG', message: 'The tag does not fit what follows it.' },
  BAD_DIRECTIVE: syntax('A line that starts with % is a directive, and this is none.', QUOTES),
  BAD_DQ_ESCAPE: syntax('Unknown escape in a text in double quotes.', 'Write a backslash twice, or use single quotes.'),
  BAD_INDENT: syntax('This line is not indented like its neighbours.', INDENT),
  BAD_PROP_ORDER: syntax('Anchors and tags stand in front of the value.', 'Write the value out.'),
  BAD_SCALAR_START: syntax('A text can not start with this character.', QUOTES),
  BLOCK_AS_IMPLICIT_KEY: syntax('A second key on one line.', `Start a new line, or, if it is one text: ${QUOTES}`),
  BLOCK_IN_FLOW: syntax('Between brackets, everything is separated by commas.', 'Write { a: 1, b: 2 } or one key a line.'),
  DUPLICATE_KEY: { code: 'YAML_DUPLICATE_KEY', message: 'The same key stands twice in one map.' },
  IMPOSSIBLE: syntax('The line can not be read.', QUOTES),
  KEY_OVER_1024_CHARS: syntax('The key is longer than 1,024 characters.', 'A colon seems to be missing.'),
  MISSING_CHAR: syntax('Something is missing here: a closing quote or bracket, a colon, a comma or a space.', 'Look for an open quote or bracket above; a colon is followed by a space.'),
  MULTILINE_IMPLICIT_KEY: syntax('A key must stand on one line with its colon.', 'A colon is missing, or the line above is not finished.'),
  MULTIPLE_ANCHORS: syntax('A value can have one anchor only.', 'Write the value out.'),
  MULTIPLE_DOCS: syntax('A second document starts here (---).', 'Put it into a file of its own.'),
  MULTIPLE_TAGS: { code: 'YAML_TAG', message: 'A value with several tags.' },
  NON_STRING_KEY: { code: 'YAML_KEY', message: 'A key must be a plain text.' },
  RESOURCE_EXHAUSTION: { code: 'YAML_ALIAS', message: 'The aliases unfold to far more than was written.' },
  TAB_AS_INDENT: { code: 'YAML_TAB', message: 'This line is indented with a tab.' },
  TAG_RESOLVE_FAILED: { code: 'YAML_TAG', message: 'Decks know no tags.' },
  UNEXPECTED_TOKEN: syntax('Something stands here that does not belong.', `Often a quote or bracket in the middle of a text. ${QUOTES}`),
};
