import { describe, expect, it } from 'vitest';
import {
  askedIcons,
  clausesOf,
  type Drawn,
  hasEffect,
  isMisfortune,
  type Laid,
  listDrawPileCards,
  mechanics,
  modifiersOf,
  printedIcons,
  printedPathos,
  scriptShape,
  slotCounts,
  verbsOn,
} from '../../docs/make/deck-facts.js';
import { SLOTS, STORY_ICONS } from '../../src/vocabulary/icons.js';
import { VERBS } from '../../src/vocabulary/verbs/index.js';
import { shippingDeck } from '../support/shipping-deck.js';

const EDITIONS = Object.keys(shippingDeck.editions);
const everything = listDrawPileCards(shippingDeck);
const part = <T>(cards: readonly T[], test: (card: T) => boolean) => cards.filter(test).length / cards.length;

/** The values that appear more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

/** `choose` does nothing itself: it decides which clauses are done. */
const DEEDS = VERBS.filter((verb) => verb !== 'choose');

describe('the deck that ships', () => {
  it.each(EDITIONS)(
    'has as many cards of each kind as the %s edition promises (COMP-2, COMP-3, COMP-4)',
    (edition) => {
      const counts: Record<string, number> = {};
      for (const { kind, copies, editions } of Object.values(shippingDeck.cards))
        if (editions.includes(edition)) counts[kind] = (counts[kind] ?? 0) + copies;
      expect(counts).toEqual(shippingDeck.editions[edition]?.census);
    },
  );

  it('has one copy of each card', () => {
    expect(Object.values(shippingDeck.cards).filter(({ copies }) => copies !== 1)).toEqual([]);
  });

  it('has pathos in steps of 5 from −25 to +25, and both ends', () => {
    const laid = everything.filter((card): card is Laid => card.kind !== 'event');
    const values = laid.flatMap(({ pathos }) => SLOTS.flatMap((slot) => pathos[slot] ?? []));
    expect(values.filter((value) => value % 5 !== 0 || value === 0)).toEqual([]);
    expect([Math.min(...values), Math.max(...values)]).toEqual([-25, 25]);
  });

  it('has at least 60 scripts that differ in more than numbers', () => {
    expect(new Set(everything.filter(hasEffect).map(scriptShape)).size).toBeGreaterThanOrEqual(60);
  });

  it('has no two cards that do and show the same', () => {
    expect(repeated(everything.map(mechanics))).toEqual([]);
  });

  it('has no modifier by which anyone but the controller acts, not even inside a `whenever` (MOD-3)', () => {
    const others = modifiersOf(everything).filter((card) =>
      clausesOf(card).some(({ clause }) => clause.who !== 'you'),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('has an effect and pathos on every mystery (MYST-2)', () => {
    const mysteries = everything.filter((card) => card.kind === 'mystery');
    expect(mysteries).toHaveLength(10);
    expect(mysteries.filter((card) => !hasEffect(card)).map(({ id }) => id)).toEqual([]);
    expect(mysteries.filter((card) => printedPathos(card) === 0).map(({ id }) => id)).toEqual([]);
  });

  it('has ids that are made from the titles', () => {
    const slug = (title: string) =>
      title
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{Mn}|[’'.]/gu, '')
        .replace(/[^a-z0-9]+/gu, '-');
    const others = Object.entries(shippingDeck.cards).filter(
      ([id, { kind, title }]) => kind !== 'reference' && id.replace(/-in-turn$/u, '') !== slug(title),
    );
    expect(others.map(([id, { title }]) => [id, title])).toEqual([]);
  });

  it('has modifiers for the dead in the second edition only (DEATH-4)', () => {
    const forDead = modifiersOf(everything).filter(
      ({ requires }) => (requires?.target?.state ?? 'living') !== 'living',
    );
    expect(forDead.map(({ id }) => id).sort()).toEqual([
      'displayed-to-the-dissectors',
      'eulogised-by-an-enemy',
      'slandered-in-the-sermon',
    ]);
    for (const { editions } of forDead) expect(editions).toEqual(['second', 'second-lingering']);
  });

  it('has every verb on at least two cards', () => {
    const seldom = DEEDS.filter((verb) => everything.filter((card) => verbsOn(card).has(verb)).length < 2);
    expect(seldom).toEqual([]);
  });
});

describe.each(EDITIONS)('the %s edition', (edition) => {
  const cards = listDrawPileCards(shippingDeck, edition);
  const modifiers = modifiersOf(cards);
  const deaths = cards.filter((card) => card.kind === 'death');

  it('has two thirds misfortunes among its modifiers', () => {
    expect(part(modifiers, isMisfortune)).toBeGreaterThan(0.62);
    expect(part(modifiers, isMisfortune)).toBeLessThan(0.71);
  });

  it('prints most often in the top slot, most seldom in the bottom one (PLAY-1)', () => {
    const { top, middle, bottom } = slotCounts(modifiers);
    expect(top).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(bottom);
    expect(bottom).toBeGreaterThanOrEqual(8);
  });

  it('has an effect on about two thirds of its modifiers and deaths', () => {
    for (const kind of [modifiers, deaths]) {
      expect(part<Drawn>(kind, hasEffect)).toBeGreaterThan(0.6);
      expect(part<Drawn>(kind, hasEffect)).toBeLessThan(0.75);
    }
  });

  it('shows every icon on at least six modifiers, and has blanks and clear ones', () => {
    for (const icon of STORY_ICONS)
      expect(modifiers.filter((card) => printedIcons(card).has(icon)).length, icon).toBeGreaterThanOrEqual(6);
    expect(modifiers.filter((card) => printedIcons(card).has('blank')).length).toBeGreaterThanOrEqual(3);
    expect(modifiers.filter((card) => printedIcons(card).size === 0).length).toBeGreaterThanOrEqual(2);
  });

  it('asks for every icon on at least four cards (VIS-6)', () => {
    for (const icon of STORY_ICONS)
      expect(cards.filter((card) => askedIcons(card).has(icon)).length, icon).toBeGreaterThanOrEqual(4);
  });

  it('uses every verb of the vocabulary', () => {
    expect(DEEDS.filter((verb) => !cards.some((card) => verbsOn(card).has(verb)))).toEqual([]);
  });

  it('has an event of the base set that moves a modifier (MOD-7)', () => {
    const movers = cards.filter(
      (card) => card.set === 'base' && card.kind === 'event' && verbsOn(card).has('moveModifier'),
    );
    expect(movers.length).toBeGreaterThanOrEqual(1);
  });

  it('has at least four reactions', () => {
    const reactions = cards.filter((card) => clausesOf(card).some(({ category }) => category === 'reaction'));
    expect(reactions.length).toBeGreaterThanOrEqual(4);
  });

  it('gives its strongest effects to good fortune, which one does not want for one’s own', () => {
    const strong = modifiers.filter((card) =>
      clausesOf(card).some(
        ({ clause: { verb, value, who, if: condition } }) =>
          who === 'you' &&
          condition === undefined &&
          (((verb === 'plays' || verb === 'drawLimit') && Number(value.count) > 0) ||
            verb === 'freePlay' ||
            verb === 'extraPlay'),
      ),
    );
    expect(strong.length).toBeGreaterThanOrEqual(4);
    expect(strong.filter((card) => printedPathos(card) < 10).map(({ id }) => id)).toEqual([]);
  });
});

describe('the second edition', () => {
  const modifiers = modifiersOf(listDrawPileCards(shippingDeck, 'second'));
  const withIcons = (count: number) => modifiers.filter(({ icons }) => Object.keys(icons).length === count);

  it('has cards of two and of three icons (LOOK-3)', () => {
    expect(withIcons(2).length).toBeGreaterThanOrEqual(4);
    expect(withIcons(3).length).toBeGreaterThanOrEqual(2);
  });

  it('has persistent effects in its expansion only (MOD-6)', () => {
    const persisting = (edition: string) =>
      modifiersOf(listDrawPileCards(shippingDeck, edition)).filter(
        ({ effects }) => effects.persistent !== undefined,
      );
    expect(persisting('second')).toEqual([]);
    expect(persisting('second-lingering').map(({ set }) => set)).toEqual(Array(4).fill('lingering-sorrows'));
  });

  it('has an event that is played as it is drawn (TURN-9)', () => {
    const asDrawn = listDrawPileCards(shippingDeck, 'second').filter(
      (card) => card.kind === 'event' && card.asDrawn,
    );
    expect(asDrawn.length).toBeGreaterThanOrEqual(1);
  });

  it('keeps them to itself: older editions have one icon a card', () => {
    for (const edition of ['classic', 'expansion']) {
      const many = modifiersOf(listDrawPileCards(shippingDeck, edition)).filter(
        ({ icons, effects }) => Object.keys(icons).length > 1 || effects.persistent !== undefined,
      );
      expect(many.map(({ id }) => id)).toEqual([]);
    }
  });
});
