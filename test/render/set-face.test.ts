import { beforeAll, describe, expect, it } from 'vitest';
import { formatterByLanguage } from '../../src/language/phrases/formatter-by-language.js';
import { isClear } from '../../src/render/core/printed-regions.js';
import { POINT } from '../../src/render/core/typesetting.js';
import { loadTypesetting } from '../../src/render/drawing/templates.js';
import { deckLanguages } from '../../src/render/fit/deck-language.js';
import { type FaceLines, setFace } from '../../src/render/fit/set-face.js';
import { wordsFor } from '../../src/services/built-in-words.js';
import type { TextLine } from '../../templates/template.js';
import { shippingDeck } from '../support/shipping-deck.js';

const deck = shippingDeck;
const { opened: measures } = loadTypesetting(undefined);
if (measures === undefined) throw new Error('The theme that comes with the tool can not be read.');

interface Set {
  readonly said: string;
  readonly isClear: boolean;
  readonly lines: FaceLines;
}
const faces: Set[] = [];

/** Every card in every language, once for each way in which it looks. */
beforeAll(() => {
  const spokenIn = deckLanguages(
    deck,
    formatterByLanguage((language) => wordsFor(deck, language)),
  );
  for (const [id, card] of Object.entries(deck.cards)) {
    const all = card.editions.map((edition) => deck.editions[edition]?.rules ?? 'classic');
    const looks = [all.find((rules) => rules !== 'second'), all.find((rules) => rules === 'second')];
    for (const rules of looks)
      for (const language of rules === undefined ? [] : deck.languages) {
        const stock = isClear(card) ? 'clear' : 'paper';
        const set = setFace(id, card, spokenIn(language), measures, { rules: rules ?? 'classic', stock });
        faces.push({
          said: `${id} in ${language}, ${rules}`,
          isClear: stock === 'clear',
          lines: set.lines(),
        });
      }
  }
});

const wordsOf = (line: TextLine) =>
  line.runs.map((run) => (run.is === 'words' ? run.text : `[${run.name}]`)).join(' ');
const points = (size: number) => Math.round((size / POINT) * 100) / 100;

describe('on all cards, in five languages and all editions', () => {
  it('titles have four sizes at most, names three', () => {
    expect(new Set(faces.map(({ lines }) => points(lines.title.size))).size).toBeLessThanOrEqual(4);
    const names = faces.flatMap(({ lines }) => (lines.name ? [points(lines.name.size)] : []));
    expect(new Set(names).size).toBeLessThanOrEqual(3);
  });

  it('text on clear stock is 8 pt or larger, in few sizes', () => {
    const sizes = faces.flatMap(({ lines, isClear: clear }) =>
      clear && lines.text ? [points(lines.text.size)] : [],
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
    expect(new Set(sizes).size).toBeLessThanOrEqual(5);
  });

  it('what a card does and its flavour have one alignment: each line of a paragraph has the same middle', () => {
    for (const { said, lines } of faces) {
      let middle = 0;
      for (const line of lines.text?.lines ?? []) {
        if (line.role === 'item') continue;
        if (line.starts) middle = line.x + line.width / 2;
        expect(line.x + line.width / 2, `${said}: ${wordsOf(line)}`).toBeCloseTo(middle, 0);
      }
    }
  });

  it('no term of the game is broken at its hyphen', () => {
    for (const { said, lines } of faces)
      for (const line of [...(lines.text?.lines ?? []), ...(lines.reminder?.lines ?? [])])
        if (line.role === 'effect') expect(wordsOf(line), said).not.toMatch(/-$/);
  });

  it('a hyphen that may not break is drawn as a hyphen', () => {
    const all = faces.flatMap(({ lines }) => (lines.text?.lines ?? []).map(wordsOf));
    expect(all.some((text) => text.includes('self-worth'))).toBe(true);
    expect(all.some((text) => text.includes('\u2011'))).toBe(false);
  });

  it('what closes a phrase is close to an icon in front of it', () => {
    let closed = 0;
    for (const { said, lines } of faces)
      for (const { runs, size } of lines.text?.lines ?? [])
        for (const [i, run] of runs.entries()) {
          const before = runs[i - 1];
          if (run.is !== 'words' || !/^[,.;)]/.test(run.text) || before?.is !== 'icon') continue;
          expect(run.x - before.x, said).toBeLessThan(0.95 * size);
          closed++;
        }
    expect(closed).toBeGreaterThan(20);
  });

  it('hardly a paragraph ends in a line of one short word', () => {
    const short = faces.filter(({ lines }) => {
      const all = lines.text?.lines ?? [];
      return all.some((line, i) => {
        const isLast = i + 1 === all.length || all[i + 1]?.starts;
        if (!isLast || line.starts || line.role === 'item') return false;
        return !/[\s\u00a0]/.test(wordsOf(line)) && line.width < 0.5 * (all[i - 1]?.width ?? 0);
      });
    });
    expect(short.map(({ said }) => said)).toEqual([]);
  });
});
