import { describe, expect, it } from 'vitest';
import type { Profile } from '../../src/vocabulary/files/profile-file.js';
import { printed, profile } from '../support/print/decks.js';
import type { Picture } from '../support/print/drawn-pages.js';
import { lacks, run, withTools } from '../support/tools.js';
import { CARDS, platesOf } from './plates-of.js';
import { faultsOfPlates } from './separations.js';

const TOOL = lacks('gs');

describe('clear cards', () => {
  withTools('the white plate is where the card is opaque, and nowhere else (multiply)', TOOL, async () => {
    const few = { cards: CARDS, edition: 'classic', language: 'en', drawn: 'multiply' } as const;
    expect(await faultsOfPlates(few)).toEqual({ pages: CARDS.length, faults: [] });
  });

  withTools('the choke makes the white smaller by so much all around', TOOL, async () => {
    const widthAt = (picture: Picture | undefined, y: number) => {
      const line = picture?.data.subarray(y * picture.width, (y + 1) * picture.width) ?? new Uint8Array();
      return line.filter((one) => one < 128).length;
    };
    const wide = await platesOf(profile('clear', { white: { ink: 'White', choke: 0 } }));
    const narrow = await platesOf(profile('clear', { white: { ink: 'White', choke: 0.5 } }));
    // Through the middle of the title: 57.8 mm, or a millimetre less.
    const y = 30 + 66;
    const [whole, choked] = [widthAt(wide(1, 'White'), y), widthAt(narrow(1, 'White'), y)];
    expect(whole).toBeGreaterThan(500);
    expect(whole - choked).toBeGreaterThanOrEqual(9);
    expect(whole - choked).toBeLessThanOrEqual(11);
  });

  withTools('white on top leaves the colours as they are', TOOL, async () => {
    const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
    const { white: _, ...bare } = profile('clear');
    const whole = await platesOf(profile('clear', { white: { ink: 'White', choke: 0 } }));
    const little = await platesOf(profile('clear', { white: { ink: 'White', choke: 2 } }));
    const without = await platesOf(bare as Profile);
    for (const page of [1, 2]) {
      expect(without(page, 'White')).toBeUndefined();
      for (const ink of INKS) {
        const [a, b, c] = [whole(page, ink), little(page, ink), without(page, ink)].map((one) =>
          Buffer.from(one?.data ?? []),
        );
        expect(a?.length).toBeGreaterThan(0);
        // Wherever the white lies, to the letter.
        expect(a?.equals(b ?? Buffer.alloc(0))).toBe(true);
        // A page without any blending is converted by another path: the same but for rounding, and for some edges.
        const far = a?.filter((one, at) => Math.abs(one - (c?.[at] ?? 0)) > 4).length ?? Number.NaN;
        expect(far / (a?.length ?? 1)).toBeLessThan(0.002);
      }
    }
  });

  withTools('inks have the names that the shop wants, and the cut runs along the edge', TOOL, async () => {
    const plate = await platesOf(
      profile('clear', { white: { ink: 'Spot_White' }, cut: { ink: 'Kiss Cut' } }),
    );
    expect(plate(1, 'Spot_White')).toBeDefined();
    const cut = plate(1, 'Kiss Cut');
    expect(cut).toBeDefined();
    if (cut === undefined) return;
    const line = Array.from(cut.data.subarray(470 * cut.width, 471 * cut.width));
    const inked = line.flatMap((one, x) => (one < 200 ? [x] : []));
    expect(Math.abs((inked[0] ?? 0) - 30)).toBeLessThanOrEqual(2);
    expect(Math.abs((inked.at(-1) ?? 0) - 660)).toBeLessThanOrEqual(2);
    expect(inked.every((x) => Math.abs(x - 30) < 4 || Math.abs(x - 660) < 4)).toBe(true);
  });

  withTools('the proof is a file of its own without spot colours', lacks('qpdf'), async () => {
    const { path, files } = await printed({ profile: profile('clear'), profileName: 'clear', cards: CARDS });
    expect(files.map((file) => file.path)).toEqual([
      'output/print/shroud-en-clear.pdf',
      'output/print/shroud-en-clear-proof.pdf',
    ]);
    const text = (name: string) => run('qpdf', ['--qdf', '--object-streams=disable', path(name), '-']).said;
    const print = text('shroud-en-clear.pdf');
    expect(print).toContain('/Separation');
    expect(print).toContain('/BM /Multiply');
    expect(print).toMatch(/\/Name \(CutContour\)\s+\/Type \/OCG/);
    // The cut line of each page overprints, white does not.
    expect(print.match(/\/OPM 1/g)).toHaveLength(CARDS.length);
    expect(text('shroud-en-clear-proof.pdf')).not.toContain('/Separation');
  });

  it('are printed without backs', async () => {
    const { files } = await printed({ profile: profile('clear'), profileName: 'clear', cards: CARDS });
    expect(files[0]?.pages).toBe(CARDS.length);
  });
});
