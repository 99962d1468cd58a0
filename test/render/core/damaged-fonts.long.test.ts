import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { toFileStart } from '../../../src/diagnostics/index.js';
import { isPackaged } from '../../../src/render/core/fonts.js';
import { readFonts } from '../../../src/render/core/read-fonts.js';
import { UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const FILE = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
const sound = readFileSync(createRequire(import.meta.url).resolve(FILE));

/** Where a table of the font begins, and how long it is. */
function table(name: string): { start: number; length: number } {
  for (let at = 12; at < 12 + 16 * sound.readUInt16BE(4); at += 16)
    if (sound.toString('latin1', at, at + 4) === name)
      return { start: sound.readUInt32BE(at + 8), length: sound.readUInt32BE(at + 12) };
  throw new Error(`no ${name}`);
}

function damaged(name: string, byte: number, from = 0, share = 1): Buffer {
  const font = Buffer.from(sound);
  const { start, length } = table(name);
  font.fill(byte, start + Math.floor(from * length), start + Math.floor(share * length));
  return font;
}

/** The diagnostics of a theme with this font for its text. */
function toldOf(bytes: Uint8Array): string[] {
  const folder = temporaryFolder({ 'own.ttf': bytes });
  const font = (file: string) => ({ family: 'F', files: [{ file, weight: 400 }] });
  const value = { fonts: { title: font(FILE), text: font('own.ttf') } };
  const at = (path: readonly unknown[]) => toFileStart(`theme ${path.join('.')}`);
  const theme = { value, at } as unknown as Parameters<typeof readFonts>[0];
  const { unreadable } = readFonts(theme, folder, new UntrustedBudget());
  return unreadable.map(({ code, span, message }) => `${span.file} ${code} ${message}`);
}

const PLACE = "theme fonts.text.files.0.file FILE_UNREADABLE The font own.ttf can't be read: it is damaged";

describe('a damaged font, which opened and failed while shaping', () => {
  it.each<[string, Uint8Array]>([
    ['its glyphs are overwritten', damaged('glyf', 0xff)],
    ['its places of glyphs lead elsewhere', damaged('loca', 0x77)],
    ['its rules of joining are overwritten', damaged('GSUB', 0xee, 0.02)],
    ['its kerning is overwritten', damaged('GPOS', 0xee, 0.02)],
    ['its table of letters is overwritten', damaged('cmap', 0x99, 0.1)],
    ['its size is nothing', damaged('head', 0)],
    ['half of it is missing', sound.subarray(0, sound.length / 2)],
    ['it is none', Buffer.from('A font, says my aunt.')],
  ])('is a diagnostic at the theme where %s', (_, bytes) => {
    const [told = '', ...others] = toldOf(bytes);
    expect(told).toContain(PLACE);
    expect(told).not.toContain('mistake in shroud');
    expect(others).toEqual([]);
  });

  it('is not every font: a sound one passes', () => {
    expect(toldOf(sound)).toEqual([]);
  });

  it('is not trusted because of a name that only begins like a package', () => {
    expect(isPackaged(FILE)).toBe(true);
    for (const name of [
      '@a/../../../../etc/own.ttf',
      '@a/b/../../c.ttf',
      '@/x.ttf',
      '@a/x.ttf',
      '@a/./x/y.ttf',
    ])
      expect(isPackaged(name), name).toBe(false);
  });
});
