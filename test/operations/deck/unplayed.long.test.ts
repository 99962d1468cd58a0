import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { deckModule } from '../../../src/deck/write-module.js';
import { createGame } from '../../../src/engine/index.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { TWO_FAMILIES } from '../../support/verify/two-families.js';

/** A deck with these editions; the mystery would be out of place wherever there are rules without residences. */
const deckWith = (editions: object) =>
  temporaryFolder({
    'shroud.yaml': stringify({ name: 'still', version: '1.0.0', languages: ['en'], editions }),
    'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
    'cards/base/families.yaml': TWO_FAMILIES,
    'cards/base/cards.yaml':
      'modifiers:\n  sad: { title: Sad, pathos: { top: -10 }, copies: 20 }\ndeaths:\n  demise: { title: A Demise, copies: 8 }\n',
    'cards/shown/cards.yaml': 'mysteries:\n  lamp: { title: The Lamp, icon: duck }\n',
  });
const NONE = { shown: { sets: ['base', 'shown'], rules: 'none' } };

describe('an edition with `rules: none`', () => {
  it('is skipped by verify, which says so and has nothing against it, also where it is the only one', async () => {
    const { code, out } = await shroudHere(['verify', '--deck', deckWith(NONE)]);
    expect(out).toBe('Nothing was verified: the edition "shown" has no rules (rules: none).\n');
    expect(code).toBe(0);
  });

  it('is skipped beside others, with the cards that are in no other', async () => {
    const folder = deckWith({ classic: { sets: ['base'] }, ...NONE });
    const { code, out } = await shroudHere(['verify', '--deck', folder, '--probes-only', '--players', '2']);
    expect(out).toContain('all 2 cards proven');
    expect(out).toContain('Skipped: the edition "shown" has no rules (rules: none).');
    expect(code).toBe(0);
    const alone = await shroudHere(['verify', '--deck', folder, '--edition', 'shown']);
    expect([alone.code, alone.out]).toEqual([
      0,
      expect.stringContaining('Nothing was verified: the edition "shown"'),
    ]);
    const card = await shroudHere(['verify', '--deck', folder, '--cards', 'lamp']);
    expect(card.err).toContain('"lamp" is only in editions without rules: there is nothing to verify');
  });

  it('is built, and the module says what is played; no rules are held against its cards', async () => {
    const folder = deckWith({ classic: { sets: ['base'] }, ...NONE });
    const { deck, report } = openWorkspace(folder).opened;
    expect(report.diagnostics).toEqual([]);
    expect(deck && deckModule(deck)).toContain("export type PlayedEditionId = 'classic';");
    const { code, out } = await shroudHere(['build', '--deck', folder]);
    expect(out).toContain(
      'The engine can\'t play all of it: the edition "shown" has no rules (rules: none).',
    );
    expect(code).toBe(0);
  });

  it('is refused by the engine in a sentence, and never taken by default', () => {
    const { deck } = openWorkspace(deckWith({ ...NONE, classic: { sets: ['base'] } })).opened;
    if (deck === undefined) throw new Error('the deck is not sound');
    expect(() => createGame(deck, { players: 2, edition: 'shown' })).toThrow(
      'Nobody can play the edition "shown": it has no rules (rules: none).',
    );
    expect(createGame(deck, { players: 2 }).edition).toBe('classic');
  });
});
