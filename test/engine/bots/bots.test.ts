import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/engine/bots/bot.js';
import { greedyBot } from '../../../src/engine/bots/greedy-bot.js';
import { playGame } from '../../../src/engine/bots/play-game.js';
import { randomBot } from '../../../src/engine/bots/random-bot.js';
import { createGame, result } from '../../../src/engine/index.js';
import { shippingDeck, TABLES } from '../../support/shipping-deck.js';

const greedy = greedyBot(shippingDeck);

describe('the greedy bot', () => {
  it('beats the random one in at least 95 % of 1,000 two-player games, no matter who starts (PLAY-1 … PLAY-5)', () => {
    let won = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const seat = seed % 2;
      const bots = seat === 0 ? [greedy, randomBot] : [randomBot, greedy];
      const end = playGame(
        createGame(shippingDeck, { players: 2, edition: 'classic', seed }),
        bots,
        seed + 0.5e6,
      );
      const winners = result(end)?.winners ?? [];
      if (winners.length === 1 && winners[0] === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(950);
  });

  it.each(TABLES)(
    'finishes at least 99 % of its games: $edition, $players players',
    ({ edition, players }) => {
      const GAMES = 100;
      let stalemates = 0;
      for (let seed = 1; seed <= GAMES; seed++) {
        const bots = Array.from({ length: players }, () => greedy);
        const end = playGame(createGame(shippingDeck, { players, edition, seed }), bots, seed + 0.5e6);
        if (result(end)?.reason === 'stalemate') stalemates++;
      }
      expect(stalemates).toBeLessThanOrEqual(GAMES / 100);
    },
  );
});

describe('a bot that reads the game itself', () => {
  /** The same bot, asked through views and choices in words. */
  const inWords =
    (bot: Bot): Bot =>
    (view, choices, random) =>
      bot(view, choices, random);

  it.each(TABLES)('decides as it does from its view: $edition, $players players', ({ edition, players }) => {
    for (let seed = 1; seed <= 3; seed++) {
      const start = createGame(shippingDeck, { players, edition, seed });
      const bots = Array.from({ length: players }, (_, seat) => (seat === seed ? randomBot : greedy));
      const { deck: _, ...read } = playGame(start, bots, seed);
      const { deck: __, ...told } = playGame(start, bots.map(inWords), seed);
      expect(read).toEqual(told);
    }
  });
});
