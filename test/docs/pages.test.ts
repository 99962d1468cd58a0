import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../../docs/make/pages.js';
import { ROOT } from '../support/places.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (folder: string, isRecursive = false) =>
  readdirSync(join(ROOT, folder), { recursive: isRecursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Every page that is written for people. */
const documents = [
  ...list('.'),
  ...list('docs', true),
  ...list('.github', true),
  ...readdirSync(join(ROOT, 'examples')).flatMap((example) => list(join('examples', example))),
  'templates/README.md',
];

/** The anchors of a page, made from its headings as GitHub makes them. */
const anchorsIn = (page: string) =>
  new Set(
    [...page.replace(/^```.*?^```$/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

describe('the documentation', () => {
  it.each(Object.keys(pages))('docs/%s is what the code says today (npm run docs writes it)', (name) => {
    expect(read(`docs/${name}`)).toBe(pages[name]?.());
  });

  it('names the package as npm does: the package called shroud is another project’s', () => {
    const { name } = JSON.parse(read('package.json'));
    expect(name).not.toBe('shroud');
    const named = [...documents, 'src/deck/write-module.ts'].flatMap((file) =>
      [...read(file).matchAll(/npm install (shroud[\w-]*)|from '(shroud[\w-]*)(?!\/template)[/']/g)].map(
        ([, installed, imported]) => installed ?? imported,
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(new Set(named.filter((one) => one !== 'shroud/template'))).toEqual(new Set([name]));
  });

  it('has no link to a file or a heading that does not exist', () => {
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
        ([, path = '', anchor]) =>
          ({ file, target: path === '' ? file : join(file, '..', path), anchor }) as const,
      ),
    );
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(
      ({ target, anchor }) =>
        !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsIn(read(target)).has(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('names only files of the source that exist', () => {
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|test|bench|\.ci)\/[\w./-]*)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('/my-') && !existsSync(join(ROOT, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps the architecture at 1,500 words, and a decision at 150', () => {
    expect(wordsIn(read('ARCHITECTURE.md'))).toBeLessThanOrEqual(1500);
    const long = list('docs/decisions').filter(
      (file) => !file.endsWith('README.md') && wordsIn(read(file)) > 150,
    );
    expect(long).toEqual([]);
  });

  it('lists every decision in the index', () => {
    const index = read('docs/decisions/README.md');
    const missing = readdirSync(join(ROOT, 'docs/decisions')).filter(
      (name) => name !== 'README.md' && !index.includes(`](${name})`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps the changelog of a release at 60 entries of one line', () => {
    for (const release of read('CHANGELOG.md').split(/^## /m).slice(1)) {
      const entries = release.split('\n').filter((line) => line.startsWith('- '));
      expect(entries.length).toBeLessThanOrEqual(60);
      for (const entry of entries) expect(entry.length).toBeLessThanOrEqual(240);
    }
  });
});
