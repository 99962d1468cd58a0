import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { shippingDeck } from '../support/shipping-deck.js';

const ENTRY = fileURLToPath(new URL('../../src/engine/index.ts', import.meta.url));

describe('the engine in a browser', () => {
  it('bundles without anything of Node, and plays a game there', async () => {
    // For browsers, esbuild refuses `node:` imports; the empty context has no process, no timers, no Buffer.
    const { outputFiles } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'shroud',
      write: false,
    });
    const [bundle] = outputFiles;
    const code = bundle?.text ?? '';
    console.log(
      `engine bundle: ${(code.length / 1024).toFixed(1)} KiB, ${(gzipSync(code).length / 1024).toFixed(1)} KiB gzipped`,
    );
    const play = `
      const deck = JSON.parse(deckJson);
      const greedy = shroud.greedyBot(deck);
      const start = shroud.createGame(deck, { players: 3, edition: 'expansion', seed: 4 });
      JSON.stringify(shroud.result(shroud.playGame(start, [greedy, shroud.randomBot, greedy], 4)));
    `;
    const outcome = JSON.parse(
      runInNewContext(`${code}\n${play}`, { deckJson: JSON.stringify(shippingDeck) }),
    );
    expect(outcome).toMatchObject({
      reason: 'family',
      values: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });
});
