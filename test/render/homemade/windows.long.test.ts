import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/deck/deck.js';
import { isClear } from '../../../src/render/core/printed-regions.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { createInsideTest } from '../../../src/render/homemade/holes.js';
import { clearRegions, listPieces, pieceOutline } from '../../../src/render/homemade/pieces.js';
import { findHoles } from '../../../src/render/homemade/window.js';
import { outlinePolygons, type Point } from '../../../src/render/template/outline.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const deck = shippingDeck;
const layout = loadTypesetting(undefined).opened?.layout;
if (layout === undefined) throw new Error('there is no layout');
const file = layout;

/** Each way in which a clear card of the deck prints, once. */
const cards = (() => {
  const ways = new Map<string, { id: string; card: Card; edition: string }>();
  for (const [id, card] of Object.entries(deck.cards))
    for (const edition of card.editions) {
      if (!isClear(card)) continue;
      const key = JSON.stringify([
        card.kind,
        deck.editions[edition]?.rules,
        listPieces(deck, card, edition, file),
      ]);
      if (!ways.has(key)) ways.set(key, { id, card, edition });
    }
  return [...ways.values()];
})();

const [width, height] = [deck.card.width * 10, deck.card.height * 10];
const STEP = 10;

/** Whether paper is left at each point of a grid. */
function paperAt(holes: readonly (readonly Point[])[]): (x: number, y: number) => boolean {
  const inside = holes.map(createInsideTest);
  return (x, y) => x > 0 && y > 0 && x < width && y < height && !inside.some((isIn) => isIn({ x, y }));
}

describe('a piece of a card', () => {
  it('has one line to be cut along, even where a disc lies across the edge of a box', () => {
    for (const { id, card, edition } of cards)
      for (const piece of listPieces(deck, card, edition, file))
        expect([id, piece.region, pieceOutline(piece).match(/M/g)]).toEqual([id, piece.region, ['M']]);
  });
});

describe('a card with windows', () => {
  it('is one piece of paper: nothing falls out', () => {
    for (const { id, card, edition } of cards) {
      const isPaper = paperAt(findHoles(deck, card, edition, file));
      const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)];
      const papers = Array.from({ length: columns * rows }, (_, at) =>
        isPaper(((at % columns) + 0.5) * STEP, (Math.floor(at / columns) + 0.5) * STEP),
      );
      const reached = new Set([0]);
      for (const at of reached)
        for (const next of [at - 1, at + 1, at - columns, at + columns]) {
          const isBeside = Math.abs((next % columns) - (at % columns)) <= 1;
          if (isBeside && papers[next]) reached.add(next);
        }
      expect([id, reached.size]).toEqual([id, papers.filter(Boolean).length]);
    }
  });

  it('has paper under all that it prints, and none where another card must be seen', () => {
    for (const { id, card, edition } of cards) {
      const holes = findHoles(deck, card, edition, file);
      const isPaper = paperAt(holes);
      const points = (shapes: Parameters<typeof outlinePolygons>[0], inset: number) =>
        outlinePolygons(shapes, inset).flat();
      for (const { region, shapes } of listPieces(deck, card, edition, file))
        expect([id, region, points(shapes, 1).every(({ x, y }) => isPaper(x, y))]).toEqual([
          id,
          region,
          true,
        ]);
      if (holes.length === 0) continue;
      for (const { region, shapes } of clearRegions(deck, card, edition, file))
        expect([id, region, points(shapes, 1).some(({ x, y }) => isPaper(x, y))]).toEqual([
          id,
          region,
          false,
        ]);
    }
  });

  it('has none where it is laid on nothing, and one or two holes everywhere else', () => {
    for (const { card, edition } of cards) {
      const { length } = findHoles(deck, card, edition, file);
      if (card.kind === 'event') expect(length).toBe(0);
      else expect([1, 2]).toContain(length);
    }
  });
});
