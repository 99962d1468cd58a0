import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Code, Severity } from '../../../src/diagnostics/index.js';

/**
 * Bad decks, one file each in test/fixtures/bad. What must be found is written beside the bad line:
 *
 *     icon: baest        # error ICON_UNKNOWN: baest
 *
 * Behind the code, optionally, a part of the message or hint. Where a comment can't stand on that line (inside an open
 * quote, say), `# next: error CODE` is alone on the line above it. A file is `cards/base/cards.yaml` of an
 * otherwise sound deck; `# @file PATH` starts another file of the deck, or replaces one. Those whose names begin with
 * `looks-` are about how cards look: they have one language, and are checked as a whole.
 */
export interface BadDeck {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly expected: readonly Expectation[];
}
export interface Expectation {
  readonly file: string;
  readonly line: number;
  readonly severity: Severity;
  readonly code: Code;
  readonly part: string;
}

const FOLDER = fileURLToPath(new URL('../../fixtures/bad/', import.meta.url));

/** What a bad file is put into, so that nothing else is wrong. */
export const SOUND: Readonly<Record<string, string>> = {
  'shroud.yaml': 'name: bad\nversion: 1.0.0\nlanguages: [en, it]\neditions:\n  classic: { sets: [base] }\n',
  'cards/base/families.yaml':
    'families:\n  castle-slogar: { title: Castle Slogar, symbol: brain }\n  hemlock-hall: { title: Hemlock Hall, symbol: top-hat }\ncharacters:\n  grogar: { title: Grogar, family: castle-slogar }\n  lola: { title: Lola, family: hemlock-hall }\n',
  'cards/rules/en.yaml': 'VIS-1: Only what can be seen counts.\nTURN-1: A turn is two plays.\n',
};

const ONE_LANGUAGE = {
  'shroud.yaml': 'name: bad\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
};

/** Whether only a whole check tells what is wrong with it. */
export const isAboutLooks = (name: string): boolean => name.startsWith('looks-');

export function badDecks(): BadDeck[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => parse(name, readFileSync(FOLDER + name, 'utf8')));
}

function parse(name: string, text: string): BadDeck {
  const files: Record<string, string> = isAboutLooks(name) ? { ...SOUND, ...ONE_LANGUAGE } : { ...SOUND };
  const expected: Expectation[] = [];
  let file = 'cards/base/cards.yaml';
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) files[file] = `${lines.join('\n')}\n`;
  };
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const start = /^# @file (\S+)$/.exec(line);
    if (start?.[1] !== undefined) {
      close();
      file = start[1];
      lines = [];
      continue;
    }
    lines.push(line);
    for (const [, next, severity, code, part = ''] of line.matchAll(
      /# (next: )?(error|warning) ([A-Z_]+)(?:: ([^#]*))?/g,
    )) {
      expected.push({
        file,
        line: lines.length + (next === undefined ? 0 : 1),
        severity: severity as Severity,
        code: code as Code,
        part: part.trim(),
      });
    }
  }
  close();
  return { name, files, expected };
}
