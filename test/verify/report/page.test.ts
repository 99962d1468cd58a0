import { describe, expect, it } from 'vitest';
import { REPORT_SCRIPT } from '../../../src/operations/verify/last-report.js';
import { reportPage, verify } from '../../../src/verify/index.js';
import { deckOf } from '../../support/engine/table.js';

const deck = deckOf(`
modifiers:
  windfall: { title: "A <Windfall> & More", effects: { immediate: [{ draw: 2 }] } }
  thirsty: { title: Thirsty, requires: { target: { shows: goblet } }, effects: { immediate: [{ draw: 1 }] } }
`);
const report = await verify(deck, { games: 20, editions: ['classic'], players: [2], lockstep: 0 });
const page = await reportPage(deck, report, {
  face: (id) => (id === 'windfall' ? 'data:image/png;base64,AAAA' : undefined),
  textOf: (id, path) => (id === 'windfall' ? `You draw 2 cards (${path}).` : undefined),
});

describe('the page', () => {
  it('needs nothing but itself', () => {
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('data:') && !address.startsWith('#'))).toEqual(
      [],
    );
    expect(page).not.toMatch(/@import|https?:\/\/(?!www\.w3\.org)/);
  });

  it('shows every card with its verdict, face and words, and why one is not proven', () => {
    expect(page.match(/<article class="card/g)).toHaveLength(Object.keys(report.cards).length);
    expect(page).toContain('src="data:image/png;base64,AAAA"');
    expect(page).toContain('You draw 2 cards (immediate.0).');
    expect(page).toMatch(/<a href="#card-thirsty"><span>Thirsty<\/span><\/a>/);
    expect(page).toContain('no card of the deck brings about the target that it requires');
  });

  it('has one script, which is the only one that the studio lets run', () => {
    const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    expect(scripts).toEqual([REPORT_SCRIPT]);
  });

  it('lets nothing of a card into its own code', () => {
    expect(page).toContain('A &lt;Windfall&gt; &amp; More');
    expect(page).not.toContain('<Windfall>');
  });

  it('says what was asked for: all of what is proven', async () => {
    const askedOn = (one: string) => /<p class="asked">(.*)<\/p>/.exec(one)?.[1];
    const all = Object.keys(report.cards).length;
    expect(askedOn(page)).toBe(
      `All ${all} cards were asked for, in the edition classic, with 2 players: 20 games at each table, none of them followed by the second model.`,
    );
    const { windfall, thirsty } = report.cards;
    if (windfall === undefined || thirsty === undefined) throw new Error('two cards');
    const cards = { windfall, thirsty };
    const asked = { games: 10, lockstep: 1, cards: Object.keys(cards), players: [2, 3] };
    const some = await reportPage(deck, { ...report, cards, asked });
    expect(askedOn(some)).toBe(
      `2 of the ${all} cards were asked for, in all editions, with 2 or 3 players: at least 10 games at each table, all of them followed by the second model.`,
    );
  });

  it('draws how the game plays, as pictures that fit their column', () => {
    expect(page.match(/<svg aria-label="[^"]+" class="chart" role="img"/g)).toHaveLength(4);
    expect(page).toContain('viewBox');
  });
});
