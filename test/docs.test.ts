import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pages } from '../docs/make/pages.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the documentation', () => {
  it.each(Object.keys(pages))('docs/%s is what the code says today (npm run docs writes it)', (name) => {
    expect(read(`docs/${name}`)).toBe(pages[name]?.());
  });

  it('names the package as npm does: the package called shroud is somebody else’s', async () => {
    const { name } = JSON.parse(read('package.json'));
    expect(name).not.toBe('shroud');
    const files = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`)];
    const named = [...files.filter((file) => file.endsWith('.md')), 'src/deck/write-module.ts'].flatMap(
      (file) =>
        [...read(file).matchAll(/npm install (shroud[\w-]*)|from '(shroud[\w-]*)(?!\/template)[/']/g)].map(
          ([, installed, imported]) => installed ?? imported,
        ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(new Set(named.filter((one) => one !== 'shroud/template'))).toEqual(new Set([name]));
  });

  it('has no link that leads nowhere', () => {
    const files = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
    ];
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
          ([, target = '']) => [file, target] as const,
        ),
      )
      .filter(([file, target]) => !existsSync(join(ROOT, file, '..', target)));
    expect(broken).toEqual([]);
  });
});
