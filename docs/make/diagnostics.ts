import { memoryFolder } from '../../src/deck/folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { CODES, type Code, codes, type Diagnostic } from '../../src/diagnostics/index.js';
import { badDecks } from '../../test/support/deck/bad-decks.js';
import { page } from './markdown.js';

const NOTE =
  '<!-- Made by `npm run docs` from src/diagnostics/codes.ts and test/fixtures/bad. Change those, not this page. -->';

export function diagnostics(): string {
  const examples = findExamples();
  return page(
    NOTE,
    '# Diagnostics',
    'Every problem is reported as `file:line:column severity CODE: sentence`, with the line, a caret, and a hint. All problems of all files are reported in one run; one mistake is one error; nothing is written while there is an error. Warnings stop nothing.',
    '`--format json` prints `{ "diagnostics": [{ "file", "line", "column", "severity", "code", "message", "hint" }], "errors", "warnings" }`: files relative to the deck, lines and columns from 1. `--format github` prints annotations for a pull request.',
    ...CODES.map((code) => section(code, examples.get(code))),
  );
}

function section(code: Code, example: string | undefined): string {
  const { severity, meaning, remedy } = codes[code];
  return page(
    `## ${code}`,
    `*${severity}.* ${meaning} ${remedy}`,
    ...(example === undefined ? [] : [example]),
  ).trimEnd();
}

/** For each code, the shortest bad line of the fixtures with its message. */
function findExamples(): ReadonlyMap<Code, string> {
  const found = new Map<Code, { line: string; one: Diagnostic }>();
  for (const { files } of badDecks()) {
    const loaded = loadDeck(memoryFolder(files));
    for (const one of loaded.report.diagnostics) {
      const line = (loaded.source(one.span.file)?.split('\n')[one.span.line - 1] ?? '')
        .replace(/\s*# (error|warning) .*$/, '')
        .trim();
      const known = found.get(one.code);
      if (line !== '' && line.length < 80 && (known === undefined || line.length < known.line.length))
        found.set(one.code, { line, one });
    }
  }
  return new Map([...found].map(([code, { line, one }]) => [code, example(line, one)]));
}

function example(line: string, { message, hint }: Diagnostic): string {
  return `\`\`\`\n${line.replaceAll('\t', '→')}\n\`\`\`\n\n> ${message} ${hint}`;
}
