import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
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

describe('an id that JavaScript has a use for', () => {
  it.each([{ card: 'constructor' }, { family: 'constructor' }, { edition: 'constructor' }])(
    'is an id like any other: %j',
    async (names) => {
      const { games, findings, cards } = await verify(deckWith(names), { games: 10, players: [2] });
      expect({ games, findings }).toEqual({ games: 10, findings: 0 });
      const { card = 'builder' } = names as { card?: string };
      expect(cards[card]?.clauses[0]).toMatchObject({ path: 'immediate.0', verdict: 'proven' });
      expect(cards[card]?.clauses[0]?.games.fired).toBeGreaterThan(0);
    },
  );
});
