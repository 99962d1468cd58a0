import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { keyOfName } from '../../src/engine/cards/compiled-deck.js';
import { verify } from '../../src/verify/index.js';

/** A deck in which something is called `constructor`. */
function deckWith({ edition = 'first', family = 'north', card = 'builder' }) {
  const { deck, report } = loadDeck(
    memoryFolder({
      'shroud.yaml': `name: table\nversion: 1.0.0\nlanguages: [en]\neditions:\n  ${edition}: { sets: [base], rules: classic }\n`,
      'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
      'cards/base/families.yaml': `families:
  ${family}: { title: Builders, symbol: brain }
  east: { title: East, symbol: duck }
characters:
  north-1: { title: One, family: ${family} }
  north-2: { title: Two, family: ${family} }
  east-1: { title: Three, family: east }
  east-2: { title: Four, family: east }
`,
      'cards/base/cards.yaml': `modifiers:
  ${card}: { title: The Builder, copies: 8, pathos: { top: -10 }, effects: { immediate: [{ draw: 1 }] } }
deaths:
  demise: { title: A Demise, copies: 6 }
`,
    }),
  );
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return deck;
}

/**
 * Chance goes by the names of cards, and the choice of tables by their length. This one is as long, and chance can't tell
 * the two apart, so with either the same games are played.
 */
const NAMESAKE = 'iyuxoydford';

describe('an id that JavaScript has a use for', () => {
  it('has another id with the same key of chance, for comparison', () => {
    expect(keyOfName(NAMESAKE)).toBe(keyOfName('constructor'));
    expect(keyOfName(`${NAMESAKE}~2`)).toBe(keyOfName('constructor~2'));
  });

  it.each(['card', 'family', 'edition'])(
    'changes nothing in a report but itself, as the id of a %s',
    async (what) => {
      const reportWith = async (id: string) => {
        const { fingerprint, ...report } = await verify(deckWith({ [what]: id }), {
          games: 10,
          players: [2],
        });
        return JSON.parse(JSON.stringify(report).replaceAll(id, 'ID'));
      };
      const report = await reportWith('constructor');
      // But for the order of maps, which goes by ids.
      expect(report).toEqual(await reportWith(NAMESAKE));
      const { games, findings, cards } = report;
      expect({ games, findings }).toEqual({ games: 10, findings: 0 });
      expect(cards[what === 'card' ? 'ID' : 'builder'].clauses[0].games.fired).toBeGreaterThan(0);
    },
  );
});
