import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RULE_IDS } from '../../support/engine/rule-ids.js';

const TESTS = fileURLToPath(new URL('../..', import.meta.url));

/** The ids that the names of tests carry, in parentheses, before the function that tests: `it('… (MOD-7)', () => …)`. */
function idsInTestNames(): Set<string> {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) => [
    ...readFileSync(TESTS + file, 'utf8').matchAll(/['"`][^\n]*\(([A-Z]+-\d+)\)[^\n]*['"`],\s*\(/g),
  ]);
  return new Set(names.map(([, id]) => id as string));
}

it('every rule that the engine plays by has a test that carries its id', () => {
  const covered = idsInTestNames();
  expect(RULE_IDS.filter((id) => !covered.has(id))).toEqual([]);
});
