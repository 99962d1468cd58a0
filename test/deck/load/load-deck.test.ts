import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { deckJson, deckModule } from '../../../src/deck/write-module.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { ROOT } from '../../support/places.js';

const DECKS = { 'the deck that ships': ROOT, 'the starter deck': `${ROOT}/examples/starter` };

function deckOf(files: Readonly<Record<string, string>>) {
  const { deck, report } = loadDeck(memoryFolder({ ...SOUND, ...files }));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return deck;
}
const cardOf = (yaml: string) => deckOf({ 'cards/base/cards.yaml': yaml }).cards['a-card'];

describe.each(Object.entries(DECKS))('%s', (_, folder) => {
  const loaded = loadDeck(diskFolder(folder));
  const { deck, report } = loaded;
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));

  it('loads without an error', () => {
    expect(report.errors).toBe(0);
  });

  it('is frozen, down to its last value', () => {
    const thawed = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (!Object.isFrozen(value) || Object.values(value).some(thawed));
    expect(thawed(deck)).toBe(false);
  });

  it('equals its own JSON parsed again', () => {
    expect(JSON.parse(deckJson(deck))).toStrictEqual(deck);
  });

  it('gives the same bytes for the same input', () => {
    const again = loadDeck(diskFolder(folder)).deck;
    expect(again && deckModule(again)).toBe(deckModule(deck));
    expect(again && deckJson(again)).toBe(deckJson(deck));
  });

  it('knows where every value of every card was written', () => {
    for (const [id, card] of Object.entries(deck.cards)) {
      const span = loaded.where(id, ['title']);
      const line = readFileSync(`${folder}/${span?.file}`, 'utf8').split('\n')[(span?.line ?? 0) - 1] ?? '';
      expect(line.slice((span?.column ?? 0) - 1), id).toContain(card.title);
      expect(loaded.where(id, [], 'key')?.line).toBeLessThanOrEqual(span?.line ?? 0);
    }
    expect(loaded.whereSetting(['name'])).toMatchObject({ file: 'shroud.yaml' });
  });
});

describe('a card', () => {
  it('has its short forms spelled out and its defaults filled in', () => {
    expect(
      cardOf(
        'modifiers:\n  a-card: { title: A Card, icon: beast, effects: { immediate: [{ discard: 1 }] } }\n',
      ),
    ).toEqual({
      kind: 'modifier',
      set: 'base',
      title: 'A Card',
      copies: 1,
      editions: ['classic'],
      pathos: {},
      icons: { bottom: 'beast' },
      effects: {
        immediate: [{ verb: 'discard', value: { count: 1, pick: 'choice' }, who: 'you', may: false }],
      },
    });
  });

  it('prints nothing where an icon is none, and a patch where it is blank (VIS-4)', () => {
    expect(cardOf('modifiers:\n  a-card: { title: A, icons: { top: none, bottom: blank } }\n')).toMatchObject(
      { icons: { bottom: 'blank' } },
    );
  });

  it('reads `card` as every kind that is drawn, and a list in a fixed order', () => {
    const kinds = (value: string) => {
      const card = cardOf(
        `modifiers:\n  a-card: { title: A, effects: { immediate: [{ search: ${value} }] } }\n`,
      );
      return card?.kind === 'modifier' ? card.effects.immediate?.[0]?.value : undefined;
    };
    expect(kinds('card')).toEqual({ kind: ['modifier', 'event', 'death', 'mystery'], count: 1 });
    expect(kinds('[death, modifier]')).toEqual({ kind: ['modifier', 'death'], count: 1 });
  });

  it('reads the state of a selector as its place demands: living, dead in revive, any under this', () => {
    const card = cardOf(
      'modifiers:\n  a-card:\n    title: A\n    effects:\n      immediate:\n        - revive: { of: you }\n          if: { this: { shows: duck } }\n        - playDeath: { of: you }\n',
    );
    if (card?.kind !== 'modifier') throw new Error('not a modifier');
    expect(card.effects.immediate).toMatchObject([
      { value: { target: { state: 'dead' } }, if: { this: { state: 'any', shows: ['duck'] } } },
      { value: { target: { state: 'living' } } },
    ]);
  });

  it('is in the editions that have its set, or in those that it names', () => {
    const settings =
      'name: x\nversion: 1.0.0\nlanguages: [en]\neditions:\n  one: { sets: [base] }\n  two: { sets: [base] }\n';
    const deck = deckOf({
      'shroud.yaml': settings,
      'cards/base/cards.yaml': 'events:\n  a: { title: A }\n  b: { title: B, editions: [two] }\n',
    });
    expect(deck.cards.a?.editions).toEqual(['one', 'two']);
    expect(deck.cards.b?.editions).toEqual(['two']);
  });

  it('keeps its texts where they were written, and only those that there are', () => {
    const deck = deckOf({
      'cards/base/cards.yaml': 'events:\n  a: { title: A }\n  b: { title: B }\n',
      'cards/base/text/it.yaml': 'a: { title: Una }\n',
    });
    expect(deck.texts).toEqual({ it: { a: { title: 'Una' } } });
  });

  it('may be called like a property that every object has', () => {
    const deck = deckOf({ 'cards/base/cards.yaml': 'events:\n  constructor: { title: A }\n' });
    expect(deck.cards.constructor).toMatchObject({ title: 'A' });
  });
});
