import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storeFolder } from '../../src/store/store.js';
import { SOUND } from '../deck/bad-decks.js';
import { temporaryFolder } from '../temporary-folder.js';
import { shroud } from './shroud.js';

describe('shroud store', () => {
  it('says how much is kept, of what, and how much may be; and throws it away', () => {
    const event = 'events:\n  a-road: { title: Road, effects: { immediate: [{ draw: 2 }] } }\n';
    const folder = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': event });
    const store = (...args: string[]) => shroud(['store', ...args], { cwd: folder }).out;
    expect(store()).toBe('Nothing is kept in output/.cache yet.\n');
    expect(shroud(['check'], { cwd: folder }).code).toBe(0);
    expect(store()).toMatch(
      /^output\/\.cache\n( {2}\w+ +\d+ entr(y|ies) +\d+ kB {2}.+\n)+\d+ kB of at most 268\.4 MB\.\n$/,
    );
    expect(store()).toContain('what does not fit on a card');
    expect(store('--clear')).toMatch(/^Threw away \d+ kB\.\n$/);
    expect(existsSync(join(storeFolder(folder), 'fit'))).toBe(false);
    expect(shroud(['check'], { cwd: folder }).code).toBe(0);
  });
});
