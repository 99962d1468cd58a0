import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faceKey } from '../../../src/operations/print/preflight-faces.js';
import { preflightPage } from '../../../src/operations/print/preflight-page.js';
import type { Finding } from '../../../src/print/index.js';
import { findBrowser, startBrowser } from '../../support/browser.js';
import { writeCoarsePng } from '../../support/render/png-file.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const finding: Finding = {
  rule: 'ink',
  severity: 'error',
  card: 'a-card-with-an-uncommonly-long-name-that-has-to-be-broken-somewhere',
  side: 'front',
  languages: ['en'],
  place: { x: 20, y: 30, width: 10, height: 8 },
  message:
    '"a-card-with-an-uncommonly-long-name-that-has-to-be-broken-somewhere" has <ink> & no white under it (25 mm from the left and 34 mm from the top).',
  remedy: 'Draw it elsewhere.',
};
const warning: Finding = {
  rule: 'bleed',
  severity: 'warning',
  message: 'All cards have 1 mm of bleed.',
  remedy: 'Add some.',
};
const about = {
  deck: 'shroud',
  version: '1.0.0',
  profile: 'clear',
  languages: ['en'],
  cards: 2,
  card: { width: 63, height: 88, bleed: 3, corner: 3 },
};
const png = writeCoarsePng({ width: 63, height: 88, data: new Uint8Array(4 * 63 * 88).fill(200) });
const page = preflightPage({
  ...about,
  findings: [warning, finding],
  pictures: new Map([[faceKey(finding), png]]),
});

describe('the page of preflight', () => {
  it('tells errors before warnings, nothing of it taken for markup, and when nothing was found says what was looked for', () => {
    expect(page.indexOf('&lt;ink&gt; &amp; no white')).toBeGreaterThan(0);
    expect(page.indexOf('&lt;ink&gt;')).toBeLessThan(page.indexOf('1 mm of bleed'));
    expect(page).toContain('1 error, 1 warning.');
    expect(page).not.toMatch(/<script|https?:\/\//);
    const clean = preflightPage({ ...about, findings: [], pictures: new Map() });
    expect(clean).toContain('No findings.');
    expect(clean).toContain('lines that are too thin');
  });

  const program = findBrowser();
  it.skipIf(program === undefined)('fits a desk and a phone, the place marked on the card', async () => {
    const path = join(temporaryFolder(), 'preflight.html');
    writeFileSync(path, page);
    const browser = await startBrowser(program ?? '');
    try {
      for (const width of [1280, 360]) {
        const tab = await browser.newPage({ viewport: { width, height: 700 } });
        await tab.goto(pathToFileURL(path).href);
        expect(await tab.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        const card = await tab.locator('figure').boundingBox();
        const mark = await tab.locator('figure span').boundingBox();
        if (card === null || mark === null) throw new Error('there is no picture');
        // The middle of the place, 25 and 34 mm from the corner.
        expect((mark.x + mark.width / 2 - card.x) / card.width).toBeCloseTo(25 / 63, 1);
        expect((mark.y + mark.height / 2 - card.y) / card.height).toBeCloseTo(34 / 88, 1);
        await tab.close();
      }
    } finally {
      await browser.close();
    }
  });
});
