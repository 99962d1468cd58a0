import { describe, expect, it } from 'vitest';
import { readAnswer, readDrawing } from '../../../src/render/sandbox/read-drawing.js';

const element = (type: string, props: object = {}, children: readonly unknown[] = []) => ({
  type,
  props,
  children,
});

describe('a drawing that comes out of the sandbox', () => {
  const NAME = 'data:image/png;base64,picture-of-the-card';
  const shown = (times: number, letters: number) =>
    readDrawing(
      element(
        'g',
        {},
        Array.from({ length: times }, () => element('image', { href: NAME })),
      ),
      new Map([[NAME, 'x'.repeat(letters)]]),
    );

  it('shows the picture of the card as often as its copies are not too large together', () => {
    expect(shown(8, 1_000_000).props.children).toHaveLength(8);
    expect(() => shown(50, 1_000_000)).toThrow('It shows the picture of the card too often');
  });

  it('shows it once, however large it is', () => {
    expect(shown(1, 40_000_000).props.children).toHaveLength(1);
  });

  it('has the picture in no other attribute than those that show one', () => {
    const { props } = readDrawing(element('g', { id: NAME }), new Map([[NAME, 'bytes']]));
    expect(props.id).toBe(NAME);
  });

  it('is refused where it is no text that can be read', () => {
    for (const text of ['', '[', 'null', '7', '{"drawing":[]}'])
      expect(() => readDrawing(readAnswer(text).drawing, new Map())).toThrow('It draws');
  });
});
