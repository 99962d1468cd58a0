import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Profile } from '../../src/vocabulary/files/profile-file.js';
import { printed } from '../support/print/decks.js';
import { type Picture, readPlate } from '../support/print/drawn-pages.js';
import { run } from '../support/tools.js';

const DPI = 254;
export const CARDS = ['pursued-by-poodles', 'died-without-cares'];

/** The plates of a printed file, by page and ink. */
export async function platesOf(
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
