import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { printRulebook } from '../../../src/print/index.js';
import { wordsOf } from '../../support/print/decks.js';
import { foreignIn } from '../../support/print/foreign-words.js';
import { shippingDeck as deck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

/** The text of a printed rulebook, line by line. */
async function linesOf(edition: string, language: string): Promise<string[]> {
  const directory = temporaryFolder();
  const basics = { deck, directory, words: wordsOf(deck), languages: [language], paper: 'a4' as const };
  const { files } = await printRulebook({ ...basics, edition, isForScreen: true });
  return run('pdftotext', ['-raw', join(directory, files[0]?.path ?? ''), '-']).said.split('\n');
}

/** A number is torn from its noun, or from the short word or colon before it; entries of the contents are not. */
function tornLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    const isFromNoun = /\s[−+]?\d{1,3}$/u.test(line) && /^\p{Ll}/u.test(next);
    const isFromWord = /(?:[\s(]\p{L}{1,2}|:)$/u.test(line) && /^[−+]?\d+[\s,.]/u.test(next);
    return isFromNoun || isFromWord ? [`${line} / ${next}`] : [];
  });
}

describe.each(Object.keys(deck.editions))('the printed rulebook of the edition %s', (edition) => {
  for (const language of deck.languages)
    withTools(
      `names nothing that is not in its box, pictures and captions included, and tears no number from its noun, in ${language}`,
      lacks('pdftotext'),
      async () => {
        const lines = await linesOf(edition, language);
        expect(lines.length).toBeGreaterThan(100);
        expect(foreignIn(deck, lines.join('\n'), language, edition)).toEqual([]);
        expect(tornLines(lines)).toEqual([]);
      },
    );
});
