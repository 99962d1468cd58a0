import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { mergeReports, verify } from '../../../src/verify/index.js';
import { reportPage } from '../../../src/verify/report/page.js';
import { findMisfit } from '../../../src/verify/verdicts/check-part.js';
import { TWO_FAMILIES } from '../../support/verify/two-families.js';

const { deck, report: loading } = loadDeck(
  memoryFolder({
    'shroud.yaml': 'name: table\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
    'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
    'cards/base/families.yaml': TWO_FAMILIES.replace('north-1: { ', 'north-1: { text: Sings., '),
    'cards/base/modifiers.yaml': `modifiers:
  sad: { title: Sad, pathos: { top: -10 }, copies: 12 }
  sung: { title: Sung, text: Sing a verse., copies: 4 }
  both: { title: Both, text: Sing another., effects: { immediate: [{ draw: 1 }] } }
  never:
    title: Never
    text: Sing the last.
    effects: { immediate: [{ discard: 1, if: { this: { shows: duck } } }] }
deaths:
  demise: { title: A Demise, copies: 8 }
`,
  }),
);
if (deck === undefined) throw new Error(JSON.stringify(loading.diagnostics));

const options = { games: 30, seed: 3 } as const;
const report = await verify(deck, options);
const verdictOf = (id: string) => report.cards[id]?.verdict;

describe('a card with text written by hand', () => {
  it('has the verdict manual, never proven, with effects or without, even on a character', () => {
    expect(verdictOf('sung')).toBe('manual');
    expect(verdictOf('both')).toBe('manual');
    expect(verdictOf('north-1')).toBe('manual');
    expect(report.cards.both?.clauses.map(({ verdict }) => verdict)).toEqual(['proven']);
    expect(report.cards.sung?.reason).toContain('written by hand');
  });

  it('has whatever else is wrong with it as its verdict', () => {
    expect(verdictOf('never')).toBe('never-fired');
    expect(report.details.map(({ card }) => card)).toEqual(['never']);
  });

  it('leaves other cards as they were', () => {
    expect(verdictOf('sad')).toBe('proven');
    expect(verdictOf('north-2')).toBeUndefined();
  });

  it('has the verdict manual in every part of a split run, and in the merged report', async () => {
    const parts = await Promise.all(
      [1, 2].map((index) => verify(deck, { ...options, shard: { index, of: 2 } })),
    );
    expect(JSON.stringify(mergeReports(parts))).toBe(JSON.stringify(report));
    expect(parts.map((part) => findMisfit(deck, part))).toEqual([undefined, undefined]);
    const [first] = parts;
    if (first === undefined) throw new Error('two parts');
    const forged = { ...first, evidence: { ...first.evidence, manual: ['sad'] } };
    expect(findMisfit(deck, forged)?.path).toEqual(['evidence', 'manual', 0]);
  });

  it('has the verdict manual only if it was asked for', async () => {
    const some = await verify(deck, { ...options, cards: ['sad', 'north-1'] });
    expect(Object.entries(some.cards).map(([id, { verdict }]) => `${id} ${verdict}`)).toEqual([
      'north-1 manual',
      'sad proven',
    ]);
  });

  it('is on the page, with what it says and its verdict to choose by', async () => {
    const page = await reportPage(deck, report);
    expect(page).toContain('<option value="manual">hand-written text</option>');
    expect(page).toContain('Sing a verse.');
    expect(page).toContain('data-verdict="manual"');
    expect(page).toContain('data-kind="character"');
    const calm = await reportPage(deck, { ...report, findings: 0, details: [] });
    expect(calm).toContain('hand-written text, which can’t be verified');
  });
});
