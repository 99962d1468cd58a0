import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../src/vocabulary/files/profile-file.js';
import { printed, profile, shippedDeck } from './decks.js';
import { faultsOfPlates } from './separations.js';
import { lacks, type Picture, readPlate, run, withTools } from './tools.js';

const DPI = 254;
const CARDS = ['pursued-by-poodles', 'died-without-cares'];
const TOOL = lacks('gs');

/** The plates of a printed file, by page and ink. */
async function platesOf(
  used: Profile,
  cards = CARDS,
): Promise<(page: number, ink: string) => Picture | undefined> {
  const { path, folder, diagnostics } = await printed({ profile: used, profileName: 'clear', cards });
  expect(diagnostics).toEqual([]);
  const target = join(folder, 'plate%d.tif');
  const args = ['-q', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', `-r${DPI}`, '-o', target];
  expect(run('gs', [...args, path('shroud-en-clear.pdf')])).toMatchObject({ status: 0 });
  const names = readdirSync(folder);
  const found = new Map(
    names.flatMap((name) => {
      const match = /^plate(\d+)\((.+)\)\.tif$/.exec(name);
      return match ? [[`${match[1]} ${match[2]}`, readPlate(readFileSync(join(folder, name)))] as const] : [];
    }),
  );
  return (page, ink) => found.get(`${page} ${ink}`);
}

describe('clear cards', () => {
  for (const drawn of ['multiply', 'overprint', 'knockout'] as const)
    withTools(`the white plate is where the card is opaque, and nowhere else (${drawn})`, TOOL, async () => {
      const few = { cards: CARDS, edition: 'classic', language: 'en', drawn };
      expect(await faultsOfPlates(few)).toEqual({ pages: CARDS.length, faults: [] });
    });

  // Every clear card in every language: `npm run plates`.
  const SAMPLE = [
    { edition: 'expansion', language: 'fr', kinds: ['modifier', 'event', 'death', 'mystery'] },
    { edition: 'second-lingering', language: 'pl', kinds: ['modifier', 'event', 'death'] },
  ] as const;
  for (const { edition, language, kinds } of SAMPLE)
    withTools(
      `white is what the card is opaque in, and there is no ink without it (${edition}, ${language})`,
      TOOL,
      async () => {
        const { cards } = shippedDeck();
        const some = kinds.flatMap((kind) =>
          Object.keys(cards)
            .filter((id) => cards[id]?.kind === kind && cards[id]?.editions.includes(edition))
            .slice(-3),
        );
        const { pages, faults } = await faultsOfPlates({ cards: some, edition, language });
        expect(pages).toBe(some.length);
        expect(faults).toEqual([]);
      },
    );

  withTools('white that overprints leaves the colours as they are, as Multiply does', TOOL, async () => {
    const multiply = await platesOf(profile('clear'));
    const overprint = await platesOf(
      profile('clear', { white: { ink: 'White', choke: 0.1, drawn: 'overprint' } }),
    );
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      const [a, b] = [
        multiply(1, ink)?.data ?? new Uint8Array(),
        overprint(1, ink)?.data ?? new Uint8Array(),
      ];
      const far = a.filter((one, at) => Math.abs(one - (b[at] ?? 0)) > 4).length;
      expect(
        a.some((one) => one < 255),
        ink,
      ).toBe(true);
      expect(far / a.length, ink).toBeLessThan(0.002);
    }
  });

  withTools('the art below a cut line is there as if there were none', TOOL, async () => {
    const paper = { stocks: ['paper'], pages: 'cards', bleed: 3 } as const;
    const with_ = await platesOf({ ...paper, cut: { ink: 'CutContour' } }, ['melissa-slogar']);
    const without = await platesOf({ ...paper }, ['melissa-slogar']);
    expect(with_(1, 'CutContour')?.data.some((one) => one < 128)).toBe(true);
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      const [a, b] = [with_(1, ink), without(1, ink)].map((one) => one?.data ?? new Uint8Array());
      if (a === undefined || b === undefined || a.length === 0) throw new Error('there is no plate');
      expect(a.filter((one, at) => Math.abs(one - (b[at] ?? 0)) > 4).length, ink).toBe(0);
    }
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

  it('have no backs', async () => {
    const { files } = await printed({ profile: profile('clear'), profileName: 'clear', cards: CARDS });
    expect(files[0]?.pages).toBe(CARDS.length);
  });
});
