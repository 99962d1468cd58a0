import { expect } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';
import { type BadDeck, isAboutLooks } from './bad-decks.js';
import { TITLE_ONLY } from './title-only.js';

/** What is wrong with files, but for looks and translations. */
export const found = (files: Readonly<Record<string, string>>) =>
  createWorkspace(memoryFolder(files)).opened.report.diagnostics;

/** What only a whole check tells, translations and looks included. */
const WHOLE_CHECK = [
  'TEXT_SLOTS',
  'TEXT_OVERFLOW',
  'LETTER_MISSING',
  'LAYOUT_CLASH',
  'LAYOUT_LACKS',
  'PICTURE_MISSING',
  'PICTURE_BROKEN',
  'STAND_IN_MISSING',
  'COVER_UNREADABLE',
  'COVER_SIZE',
  'TEMPLATE_FAILS',
  'SCHEMA_OUTDATED',
];

/** Cards of bad decks have a title and one mistake: other decks are about what they do. */
const UNFINISHED = ['CARD_EMPTY', 'FAMILY_EMPTY'];

async function foundIn(deck: BadDeck): Promise<readonly Diagnostic[]> {
  const areAboutIt =
    !TITLE_ONLY.has(deck.name) || deck.expected.some(({ code }) => UNFINISHED.includes(code));
  return (await allFoundIn(deck)).filter(({ code }) => areAboutIt || !UNFINISHED.includes(code));
}

/** What is not translated is wrong with nearly every bad deck: only those that are about it are asked. */
async function allFoundIn({ name, files, expected }: BadDeck): Promise<readonly Diagnostic[]> {
  const areAboutIt = expected.some(
    ({ code, file }) =>
      code.startsWith('TRANSLATION_') || WHOLE_CHECK.includes(code) || file.startsWith('templates/'),
  );
  if (!areAboutIt && !isAboutLooks(name)) return found(files);
  return (await createWorkspace(memoryFolder(files)).checked()).report.diagnostics;
}

/** Compares the diagnostics of a bad deck with the expected ones. */
export async function isToldAsExpected(deck: BadDeck): Promise<void> {
  const diagnostics = await foundIn(deck);
  const places = diagnostics.map(
    ({ span, severity, code }) => `${span.file}:${span.line} ${severity} ${code}`,
  );
  expect(places.sort()).toEqual(
    deck.expected.map((e) => `${e.file}:${e.line} ${e.severity} ${e.code}`).sort(),
  );
  for (const { file, line, code, part } of deck.expected) {
    const told = diagnostics.filter(
      ({ span, ...one }) => span.file === file && span.line === line && one.code === code,
    );
    expect(told.map(({ message, hint }) => `${message} ${hint}`).join('\n')).toContain(part);
  }
}
