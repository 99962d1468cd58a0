import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { greedyBot, record } from '../../../src/engine/index.js';
import { tellReplay } from '../../../src/operations/verify/tell-replay.js';
import { deckOf } from '../../support/engine/table.js';
import { ROOT } from '../../support/places.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const greedy = greedyBot(shippingDeck);
const recording = record(shippingDeck, { players: 2, edition: 'classic', seed: 5 }, [greedy, greedy]);

function fileWith(content: unknown): string {
  const file = join(temporaryFolder(), 'game.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('shroud replay', () => {
  it('tells a recorded game in words, from the first play to the score', async () => {
    const { code, out } = await shroudHere(['replay', fileWith(recording), '--deck', ROOT]);
    expect(code).toBe(0);
    expect(out).toContain('Turn 1: player 1\n');
    expect(out).toMatch(/Player 1 plays .+ on .+\. \(.+ 0 → −\d+/);
    expect(out).toMatch(/The game is over: the whole family of player \d is dead\./);
    expect(out).toMatch(/Player \d wins: −\d+/);
  });

  it('says who decides where a recording ends before the game does', () => {
    const lines = [...tellReplay(shippingDeck, { ...recording, choices: recording.choices.slice(0, 3) })];
    expect(lines.at(-2)).toBe('The recording ends before the game does.');
    expect(lines.at(-1)).toMatch(/^Now player \d decides\. In the engine that player either .+, or .+\.$/);
  });

  it('says which alternative a player chooses', () => {
    const deck = deckOf(
      'events:\n  fork: { effects: { immediate: [{ choose: [[{ draw: 1 }], [{ draw: 2 }]] }] }, copies: 40 }\n',
    );
    const greedily = greedyBot(deck);
    const forked = record(deck, { players: 2, edition: 'classic', seed: 1 }, [greedily, greedily]);
    expect(forked.choices).toContainEqual({ seat: 0, do: 'choose', alternative: 1 });
    expect([...tellReplay(deck, forked)].join('\n')).toContain('Player 1 chooses alternative 2. (');
  });

  it('prints every choice of the recording once', () => {
    const lines = [...tellReplay(shippingDeck, recording)].filter(
      (line) => line.startsWith('  Player') && !line.includes(': '),
    );
    expect(lines.length).toBeGreaterThanOrEqual(recording.choices.length);
  });

  it.each([
    ['{ "not": "one" }', 'is not a recorded game'],
    ['nonsense', 'it is not JSON'],
    [{ ...recording, deck: 'another' }, 'was played with the deck "another"'],
    [{ ...recording, options: { ...recording.options, players: 5 } }, 'for 2 to 4 players, not 5'],
    [
      { ...recording, choices: [{ seat: 0, do: 'play', card: 'no-such-card' }] },
      'does not match the deck. Choice 1 of the recording is not legal any more: the deck has changed since.\n',
    ],
  ])('says in a sentence what is wrong with a recording (%#)', async (content, message) => {
    const { code, err } = await shroudHere(['replay', fileWith(content), '--deck', ROOT]);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});
