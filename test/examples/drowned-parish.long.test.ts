import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { ROOT } from '../support/places.js';
import { shroudHere } from '../support/shroud-here.js';

/** The expansion laid over the deck that ships, as its README says. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shroud-'));
  cpSync(join(ROOT, 'cards'), join(folder, 'cards'), { recursive: true });
  cpSync(join(ROOT, 'examples/drowned-parish'), folder, { recursive: true });
  const { code } = await shroudHere(['l10n', 'accept', '--lang', 'all', '--deck', folder]);
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the expansion of other hands has no problem in any language, and every clause of its cards is proven', async () => {
  const { deck, report } = await openWorkspace(folder).checked();
  expect(report.diagnostics).toEqual([]);
  const cards = Object.entries(deck?.cards ?? {}).filter(([, { set }]) => set === 'drowned-parish');
  expect(cards.filter(([, { kind }]) => kind === 'character')).toHaveLength(5);
  const others = cards.filter(([, { kind }]) => kind !== 'character').map(([id]) => id);
  expect(others).toHaveLength(12);
  const asked = [
    'verify',
    '--workers',
    '0',
    '--deck',
    folder,
    '--probes-only',
    '--json',
    '--cards',
    ...others,
  ];
  const { code, out } = await shroudHere(asked);
  const { cards: verdicts } = JSON.parse(out) as { cards: Record<string, { verdict: string }> };
  expect(Object.keys(verdicts).sort()).toEqual(others.sort());
  expect(Object.values(verdicts).filter(({ verdict }) => verdict !== 'proven')).toEqual([]);
  expect(code).toBe(0);
});

test('its own icons are asked for by scripts, said in every language and drawn on the cards', async () => {
  const workspace = openWorkspace(folder);
  await workspace.update();
  const told = LANGUAGES.map((language) =>
    (workspace.text('haunted-by-herrings', language) ?? []).flatMap(({ parts }) =>
      parts.filter(({ is }) => is === 'icon'),
    ),
  );
  expect(told.map((icons) => JSON.stringify(icons)).every((icons) => icons.includes('"tide"'))).toBe(true);
  const face = await workspace.face({
    id: 'tolled-to-the-tomb',
    side: 'front',
    language: 'pl',
    edition: 'classic',
  });
  expect(face?.flaws).toEqual([]);
});
