import type { Card, Deck } from '../../deck/deck.js';
import { readClause } from '../../vocabulary/clause.js';
import type { DrawnKind } from '../../vocabulary/kind.js';
import type { PlayedCard } from '../clause-refs.js';

/**
 * Cards that no deck has, for what a probe needs around the card that it is about: something to cover it, to move it, to
 * cancel it, to fill hands and piles. Their names begin with a sign that no id of a deck can have.
 */
const shared = { set: '', editions: [] as string[] };
const everything: readonly DrawnKind[] = ['modifier', 'event', 'death', 'mystery'];
const anybody = { of: 'anyone', state: 'any' } as const;

const props = {
  /** Covers the text and nothing else. */
  '+veil': { kind: 'modifier', title: 'A clear modifier', copies: 12, effects: {}, pathos: {}, icons: {} },
  /** Covers everything. */
  '+patch': {
    kind: 'modifier',
    title: 'An opaque modifier',
    copies: 6,
    effects: {},
    pathos: { top: 0, middle: 0, bottom: 0 },
    icons: { top: 'blank', middle: 'blank', bottom: 'blank' },
  },
  '+sorrow': {
    kind: 'modifier',
    title: 'A sorrow',
    copies: 12,
    effects: {},
    pathos: { top: -25 },
    icons: {},
  },
  /** May be laid on the dead. */
  '+wreath': {
    kind: 'modifier',
    title: 'A wreath',
    copies: 6,
    effects: {},
    pathos: {},
    icons: {},
    requires: { target: { this: false, of: 'anyone', state: 'any', shows: [] } },
  },
  '+grave': { kind: 'death', title: 'A plain death', copies: 16, effects: {}, pathos: {}, icons: {} },
  '+event': { kind: 'event', title: 'A plain event', copies: 12, effects: {}, asDrawn: false },
  '+mystery': { kind: 'mystery', title: 'A plain mystery', copies: 8, effects: {}, pathos: {}, icons: {} },
  '+refusal': {
    kind: 'event',
    title: 'A refusal',
    copies: 4,
    asDrawn: false,
    effects: { reaction: [readClause({ cancel: { kind: everything, to: 'discards' } })] },
  },
  '+push': {
    kind: 'event',
    title: 'A push',
    copies: 2,
    asDrawn: false,
    effects: { immediate: [readClause({ moveModifier: { from: anybody, to: anybody, pick: 'any' } })] },
  },
  '+wind': {
    kind: 'event',
    title: 'A gust of wind',
    copies: 10,
    asDrawn: false,
    effects: { immediate: [readClause({ removeModifier: { from: anybody, pick: 'any' } })] },
  },
} as const satisfies Record<string, object>;

export type Prop = keyof typeof props;

export const isProp = (name: string) => name.startsWith('+');

/** A deck with the props beside its own cards, in every edition. */
export function withProps(deck: Deck): Deck {
  return { ...deck, cards: { ...deck.cards, ...propsFor(Object.keys(deck.editions)) } };
}

/** The props as cards of these editions. */
export function propsFor(editions: readonly string[]): Record<string, Card> {
  return Object.fromEntries(
    Object.entries(props).map(([id, prop]) => [id, { ...shared, ...prop, editions } as PlayedCard]),
  );
}
