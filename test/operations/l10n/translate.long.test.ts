import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Retranslation, translate } from '../../../src/operations/l10n/translate.js';
import type { Translated } from '../../../src/workspace/open-l10n.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { starter } from '../../support/studio/running.js';

const ITALIAN = 'cards/first/text/it.yaml';
const TITLE: Retranslation = {
  context: 'bitten-by-a-badger.title',
  source: 'Bitten by a Badger',
  before: 'Morsi di un tasso tenace',
  translation: 'Un tasso tenace',
};
const FLAVOUR: Retranslation = {
  context: 'bitten-by-a-badger.flavour',
  source: 'It was not a large badger, but it was thorough.',
  before: 'Non era un tasso grande, ma era un tasso scrupoloso.',
  translation: 'Era piccolo, ma scrupoloso.',
};

function opened(folder: string): Translated {
  const { translated } = openWorkspace(folder);
  if ('refused' in translated) throw new Error('the deck is not sound');
  return translated;
}

describe('a translation that is written in place', () => {
  it('is written as an import would, and nothing else in the file changes', () => {
    const folder = starter();
    const before = readFileSync(join(folder, ITALIAN), 'utf8');
    const { changed, refusals, written } = translate(opened(folder), 'it', [TITLE, FLAVOUR]);
    expect({ changed, refusals }).toEqual({ changed: 2, refusals: [] });
    expect(written).toContain(ITALIAN);
    expect(readFileSync(join(folder, ITALIAN), 'utf8')).toBe(
      before
        .replace(TITLE.before ?? '', TITLE.translation)
        .replace(FLAVOUR.before ?? '', FLAVOUR.translation),
    );
  });

  it.each([
    [
      'of which one has changed meanwhile',
      { ...FLAVOUR, before: 'Another' },
      /it was translated elsewhere in the meantime/,
    ],
    [
      'of which one was made from another source',
      { ...FLAVOUR, source: 'Another' },
      /It was translated from "Another"/,
    ],
    [
      'of which one is empty',
      { ...FLAVOUR, translation: '  ' },
      /empty in the file; the translation was kept/,
    ],
    ['of which one breaks what is in braces', { ...FLAVOUR, translation: 'Un {x}' }, /Slots in braces/],
    [
      'of which one is no text of the deck',
      { ...FLAVOUR, context: 'nobody.title' },
      /The deck has no text of this name/,
    ],
  ])('is not written at all if it is two texts, %s', (_, wrong, why) => {
    const folder = starter();
    const before = readFileSync(join(folder, ITALIAN), 'utf8');
    const { written, refusals } = translate(opened(folder), 'it', [TITLE, wrong]);
    expect(written).toEqual([]);
    expect(refusals.map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
    expect(readFileSync(join(folder, ITALIAN), 'utf8')).toBe(before);
  });

  it('is refused in a language that the deck is not translated into', () => {
    expect(() => translate(opened(starter()), 'pl', [TITLE])).toThrow('the deck is not translated into "pl"');
  });
});
