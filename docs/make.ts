/** `npm run docs`: writes the pages that are made from the code. A test fails when one of them is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from './make/pages.js';

for (const [name, page] of Object.entries(pages)) {
  writeFileSync(fileURLToPath(new URL(name, import.meta.url)), page());
  console.log(`docs/${name}`);
}
