import type { Deck } from '../../../src/deck/deck.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { type Recording, randomBot, record } from '../../../src/engine/index.js';
import { type VerifyReport, verify } from '../../../src/verify/index.js';
import { generateProbes } from '../../../src/verify/probes/probes-of.js';
import { TrackedDeck } from '../../../src/verify/probes/setup/tracked-deck.js';
import { createRecording } from '../../../src/verify/shrink/recording-of.js';
import { listCards } from '../../../src/verify/shrink/shrink.js';
import { TWO_FAMILIES } from './two-families.js';

/** A small deck, and what strangers could send to its owner: valid by itself. */
const CARDS = `modifiers:
  sad: { title: Sad, pathos: { top: -10 }, copies: 12 }
  gloom: { title: Gloom, pathos: { bottom: -5 }, effects: { continuous: [{ drawLimit: -1 }] } }
events:
  thief: { title: A Thief, effects: { immediate: [{ take: 1 }] } }
  no: { title: No, effects: { reaction: [{ cancel: modifier }] } }
deaths:
  demise: { title: A Demise, copies: 8 }
mysteries:
  riddle: { title: A Riddle, pathos: { top: -5 } }
`;

export const smallDeck: Deck = (() => {
  const { deck, report } = loadDeck(
    memoryFolder({
      'shroud.yaml':
        'name: table\nversion: 1.0.0\nlanguages: [en]\neditions:\n  short: { sets: [base], rules: classic }\n',
      'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
      'cards/base/families.yaml': TWO_FAMILIES,
      'cards/base/cards.yaml': CARDS,
    }),
  );
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return deck;
})();

/** A game from its beginning. */
export const wholeGame: Recording = record(smallDeck, { players: 2, seed: 3 }, [randomBot, randomBot]);

/** A table that was laid for a card, with the props on it. */
export const laidTable: Recording = (() => {
  const stage = new TrackedDeck(smallDeck, 'gloom');
  const [probe] = [...generateProbes(stage)].filter(({ context }) => context === 'being covered');
  if (probe === undefined) throw new Error('there is no such probe');
  const { players, edition, snapshot } = probe;
  return createRecording(stage.deckFor(listCards(snapshot)), { players, edition }, snapshot, []);
})();

/** A part of a split run that is all of it. */
export const wholePart: VerifyReport = await verify(smallDeck, {
  games: 4,
  players: [2],
  cards: ['thief', 'gloom'],
  shard: { index: 1, of: 1 },
});
