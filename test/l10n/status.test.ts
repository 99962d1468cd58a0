import { describe, expect, it } from 'vitest';
import { Report } from '../../src/diagnostics/index.js';
import { checkTranslations } from '../../src/l10n/check-translations.js';
import { targetLanguages, textsIn } from '../../src/l10n/entries.js';
import { emptyLock, type Lock, lockText, parseLock, recordIn } from '../../src/l10n/lock.js';
import { countByStatus } from '../../src/l10n/status.js';
import { updateLock } from '../../src/l10n/update-lock.js';
import { deckOf, SMALL } from '../support/l10n/decks.js';

const italian = (files = SMALL, lock: Lock = emptyLock) => textsIn(deckOf(files), 'it', lock);
const POODLES = 'pursued-by-poodles.title';

describe('the texts of a deck', () => {
  it('are titles, flavours, families and the rulebook, set by set', () => {
    expect(italian().entries.map(({ context, group }) => `${group} ${context}`)).toEqual([
      'base castle-slogar.title',
      'base pursued-by-poodles.title',
      'base pursued-by-poodles.flavour',
      'more a-toast.title',
      'more a-toast.flavour',
      'rules TURN-1.text',
      'rules TURN-1.short',
      'rules VIS-1.text',
    ]);
  });

  it('have the title of an edition with those of its last set', () => {
    const files = {
      ...SMALL,
      'shroud.yaml': `${SMALL['shroud.yaml']}`.replace('{ sets', '{ title: All, sets'),
    };
    const named = italian(files).entries.find(({ context }) => context === 'classic.title');
    expect(named).toMatchObject({
      source: 'All',
      group: 'more',
      about: 'edition, title: one line',
      file: 'cards/more/text/it.yaml',
    });
    expect(named).not.toHaveProperty('card');
  });

  it('know where their translation is, or would be', () => {
    const places = new Map(italian().entries.map(({ context, file }) => [context, file]));
    expect(places.get(POODLES)).toBe('cards/base/text/it.yaml');
    expect(places.get('a-toast.title')).toBe('cards/more/text/it.yaml');
    expect(places.get('TURN-1.short')).toBe('cards/rules/it.yaml');
  });

  it('are the text alone: white space around it belongs to the file', () => {
    const files = {
      ...SMALL,
      'cards/more/cards.yaml': 'events:\n  a-toast:\n    title: A Toast\n    flavour: |\n      To you!\n',
    };
    expect(italian(files).entries.find(({ context }) => context === 'a-toast.flavour')?.source).toBe(
      'To you!',
    );
  });
});

describe('the status of a translation', () => {
  const statusIn = (lock: Lock, files = SMALL) =>
    new Map(italian(files, lock).entries.map(({ context, status }) => [context, status]));
  const changed = {
    ...SMALL,
    'cards/base/cards.yaml': `${SMALL['cards/base/cards.yaml']}`.replace('Pursued by P', 'Chased by P'),
  };

  it('is missing where there is none, and fresh where the lock says nothing', () => {
    expect(statusIn(emptyLock).get('a-toast.title')).toBe('missing');
    expect(statusIn(emptyLock).get(POODLES)).toBe('fresh');
  });

  it('becomes stale when the source changes behind a record, and says what it was made from', () => {
    const lock = recordIn(emptyLock, 'it', [[POODLES, 'Pursued by Poodles']]);
    expect(statusIn(lock).get(POODLES)).toBe('fresh');
    expect(statusIn(lock, changed).get(POODLES)).toBe('stale');
    const [entry] = italian(changed, lock).entries.filter(({ context }) => context === POODLES);
    expect(entry?.previous).toBe('Pursued by Poodles');
  });

  it('is orphan where the source is gone', () => {
    const files = { ...SMALL, 'cards/base/text/it.yaml': 'gone: { title: Andato }\n' };
    expect(italian(files).orphans).toMatchObject([{ context: 'gone.title', group: 'base' }]);
  });

  it('is counted by set and language', () => {
    const deck = deckOf(SMALL);
    const lines = countByStatus(targetLanguages(deck).map((lang) => textsIn(deck, lang, emptyLock)));
    expect(lines).toHaveLength(6);
    expect(lines[0]).toEqual({
      group: 'base',
      lang: 'it',
      counts: { fresh: 2, stale: 0, missing: 1, orphan: 0 },
    });
    expect(lines.at(-1)).toEqual({
      group: 'rules',
      lang: 'pl',
      counts: { fresh: 0, stale: 0, missing: 3, orphan: 0 },
    });
  });
});

describe('the lock', () => {
  const lock = recordIn(
    recordIn(emptyLock, 'it', [
      ['b.title', 'B'],
      ['a.title', 'A: "1"\n2'],
    ]),
    'pl',
    [['a.title', 'A: "1"\n2']],
  );

  it('reads as it was written, byte by byte', () => {
    const { lock: again, diagnostics } = parseLock(lockText(lock));
    expect(diagnostics).toEqual([]);
    expect(again.sources).toEqual(lock.sources);
    expect(lockText(again)).toBe(lockText(lock));
  });

  it('has a line for each text, sorted, so that changes of two people merge', () => {
    const lines = lockText(lock).split('\n');
    expect(lines[1]).toBe('it:');
    expect(lines[2]).toMatch(/^ {2}a\.title: "[0-9a-f]{12}"$/);
    expect(lines[3]).toMatch(/^ {2}b\.title: /);
  });

  it('forgets what is no longer translated', () => {
    const deck = deckOf(SMALL);
    const texts = targetLanguages(deck).map((lang) => textsIn(deck, lang, lock));
    const updated = updateLock(lock, texts, texts[0]?.entries.slice(0, 1) ?? [], true);
    expect([...(updated.records.get('it')?.keys() ?? [])]).toEqual(['castle-slogar.title']);
    expect([...updated.sources.values()]).toEqual(['Castle Slogar']);
  });

  it('forgets nothing while something of the deck is faulty: what is not known is not gone', () => {
    const deck = deckOf(SMALL);
    const texts = targetLanguages(deck).map((lang) => textsIn(deck, lang, lock));
    const updated = updateLock(lock, texts, texts[0]?.entries.slice(0, 1) ?? [], false);
    expect([...(updated.records.get('it')?.keys() ?? [])].sort()).toEqual([
      'a.title',
      'b.title',
      'castle-slogar.title',
    ]);
  });

  it.each(['- a list\n', 'it: text\n', 'it: { a.title: [1] }\n'])('%j is reported, at its place', (text) => {
    const { diagnostics } = parseLock(text);
    expect(diagnostics.map(({ code, span }) => `${code} ${span.line}`)).toEqual(['TRANSLATION_LOCK 1']);
  });
});

describe('check', () => {
  const found = (files = SMALL, lock: Lock = emptyLock) => {
    const report = new Report();
    checkTranslations({ ...deckOf(files), lock, report });
    return report.diagnostics;
  };
  const told = (files = SMALL, lock: Lock = emptyLock) =>
    found(files, lock).map(({ code, span, message }) => `${span.file}:${span.line} ${code} ${message}`);

  it('tells what is missing once for each set and language, not for each text', () => {
    const missing = told().filter((line) => line.includes('TRANSLATION_MISSING'));
    expect(missing).toHaveLength(6);
    expect(missing).toContain(
      'cards/base/text/it.yaml:1 TRANSLATION_MISSING 1 of 3 texts of the set "base" are not translated into it.',
    );
    expect(missing).toContain(
      'shroud.yaml:3 TRANSLATION_MISSING 3 of 3 texts of the rulebook are not translated into pl.',
    );
  });

  it('tells once for each file that translations are not on record', () => {
    expect(told().filter((line) => line.includes('UNRECORDED'))).toEqual([
      expect.stringMatching(/^cards\/base\/text\/it\.yaml:1 .* 2 translations are not on record/),
      expect.stringMatching(/^cards\/rules\/it\.yaml:1 .* One translation is not on record/),
    ]);
  });

  it('points at the line of a stale translation, and says what has changed', () => {
    const lock = recordIn(emptyLock, 'it', [[POODLES, 'Hunted by Poodles']]);
    const [stale, ...others] = found(SMALL, lock).filter(({ code }) => code === 'TRANSLATION_STALE');
    expect(others).toEqual([]);
    expect(stale).toMatchObject({ span: { file: 'cards/base/text/it.yaml', line: 3, column: 10 } });
    expect(stale?.message).toContain('it was "Hunted by Poodles" and is now "Pursued by Poodles".');
    expect(stale?.hint).toContain('shroud l10n accept --lang it pursued-by-poodles.title');
  });
});
