import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));
const ORACLE = join(SRC, 'verify/oracle');

const files = readdirSync(ORACLE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const textOf = (file: string) => readFileSync(join(ORACLE, file), 'utf8');
const imports = files.flatMap((file) =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) =>
    to.startsWith('.') ? relative(SRC, join(ORACLE, dirname(file), to)).replaceAll('\\', '/') : to,
  ),
);

describe('the oracle', () => {
  it('shares the types of cards with the engine and nothing else', () => {
    expect(imports.length).toBeGreaterThan(50);
    const rooms = new Set(imports.map((path) => path.split('/').slice(0, 2).join('/')));
    const own = ['verify/oracle'];
    expect(
      [...rooms].filter((room) => !own.includes(room) && !/^(deck\/deck\.js|vocabulary\/)/.test(room)),
    ).toEqual([]);
    expect(imports.filter((path) => path.startsWith('engine'))).toEqual([]);
  });

  it('uses neither the clock nor a random generator', () => {
    const unsteady = files.filter((file) => /Math\.random|Date\b|performance\b|crypto\b/.test(textOf(file)));
    expect(unsteady).toEqual([]);
  });
});
