/** Prints an HTML file with headless Chromium and tells, as JSON, how long it took. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [executablePath = '', html = '', out = ''] = process.argv.slice(2);
const start = performance.now();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
await browser.close();
writeFileSync(out, pdf);
console.log(JSON.stringify({ print: performance.now() - start, bytes: pdf.length }));
