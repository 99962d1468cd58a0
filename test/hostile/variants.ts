import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { newDeck } from '../kill/commands.js';
import { flatPng } from '../support/render/png-chunk.js';
import { progressiveJpeg } from '../support/render/progressive-jpeg.js';

const MANY = 40;

/** A file of a kind that takes long; each is another, so that it is in no cache. */
type Slow = (which: number) => string | Uint8Array;

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880">${inside}</svg>`;

/** A page whose contents are packed twice, so that a few kilobytes are read as hundreds of megabytes. */
function packedTwice(which: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(200_000_000 + which), { level: 1 }));
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 630 880] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  const foot = '\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\nstartxref\n0\n%%EOF';
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(foot)]);
}

const PICTURES: Readonly<Record<string, readonly [ending: string, Slow]>> = {
  'effects that are scaled up': [
    'svg',
    (which) =>
      svg(
        `<filter id="f"><feMorphology radius="${2 + which / 100}"/></filter><g transform="scale(900)"><rect width="600" height="800" filter="url(#f)"/></g>`,
      ),
  ],
  'parts that cover the card': [
    'svg',
    (which) => svg('<rect width="630" height="880" fill-opacity=".1"/>'.repeat(9000 + which)),
  ],
  'textures upon textures': [
    'svg',
    (which) =>
      svg(
        `<filter id="f">${`<feTurbulence baseFrequency=".0${which + 10}" numOctaves="9"/>`.repeat(6)}</filter><rect width="600" height="800" filter="url(#f)"/>`,
      ),
  ],
  'flat PNGs as large as may be': ['png', (which) => flatPng(4800 + which, 4900)],
  'JPEGs with a scan for every few bytes': ['jpg', (which) => progressiveJpeg(4000, 3000 + which, 20)],
  'PDFs packed twice': ['pdf', packedTwice],
};

const SOUND_FONT = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';

/** Lists of glyphs that refer to each other without an end are what takes fonts longest. */
function damagedFont(which: number): Buffer {
  const bytes = Buffer.from(readFileSync(createRequire(import.meta.url).resolve(SOUND_FONT)));
  for (let table = 0; table < bytes.readUInt16BE(4); table++) {
    const entry = 12 + table * 16;
    if (!['GSUB', 'GPOS'].includes(bytes.toString('latin1', entry, entry + 4))) continue;
    const start = bytes.readUInt32BE(entry + 8);
    for (let at = start + 400 + which; at < start + 4000; at += 97) bytes[at] = 0xff;
  }
  return bytes;
}

const theme = (count: number) =>
  `fonts:\n  text:\n    family: Own\n    files:\n${Array.from({ length: count }, (_, i) => `      - { file: fonts/f${i}.ttf, weight: ${100 + i} }\n`).join('')}`;

/** Decks that are full of one thing that takes long, by what it is; and one with all of them. */
export const variants: Readonly<Record<string, (folder: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(PICTURES).map(([name, kind]) => [
      `${MANY} ${name}`,
      (folder: string) => withPictures(newDeck(folder), [kind], MANY),
    ]),
  ),
  [`${MANY} damaged fonts`]: (folder) => withFonts(newDeck(folder)),
  [`${MANY} of all of these together`]: (folder) =>
    withFonts(withPictures(newDeck(folder), Object.values(PICTURES), MANY / Object.keys(PICTURES).length)),
};

function withPictures(deck: string, kinds: readonly (readonly [string, Slow])[], each: number): string {
  mkdirSync(join(deck, 'art'), { recursive: true });
  const cards: string[] = [];
  for (const [kind, [ending, draw]] of kinds.entries())
    for (let which = 0; which < each; which++) {
      const name = `slow-${kind}-${which}`;
      writeFileSync(join(deck, `art/${name}.${ending}`), draw(which));
      if (ending === 'pdf') writeFileSync(join(deck, `art/${name}.svg`), svg('<rect width="9" height="9"/>'));
      cards.push(`  ${name}: { title: Slow, art: art/${name}.${ending} }\n`);
    }
  writeFileSync(join(deck, 'cards/first/slow.yaml'), `events:\n${cards.join('')}`);
  return deck;
}

function withFonts(deck: string): string {
  mkdirSync(join(deck, 'templates/fonts'), { recursive: true });
  for (let which = 0; which < MANY; which++)
    writeFileSync(join(deck, `templates/fonts/f${which}.ttf`), damagedFont(which));
  writeFileSync(join(deck, 'templates/theme.yaml'), theme(MANY));
  return deck;
}
