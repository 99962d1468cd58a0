import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { openResvg } from '../../../src/render/core/resvg.js';
import { UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import { asImage, readPicture } from '../../../src/render/pictures/picture.js';
import { PHOTOGRAPH } from '../../support/render/photograph.js';
import { writeCoarsePng } from '../../support/render/png-file.js';
import { bytesOf, type Target } from '../target.js';

/** A picture that is found sound is drawn, too: a picture that passes `check` must not fail later. */
function read(bytes: Uint8Array): void {
  // Each has a budget of its own: after some that fail no other would be tried.
  const picture = readPicture(bytes, new UntrustedBudget());
  if ('flaw' in picture) return;
  const { href } = asImage(picture.art);
  const image = `<image width="20" height="20" href="${href}"/>`;
  openResvg(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${image}</svg>`).render();
}

const art = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../templates/art/${name}`, import.meta.url)));
const DRAWING = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90">
<style>.a{fill:url(#g);stroke:#123}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
<clipPath id="c"><circle cx="5" cy="5" r="40"/></clipPath><mask id="m"><rect width="9" height="9" fill="#fff"/></mask></defs>
<g clip-path="url(#c)" opacity=".5" transform="rotate(5) scale(2)"><path class="a" d="M0 0C1 2 3 4 5 6zA5 5 0 0 1 9 9"/><use xlink:href="#x"/></g>
<text id="x" x="5" y="9">Words &amp; <tspan dx="3">more</tspan></text><polygon points="0,0 5,5 9,0" mask="url(#m)"/></svg>`;

export const svg: Target = { name: 'svg', few: 60, seeds: () => [bytesOf(DRAWING), art('skull.svg')], read };
const EFFECTS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><filter id="f" x="-10%" width="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/>
<feOffset dx="1" dy="1" result="o"/><feTurbulence baseFrequency=".05" numOctaves="2"/><feMorphology operator="dilate" radius=".5"/>
<feConvolveMatrix order="3" kernelMatrix="0 1 0 1 1 1 0 1 0"/><feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer>
<feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><circle r="2"/></pattern>
<g filter="url(#f)"><rect width="40" height="40" fill="url(#p)"/></g></svg>`;

/** Each is tried in a process of its own, so that these are fewer. */
export const effects: Target = {
  name: 'effects',
  few: 3,
  seeds: () => [bytesOf(EFFECTS)],
  read,
};
/** With the sums of its chunks put right, every other time: an attacker does that, too. */
function summed(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  if (file.reduce((sum, byte) => sum ^ byte, 0) % 2 === 0) return file;
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) break;
    file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return file;
}

export const png: Target = {
  name: 'png',
  few: 200,
  seeds: () => [writeCoarsePng({ width: 9, height: 9, data: new Uint8Array(324).map((_, i) => i) })],
  read: (bytes) => read(summed(bytes)),
};
export const jpeg: Target = { name: 'jpeg', few: 200, seeds: () => [PHOTOGRAPH], read };
