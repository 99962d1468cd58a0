import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tryApart } from '../../src/threads/trials.js';

const CHATTERING = fileURLToPath(new URL('./chattering-trial.mjs', import.meta.url));
const LOST = fileURLToPath(new URL('./no-such-trial.mjs', import.meta.url));

it.each([
  ['says something else than a verdict', CHATTERING],
  ['can not be started', LOST],
])('a process for trials that %s has fallen, and nobody waits for it', (_, script) => {
  const trial = { script, memory: 64, seconds: 2, input: Buffer.from('x') };
  expect(tryApart(trial)).toMatchObject({ died: 'fallen' });
  expect(tryApart(trial), 'nor the next time').toMatchObject({ died: 'fallen' });
});
