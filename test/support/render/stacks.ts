import { expect } from 'vitest';
import type { Card, Deck } from '../../../src/deck/deck.js';
import { BLANK, CLEAR } from '../../../src/engine/cards/compiled-deck.js';
import { setUp } from '../../../src/engine/states/create-game.js';
import { lastingClauses } from '../../../src/engine/table/lasting-clauses.js';
import { nextInt, seedRandom } from '../../../src/engine/table/random.js';
import { cover } from '../../../src/engine/table/visibility.js';
import type { Face } from '../../../src/render/core/drawing.js';
import { contains } from '../../../src/render/core/geometry.js';
import { toLayout } from '../../../src/render/core/layout.js';
import { isClear } from '../../../src/render/core/printed-regions.js';
import type { Renderer } from '../../../src/render/drawing/render-face.js';
import { drawPaper } from '../../../src/render/homemade/laid-card.js';
import { facePixels, type Pixels } from '../../../src/render/output/png.js';
import { faceLayers } from '../../../src/render/output/svg.js';
import { SLOTS, STORY_ICONS } from '../../../src/vocabulary/icons.js';
import type { RegionName, RegionShape } from '../../../templates/template.js';
import { shippingRenderer } from '../shipping-deck.js';

const DPI = 50;
const STACKS = 120;
const FEWER_STACKS = 40;
/** Tenths of a millimetre to a pixel. */
export const PIXEL = 254 / DPI;
/** So far from the edge of a region a pixel is all inside, even at a rounded corner. */
const EDGE = 9;
const AROUND = [-EDGE, 0, EDGE].flatMap((dx) => [-EDGE, 0, EDGE].map((dy) => [dx, dy] as const));

export const renderer: Renderer = await shippingRenderer();
export const deck: Deck = renderer.deck;
const drawn = new Map<string, Pixels>();

type Look = 'clear' | 'labels' | 'windows';

export async function pixelsOf(
  id: string,
  side: 'front' | 'back',
  edition: string,
  look: Look = 'clear',
): Promise<Pixels> {
  const key = `${id} ${side} ${deck.editions[edition]?.rules} ${look}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const plain = await renderer.render({ id, side, language: 'en', edition });
  const face = look === 'clear' || side === 'back' ? plain : onPaper(plain, id, edition, look);
  const pixels = await facePixels(face, { dpi: DPI, fonts: renderer.templates.fonts, trim: 30 });
  drawn.set(key, pixels);
  return pixels;
}

/** A clear card made at home of white paper: nothing of it is left but the labels, or what is around the windows. */
function onPaper(face: Face, id: string, edition: string, look: 'labels' | 'windows'): Face {
  const card = deck.cards[id];
  if (card === undefined || !isClear(card)) return face;
  const { width, height } = face;
  const path = drawPaper({ deck, card, edition, layout: renderer.templates.layout, face }, look);
  const place = 'transform="translate(30 30)"';
  const paper = `<path ${place} d="${path}" fill="#fff" fill-rule="evenodd"/>`;
  const clip = `<clipPath id="paper"><path ${place} d="${path}" clip-rule="evenodd"/></clipPath>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paper}${clip}<g clip-path="url(#paper)">${faceLayers(face, 'l')}</g></svg>`;
  return { width, height, layers: [{ x: 0, y: 0, drawing: { key: `${id} ${look}`, width, height, svg } }] };
}

const insides = new WeakMap<readonly RegionShape[], readonly number[]>();

/** The pixels that lie wholly in a region. */
export function pixelsIn(
  shapes: readonly RegionShape[] | undefined,
  { width, height }: Pixels,
): readonly number[] {
  if (shapes === undefined) return [];
  const known = insides.get(shapes);
  if (known !== undefined) return known;
  const inside: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = ((pixel % width) + 0.5) * PIXEL;
    const y = (Math.floor(pixel / width) + 0.5) * PIXEL;
    if (AROUND.every(([dx, dy]) => contains(shapes, x + dx, y + dy))) inside.push(pixel);
  }
  expect(inside.length).toBeGreaterThan(20);
  insides.set(shapes, inside);
  return inside;
}

/** Whether two stacks, the lowest first, look the same in some pixels. */
function lookAlike(a: readonly Pixels[], b: readonly Pixels[], pixels: readonly number[]): boolean {
  return pixels.every((pixel) =>
    CHANNELS.every((channel) => Math.abs(seenOf(a, pixel, channel) - seenOf(b, pixel, channel)) <= 2),
  );
}

/** Red, green, blue and alpha. */
const CHANNELS = [0, 1, 2, 3] as const;

/** How much one sees of a colour of a stack in a pixel; colours are premultiplied. */
function seenOf(stack: readonly Pixels[], pixel: number, channel: number): number {
  let seen = 0;
  for (const { data } of stack)
    seen = (data[4 * pixel + channel] as number) + (seen * (255 - (data[4 * pixel + 3] as number))) / 255;
  return seen;
}

export const isLaid = (card: Card) => card.kind === 'modifier' || card.kind === 'death';

/** Lays random stacks, and holds what they show against what the engine counts. */
export async function layRandomStacks(look: Look, edition: string): Promise<void> {
  const rng = seedRandom(7);
  const rules = deck.editions[edition]?.rules ?? 'classic';
  const { regions } = toLayout(renderer.templates.layout, 'modifier', rules);
  const own = toLayout(renderer.templates.layout, 'character', rules).regions;
  const seen = { covered: 0, persisting: 0, lost: 0 };
  for (let n = 0; n < (look === 'clear' ? STACKS : FEWER_STACKS); n++) {
    const game = setUp(deck, { players: 2, edition });
    const { cards } = game;
    const character = game.living[nextInt(rng, game.living.length)] as number;
    const laid = cards.names.map((_, card) => card).filter((card) => isLaid(cardOf(cards.names[card])));
    const modifiers = laid.filter((card) => cardOf(cards.names[card]).kind === 'modifier');
    const persistent = modifiers.filter((card) => cards.scripts[card]?.persistent.length !== 0);
    const lasting = persistent.length > 0 ? persistent : modifiers;
    const stack: number[] = [];
    for (let i = 0, height = 1 + nextInt(rng, 6); i < height; i++) {
      const among = i === height - 1 ? laid : nextInt(rng, 3) === 0 ? lasting : modifiers;
      const card = among[nextInt(rng, among.length)] as number;
      if (!stack.includes(card)) stack.push(card);
    }
    for (const card of stack) cover(game, character, card);

    const isDead = stack.some((card) => cardOf(cards.names[card]).kind === 'death');
    const person = await pixelsOf(cards.characters[character] as string, isDead ? 'back' : 'front', edition);
    const faces = await Promise.all(
      stack.map((card) => pixelsOf(idOf(cards.names[card]), 'front', edition, look)),
    );
    const whole = [person, ...faces];
    const alone = (card: number) => [person, faces[stack.indexOf(card)] as Pixels];
    const shows = (region: RegionName, expected: readonly Pixels[]) =>
      lookAlike(whole, expected, pixelsIn(regions[region] ?? own[region], person));
    const told = `${cards.characters[character]} + ${stack.map((card) => cards.names[card]).join(' + ')}`;

    for (const [i, slot] of SLOTS.entries()) {
      const value = game.pathos[3 * character + i] as number;
      const from = stack.find((card) => cards.pathos[3 * card + i] === value);
      expect(value === 0 || from !== undefined, told).toBe(true);
      expect(
        shows(`pathos.${slot}`, from === undefined ? [person] : alone(from)),
        `${told}: pathos ${slot}`,
      ).toBe(true);
      const icon = game.icons[3 * character + i] as number;
      expect(icon === CLEAR || icon === BLANK || icon < STORY_ICONS.length).toBe(true);
      const shown = stack.find((card) => icon !== CLEAR && cards.icons[3 * card + i] === icon);
      expect(
        shows(`icon.${slot}`, shown === undefined ? [person] : alone(shown)),
        `${told}: icon ${slot}`,
      ).toBe(true);
      if (stack.filter((card) => cards.pathos[3 * card + i] !== CLEAR).length > 1) seen.covered++;
    }
    const top = stack.at(-1) as number;
    const found = Object.values(lastingClauses(game))
      .flat()
      .filter(({ on }) => on === character);
    for (const { clause, card } of found) {
      if (clause.category !== 'continuous') continue;
      expect(shows('text', alone(card)), `${told}: the text of ${cards.names[card]}`).toBe(true);
    }
    for (const card of stack.filter((one) => one !== top))
      expect(shows('text', alone(card)), `${told}: the covered text of ${cards.names[card]}`).toBe(
        sameText(cards.names[card], cards.names[top]),
      );
    expect(shows('title', alone(top))).toBe(true);
    for (const region of ['name', 'portrait'] as const) expect(shows(region, [person]), told).toBe(true);

    const persisting = new Set(
      found.filter(({ clause }) => clause.category === 'persistent').map(({ card }) => card),
    );
    for (const [place, card] of stack.entries()) {
      if (cards.scripts[card]?.persistent.length === 0) continue;
      const isSeen = shows('reminder', alone(card)) && shows('icon.top', alone(card));
      // The same icon on a card above hides this one, and looks the same.
      const isHiddenByItsLike = stack
        .slice(place + 1)
        .some((above) => cards.icons[3 * above] === cards.icons[3 * card]);
      expect(isSeen && !isHiddenByItsLike, `${told}: the reminder of ${cards.names[card]}`).toBe(
        persisting.has(card),
      );
      if (persisting.has(card)) seen.persisting++;
      else seen.lost++;
    }
  }
  expect(seen.covered).toBeGreaterThan(look === 'clear' ? 50 : 20);
  if (edition === 'second-lingering') {
    expect(seen.persisting).toBeGreaterThan(look === 'clear' ? 5 : 1);
    expect(seen.lost).toBeGreaterThan(look === 'clear' ? 5 : 1);
  }
}

/** A second copy of a card is called `id~2`. */
const idOf = (name: string | undefined) => (name ?? '').replace(/~\d+$/, '');

function cardOf(name: string | undefined): Card {
  const card = deck.cards[idOf(name)];
  if (card === undefined) throw new Error(`There is no card ${name}.`);
  return card;
}

/** Whether two cards are copies of one. */
const sameText = (a: string | undefined, b: string | undefined) => idOf(a) === idOf(b);
