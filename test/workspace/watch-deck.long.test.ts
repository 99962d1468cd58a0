import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchDeck } from '../../src/workspace/watch-deck.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { ROOT } from '../support/places.js';
import { temporaryFolder } from '../support/temporary-folder.js';

it('announces the cards of each save before its checks run, and lets the checks wait for pictures', async () => {
  const folder = join(temporaryFolder(), 'deck');
  cpSync(join(ROOT, 'examples/starter'), folder, { recursive: true });
  const stop = new AbortController();
  const order: string[] = [];
  let updates = 0;
  await watchDeck(
    openWorkspace(folder),
    {
      onCardsReady: async () => {
        order.push('cards');
      },
      whenIdle: async () => {
        if (order.at(-1) !== 'idle') order.push('idle');
      },
      onUpdate: () => {
        order.push('update');
        updates += 1;
        const file = join(folder, 'shroud.yaml');
        if (updates === 1) writeFileSync(file, readFileSync(file, 'utf8').replace('0.1.0', '0.1.1'));
        else stop.abort();
      },
    },
    stop.signal,
  );
  expect(order).toEqual(['cards', 'idle', 'update', 'cards', 'idle', 'update']);
});
