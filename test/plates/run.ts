/** `npm run plates [-- en fr …]`: every clear card in every look and language, taken apart by Ghostscript. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { shippingDeck } from '../support/shipping-deck.js';
import { clearFaces, faultsOfPlates, type Separated } from './separations.js';

const deck = shippingDeck;
const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : deck.languages;
let [pages, wrong] = [0, 0];
async function tryOut(what: string, faces: Separated): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-plates-'));
  const { pages: some, faults } = await faultsOfPlates(faces, folder);
  rmSync(folder, { recursive: true });
  pages += some;
  wrong += faults.length;
  process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} ${what}: ${some} cards\n`);
  for (const fault of faults) process.stdout.write(`    ${fault}\n`);
}
for (const faces of clearFaces(deck)) {
  for (const language of languages) await tryOut(`${faces.edition}, ${language}`, { ...faces, language });
  const [language = 'en'] = languages;
  for (const drawn of ['overprint', 'knockout'] as const)
    await tryOut(`${faces.edition}, ${language}, ${drawn}`, { ...faces, language, drawn });
}
process.stdout.write(`${pages} cards taken apart, ${wrong} wrong\n`);
process.exitCode = wrong > 0 ? 1 : 0;
