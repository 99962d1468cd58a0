import { describe, expect, it } from 'vitest';
import { view } from '../../../src/engine/index.js';
import { withLayout } from '../../../src/render/core/deck-layout.js';
import { readLayout } from '../../../src/render/core/read-design.js';
import type { LayoutFile } from '../../../src/vocabulary/files/layout-file.js';
import { arrange } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const layout = readLayout(undefined).value as LayoutFile;
const STACK = ['trapped-on-a-train', 'pursued-by-poodles'];

function worthWith(file: LayoutFile | undefined): number | undefined {
  const deck = file === undefined ? shippingDeck : withLayout(shippingDeck, file);
  const state = arrange(deck, { on: { 'melissa-slogar': STACK } });
  const characters = view(state, 0).players.flatMap((player) => player.characters);
  return characters.find(({ character }) => character === 'melissa-slogar')?.selfWorth;
}

describe('the layout in the deck', () => {
  it('names a place for everything that the rules look at (VIS-2, VIS-4, VIS-5)', () => {
    const { classic, second } = withLayout(shippingDeck, layout).layout ?? {};
    expect(Object.keys(classic?.modifier ?? {})).toEqual(
      expect.arrayContaining(['text', 'pathos.top', 'icon.bottom']),
    );
    expect(Object.keys(second?.modifier ?? {})).toEqual(
      expect.arrayContaining(['icon.top', 'icon.middle', 'reminder']),
    );
    expect(second?.character).not.toHaveProperty('pathos.top');
  });

  it('changes nothing where every slot has its place', () => {
    expect(worthWith(layout)).toBe(worthWith(undefined));
  });

  it('decides what counts: a slot without a place is never printed, and transparent (VIS-2)', () => {
    const { 'pathos.bottom': _, ...regions } = layout.places.all?.regions ?? {};
    const without: LayoutFile = {
      ...layout,
      places: { ...layout.places, all: { ...layout.places.all, regions } },
    };
    const train = shippingDeck.cards['trapped-on-a-train'];
    const bottom = train?.kind === 'modifier' ? (train.pathos.bottom ?? 0) : 0;
    expect(bottom).toBeLessThan(0);
    expect(worthWith(without)).toBe((worthWith(layout) ?? 0) - bottom);
  });
});
