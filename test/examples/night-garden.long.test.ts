import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectBasics } from '../../src/operations/print/print-cards.js';
import { toLayout } from '../../src/render/core/layout.js';
import { isClear } from '../../src/render/core/printed-regions.js';
import { facePixels, type Pixels } from '../../src/render/output/png.js';
import { SLOT_REGIONS } from '../../src/vocabulary/region.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { faultsOfPlates } from '../plates/separations.js';
import { ROOT } from '../support/places.js';
import { pixelsIn } from '../support/render/pixels-in.js';
import { contrast, medianLuminance } from '../support/render/relative-luminance.js';
import { shroudHere } from '../support/shroud-here.js';
import { lacks, withTools } from '../support/tools.js';

const EDITION = 'garden';

/** The game in a folder of its own, so that nothing is written beside the example. */
function openGame() {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-'));
  cpSync(join(ROOT, 'examples/night-garden'), folder, { recursive: true });
  const workspace = openWorkspace(folder);
  const { deck } = workspace.opened;
  if (deck === undefined) throw new Error('the game is not sound');
  return { folder, workspace, deck };
}
type Game = ReturnType<typeof openGame>;

let game: Game | undefined;
function opened(): Game {
  game ??= openGame();
  return game;
}
afterAll(() => {
  if (game !== undefined) rmSync(game.folder, { recursive: true, force: true });
});

describe('a game of another sort, with templates of its own', () => {
  it('has no problem in either language', async () => {
    const { report } = await opened().workspace.checked();
    expect(report.diagnostics).toEqual([]);
  });

  it('is drawn without a flaw, on both sides and in both languages', async () => {
    expect(await flawedFaces(opened())).toEqual({ drawn: 2 * 2 * 27, flawed: [] });
  });

  it('tells values and costs from what lies behind them by 2.5 : 1, also when a plant has wilted', async () => {
    const { workspace, deck } = opened();
    const { render, templates } = await workspace.openRenderer(deck);
    const dpi = 60;
    const look = async (id: string, side: 'front' | 'back' = 'front'): Promise<Pixels> => {
      const face = await render({ id, side, language: 'en', edition: EDITION });
      return facePixels(face, { dpi, fonts: templates.fonts, trim: 30 });
    };
    const plants = [await look('moonflower'), await look('moonflower', 'back')];
    const { regions } = toLayout(templates.layout, 'modifier', 'classic');
    const within = Object.fromEntries(
      Object.entries(regions).map(([name, shapes = []]) => [
        name,
        pixelsIn(shapes, plants[0] as Pixels, dpi),
      ]),
    );
    const light = (pixels: Pixels, region: string) => medianLuminance(pixels, within[region] ?? []);
    // Between them, these growths print a gain and a loss in each slot, an icon, a patch and every cost.
    const growths = ['a-second-blossoming', 'an-early-frost', 'thick-with-thorns', 'dressed-in-dew'];
    const poor: string[] = [];
    for (const id of growths) {
      const card = deck.cards[id];
      if (card?.kind !== 'modifier') throw new Error(`there is no growth ${id}`);
      const growth = await look(id);
      for (const region of [...SLOT_REGIONS.filter((name) => prints(card, name)), 'cost'])
        for (const plant of plants) {
          const found = contrast(light(growth, region), light(plant, region));
          if (!(found >= 2.5)) poor.push(`${id}, ${region}: ${found.toFixed(2)}`);
        }
    }
    expect(poor).toEqual([]);
  });

  withTools('has white exactly where its clear cards are opaque, hours among them', lacks('gs'), async () => {
    const { folder, workspace, deck } = opened();
    const cards = Object.keys(deck.cards).filter((id) => isClear(deck.cards[id] ?? { kind: 'character' }));
    expect(cards).toHaveLength(15);
    const few = [...cards.slice(0, 2), ...cards.slice(-2)];
    const basics = collectBasics({ ...workspace.opened, deck }, { languages: ['it'] });
    const { layout } = (await workspace.openRenderer(deck)).templates;
    const asked = { cards: few, edition: EDITION, language: 'it', of: { basics, layout } };
    expect(await faultsOfPlates(asked, folder)).toEqual({ pages: few.length, faults: [] });
  });
});

it('Night Garden is translated, and its translations are up to date', async () => {
  const { folder } = opened();
  const { code, out } = await shroudHere(['l10n', 'status', '--deck', folder]);
  for (const what of ['garden', 'rules'])
    expect(out).toMatch(new RegExp(`^${what} it: \\d+ fresh, 0 stale, 0 missing, 0 orphan$`, 'm'));
  expect(code).toBe(0);
});

it('Night Garden is played by people: verify says that it is not simulated, and exits with 0', async () => {
  const { folder } = opened();
  const { code, out } = await shroudHere(['verify', '--deck', folder]);
  expect(out).toContain('Nothing was verified: the edition "garden" has no rules (rules: none).');
  expect(code).toBe(0);
});

it('Night Garden calls plants and growths by its own words wherever a sentence is made of a script', async () => {
  const { workspace } = opened();
  await workspace.update();
  const said = (id: string, language: string) =>
    (workspace.text(id, language) ?? [])
      .flatMap(({ parts }) => parts)
      .map((part) => JSON.stringify(part))
      .join('');
  expect(said('grafted-by-moonlight', 'en')).toMatch(/growth.*rival.*plant/);
  expect(said('grafted-by-moonlight', 'it')).toMatch(/germoglio.*pianta.*rivale/);
  expect(said('roots-in-the-crypt', 'en')).toContain('splendour');
  expect(said('roots-in-the-crypt', 'it')).toContain('splendore');
});

async function flawedFaces({ workspace, deck }: Game) {
  const renderer = await workspace.openRenderer(deck);
  const requests = Object.keys(deck.cards).flatMap((id) =>
    deck.languages.flatMap((language) =>
      (['front', 'back'] as const).map((side) => ({ id, side, language, edition: EDITION })),
    ),
  );
  const faces = await Promise.all(requests.map(async (one) => ({ one, face: await renderer.render(one) })));
  const flawed = faces.flatMap(({ one, face }) =>
    face.flaws.length === 0 ? [] : [`${one.id}, ${one.side}, ${one.language}`],
  );
  return { drawn: faces.length, flawed };
}

/** Whether a growth prints something in a slot. */
function prints(card: { pathos: object; icons: object }, region: string): boolean {
  const [what = '', slot = ''] = region.split('.');
  return slot in (what === 'pathos' ? card.pathos : card.icons);
}
