import { describe, expect, it } from 'vitest';
import { formatterByLanguage } from '../../../src/language/phrases/formatter-by-language.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { deckLanguages } from '../../../src/render/fit/deck-language.js';
import { setFace } from '../../../src/render/fit/set-face.js';
import { wordsFor } from '../../../src/services/built-in-words.js';
import type { TextLine } from '../../../templates/template.js';
import { smallDeck } from '../../support/render/small-deck.js';

const { deck } = smallDeck({
  modifiers: {
    marked: {
      title: 'Marked *as it is*',
      flavour: 'It was not a *large* badger,\n  but it was **thorough**.\n',
      effects: { immediate: [{ draw: 2 }] },
      wording: {
        en: { 'immediate.0': '*Quietly* draw **{$count :count key=card case=base}**,\nthen see a :beast:.' },
      },
    },
  },
});
const { opened: measures } = loadTypesetting(undefined);
if (measures === undefined) throw new Error('The theme that comes with the tool can not be read.');

/** A line in a short form: `/italic/`, `*bold*`, `[icon]`. */
const shown = ({ runs }: TextLine) =>
  runs
    .map((run) => {
      if (run.is !== 'words') return `[${run.name}]`;
      const bold = run.weight >= 700 ? `*${run.text}*` : run.text;
      return run.italic ? `/${bold}/` : bold;
    })
    .join(' ');

const card = deck.cards.marked;
if (card === undefined) throw new Error('no card');
const wording = deckLanguages(
  deck,
  formatterByLanguage((language) => wordsFor(deck, language)),
)('en');
const { lines, lacking, overflows } = setFace('marked', card, wording, measures, {
  rules: 'classic',
  stock: 'clear',
});

describe('markup on a face', () => {
  it('is bold, italic in what a card does, upright in its flavour, an icon, and a line break', () => {
    expect(lines().text?.lines.map(shown)).toEqual([
      '/Quietly/ draw *2\u00a0cards* ,',
      'then see a [beast] .',
      '/It was not a/ large /badger,/',
      '/but it was/ /*thorough*/ /./',
    ]);
    expect({ lacking, overflows }).toEqual({ lacking: [], overflows: [] });
  });

  it('is printed as plain characters in titles', () => {
    expect(shown(lines().title)).toBe('Marked *as it is*');
  });
});
