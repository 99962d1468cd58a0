import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card, Deck } from '../../src/deck/deck.js';
import { listOrderedIds, type PrintBasics, type PrintJobOptions } from '../../src/print/index.js';
import { isClear } from '../../src/render/core/printed-regions.js';
import { loadTypesetting } from '../../src/render/drawing/templates.js';
import { createInsideTest } from '../../src/render/homemade/holes.js';
import { listPieces, type Piece } from '../../src/render/homemade/pieces.js';
import { outlinePolygons } from '../../src/render/template/outline.js';
import type { LayoutFile } from '../../src/vocabulary/files/layout-file.js';
import type { Profile } from '../../src/vocabulary/files/profile-file.js';
import { printed, profile } from '../support/print/decks.js';
import { type Picture, readPlate } from '../support/print/drawn-pages.js';
import { shippingDeck } from '../support/shipping-deck.js';
import { run } from '../support/tools.js';

const DPI = 127;
/** Tenths of a millimetre to a pixel. */
const PIXEL = 254 / DPI;
/** So near to the edge of a region, in tenths of a millimetre, a pixel may be on either side: Ghostscript fills whatever it touches. */
const EDGE = 2.5;
const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** Faces of clear cards, to be taken apart into plates. */
export interface Separated {
  readonly cards: readonly string[];
  readonly edition: string;
  readonly language: string;
  readonly drawn?: NonNullable<Profile['white']>['drawn'];
  /** Another deck, which lies in the folder; left out: the one that ships. */
  readonly of?: { readonly basics: PrintBasics; readonly layout: LayoutFile };
}

/** All clear cards as they look by some rules, once: the same card in two editions with the same rules is one face. */
export function clearFaces(deck: Deck): Omit<Separated, 'language'>[] {
  const names = Object.keys(deck.editions);
  const rulesOf = (edition: string) => deck.editions[edition]?.rules ?? 'classic';
  return [...new Set(names.map(rulesOf))].map((rules) => {
    const alike = names.filter((name) => rulesOf(name) === rules);
    const cards = Object.entries(deck.cards).flatMap(([id, card]) =>
      isClear(card) && card.editions.some((name) => alike.includes(name)) ? [id] : [],
    );
    return { edition: alike[0] ?? '', cards };
  });
}

/**
 * Takes cards apart into plates with Ghostscript, and tells where white is not what the card is opaque in, to a quarter
 * of a millimetre, and where there is ink with no white under it.
 */
export async function faultsOfPlates({ cards, edition, language, drawn, of }: Separated, folder?: string) {
  const white = { ink: 'White', choke: 0, drawn: drawn ?? 'multiply' };
  const order: Partial<PrintJobOptions> = {
    ...of?.basics,
    profile: profile('clear', { white }),
    profileName: 'clear',
    proof: false,
    languages: [language],
    cards,
    edition,
    copies: 1,
  };
  const { path, folder: made } = await printed(order, folder);
  const target = join(made, 'plate%d.tif');
  const args = ['-q', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', `-r${DPI}`, '-o', target];
  const { status, said } = run('gs', [
    ...args,
    path(`${of?.basics.deck.name ?? 'shroud'}-${language}-clear.pdf`),
  ]);
  if (status !== 0) throw new Error(said);
  const files = new Set(readdirSync(made));
  const plate = (page: number, ink: string): Picture => {
    const name = `plate${page}(${ink}).tif`;
    if (!files.has(name)) throw new Error(`there is no plate ${name}`);
    return readPlate(readFileSync(join(made, name)));
  };
  const deck = of?.basics.deck ?? shippingDeck;
  const layout = of?.layout ?? loadTypesetting(undefined).opened?.layout;
  if (layout === undefined) throw new Error('there is no layout');
  const ids = listOrderedIds({ ...order, deck } as PrintJobOptions);
  const faults = ids.flatMap((id, at) => {
    const whites = plate(at + 1, 'White');
    const { inside, outside } = pixelsBy(listPieces(deck, cardOf(deck, id), edition, layout), whites, deck);
    const holes = inside.filter((pixel) => whites.data[pixel] !== 0).length;
    const spilled = outside.filter((pixel) => whites.data[pixel] !== 255).length;
    const inks = INKS.map((ink) => plate(at + 1, ink).data);
    const stray = outside.filter((pixel) => inks.some((data) => data[pixel] !== 255)).length;
    const inked = inside.filter((pixel) => inks.some((data) => data[pixel] !== 255)).length;
    if (inked === 0 && drawn !== 'knockout') return [`${id}: no ink at all`];
    return holes + spilled + stray === 0
      ? []
      : [`${id}: white lacks ${holes} and spills ${spilled}, ink strays ${stray} pixels`];
  });
  return { pages: ids.length, faults };
}

interface Pixels {
  /** Wholly within what the card prints, and wholly outside of it. */
  readonly inside: readonly number[];
  readonly outside: readonly number[];
}
const known = new Map<string, Pixels>();

function cardOf(deck: Deck, id: string): Card {
  const card = deck.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function pixelsBy(pieces: readonly Piece[], picture: Picture, deck: Deck): Pixels {
  const key = JSON.stringify([pieces, picture.width, picture.height]);
  const pixels = known.get(key) ?? sorted(pieces, picture, deck.card.bleed * 10);
  known.set(key, pixels);
  return pixels;
}

function sorted(pieces: readonly Piece[], { width, height }: Picture, bleed: number): Pixels {
  const within = (inset: number) => {
    const shapes = pieces.flatMap((piece) => outlinePolygons(piece.shapes, inset)).map(createInsideTest);
    return (x: number, y: number) => shapes.some((isInside) => isInside({ x, y }));
  };
  const [isWell, isNear] = [within(EDGE), within(-EDGE)];
  const [inside, outside]: [number[], number[]] = [[], []];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [
      ((pixel % width) + 0.5) * PIXEL - bleed,
      (Math.floor(pixel / width) + 0.5) * PIXEL - bleed,
    ];
    if (isWell(x, y)) inside.push(pixel);
    else if (!isNear(x, y)) outside.push(pixel);
  }
  return { inside, outside };
}
