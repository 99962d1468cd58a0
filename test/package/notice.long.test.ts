import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/places.js';

const text = (path: string) => readFileSync(ROOT + path, 'utf8');

/** The packages that the page of the studio is made of, by the files that went into it. */
async function bundled(): Promise<ReadonlyMap<string, string>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/studio/page/main.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    metafile: true,
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
  );
  const packages = [...new Set(folders), 'node_modules/pdfjs-dist'].map((folder) =>
    JSON.parse(text(`${folder}/package.json`)),
  );
  return new Map(packages.map(({ name, license }) => [name, license]));
}

/** What NOTICE calls those that it names together. */
const TOGETHER = [
  [/^@codemirror\/|^@marijn\//, 'CodeMirror 6'],
  [/^@lezer\//, 'Lezer'],
  [/^@preact\/signals/, '@preact/signals'],
  [/^preact$/, 'Preact'],
] as const;

describe('NOTICE (a bundled library had neither header nor entry: security 18)', () => {
  it('names every package that is bundled, and its licence is beside the bundle', async () => {
    const packages = await bundled();
    expect(packages.size).toBeGreaterThan(15);
    const [, section = ''] = /\nBundled\n-+\n(.*?)\n\n\w+\n-+\n/s.exec(text('NOTICE')) ?? [];
    const licences = text('dist/studio/studio.licences.txt');
    for (const [name, licence] of packages) {
      expect(section).toContain(TOGETHER.find(([some]) => some.test(name))?.[1] ?? name);
      expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(${licence}\\)$`, 'm'));
    }
    expect(text('dist/studio/studio.js')).toMatch(/^\/\*! Contains software of others/);
  });

  it('is in the package, and so is the bundle', () => {
    const { files } = JSON.parse(text('package.json'));
    expect(files).toEqual(expect.arrayContaining(['NOTICE', 'dist']));
  });

  it('names the packages under other licences than most', () => {
    const { dependencies } = JSON.parse(text('package.json'));
    const odd = Object.keys(dependencies).filter((name) => {
      const { license } = JSON.parse(text(`node_modules/${name}/package.json`));
      return !/^(MIT|ISC|0BSD|BSD-\d-Clause|Apache-2\.0)$/.test(license);
    });
    const notice = text('NOTICE').toLowerCase();
    expect(odd.length).toBeGreaterThan(0);
    for (const name of odd)
      expect(notice).toContain(
        name.replace(/^@[^/]+\//, '').replaceAll('-', name.includes('fonts') ? ' ' : '-'),
      );
  });
});
