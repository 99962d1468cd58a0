/**
 * Props: built-in cards that probes put around the card under test. Some have effects and are probed themselves. Their
 * ids begin with `+`, which no id of a deck can have. A prop never proves what the deck alone could not bring about.
 */

import type { Card, Deck, Icons, Pathos } from '../../deck/deck.js';
import { listIcons } from '../../deck/icons-of.js';
import type { BroughtCard } from '../../engine/states/brought-cards.js';
import { type AuthoredEffects, readEffects } from '../../vocabulary/cards/effects.js';
import { STORY_ICONS, type StoryIcon } from '../../vocabulary/icons.js';
import type { DrawPileKind } from '../../vocabulary/kinds/index.js';
import { type AuthoredRequires, readRequires } from '../../vocabulary/requires.js';
import type { PlayedCard } from './clause-refs.js';

/** A prop as an author would write it. */
interface Written {
  readonly kind: DrawPileKind;
  readonly title: string;
  readonly copies: number;
  readonly pathos?: Pathos;
  readonly icons?: Icons;
  readonly effects?: AuthoredEffects;
  readonly requires?: AuthoredRequires;
  readonly asDrawn?: boolean;
  readonly either?: boolean;
}

const anybody = { of: 'anyone', state: 'any' } as const;

/**
 * Surroundings of the card under test: props that cover it, move it, cancel it, or fill hands and piles. Their names
 * begin with a sign that no id of a deck can have.
 */
const surroundings = {
  /** Covers the text and nothing else. */
  '+veil': { kind: 'modifier', title: 'A clear modifier', copies: 12 },
  /** Covers everything. */
  '+patch': {
    kind: 'modifier',
    title: 'An opaque modifier',
    copies: 6,
    pathos: { top: 0, middle: 0, bottom: 0 },
    icons: { top: 'blank', middle: 'blank', bottom: 'blank' },
  },
  /**
   * They print something in every slot, so that a card laid on them shows where it covers and where it is clear. The
   * card under test decides which one is used: none may bring about what only the deck should.
   */
  '+crest': {
    kind: 'modifier',
    title: 'A crest',
    copies: 1,
    pathos: { top: -5, middle: -10, bottom: -20 },
    icons: { top: 'beast', middle: 'lucre', bottom: 'goblet' },
  },
  '+seal': {
    kind: 'modifier',
    title: 'A seal',
    copies: 1,
    pathos: { top: -5, middle: -10, bottom: -20 },
    icons: { top: 'death', middle: 'duck', bottom: 'marriage' },
  },
  '+slate': {
    kind: 'modifier',
    title: 'A slate',
    copies: 1,
    pathos: { top: -5, middle: -10, bottom: -20 },
  },
  /** Covers the text and shows an icon at the bottom: nothing that a persistent effect needs. */
  '+charm': { kind: 'modifier', title: 'A charm', copies: 4, icons: { bottom: 'duck' } },
  '+pin': { kind: 'modifier', title: 'A pin', copies: 1, icons: { bottom: 'lucre' } },
  '+sorrow': { kind: 'modifier', title: 'A sorrow', copies: 16, pathos: { top: -25 } },
  /** For a deck that can't bring a character as low as that. */
  '+pang': { kind: 'modifier', title: 'A pang', copies: 16, pathos: { top: -5 } },
  /** May be laid on the dead. */
  '+wreath': {
    kind: 'modifier',
    title: 'A wreath',
    copies: 6,
    requires: { target: { of: 'anyone', state: 'any' } },
  },
  /** May be laid only on one's own. */
  '+keepsake': {
    kind: 'modifier',
    title: 'A keepsake',
    copies: 2,
    requires: { target: { of: 'you' } },
  },
  '+grave': { kind: 'death', title: 'A plain death', copies: 20 },
  '+event': { kind: 'event', title: 'A plain event', copies: 12 },
  '+mystery': { kind: 'mystery', title: 'A plain mystery', copies: 10 },
  /** Between them they show every icon. */
  '+relics': {
    kind: 'mystery',
    title: 'Relics',
    copies: 2,
    pathos: { top: -5 },
    icons: { top: 'beast', middle: 'death', bottom: 'duck' },
  },
  '+heirlooms': {
    kind: 'mystery',
    title: 'Heirlooms',
    copies: 2,
    pathos: { top: -10 },
    icons: { top: 'goblet', middle: 'lucre', bottom: 'marriage' },
  },
} as const satisfies Record<string, Written>;

/** Props with effects. They test rules, and are probed like any card. */
const doings = {
  /** Immediate effects must not repeat when the card is moved or uncovered (MOD-7, VIS-8, DEATH-7). */
  '+echo': { kind: 'modifier', title: 'An echo', copies: 8, effects: { immediate: [{ draw: 1 }] } },
  '+toll': { kind: 'death', title: 'A toll', copies: 16, effects: { immediate: [{ draw: 1 }] } },
  '+refusal': {
    kind: 'event',
    title: 'A refusal',
    copies: 6,
    effects: { reaction: [{ cancel: { kind: 'card', to: 'discards' } }] },
  },
  '+push': {
    kind: 'event',
    title: 'A push',
    copies: 2,
    effects: { immediate: [{ moveModifier: { from: anybody, to: anybody, pick: 'any' } }] },
  },
  '+wind': {
    kind: 'event',
    title: 'A gust of wind',
    copies: 10,
    effects: { immediate: [{ removeModifier: { from: anybody, pick: 'any' } }] },
  },
  /** Notices everything that is played or discarded, but not itself. */
  '+bell': {
    kind: 'modifier',
    title: 'A bell',
    copies: 2,
    effects: {
      continuous: [
        { whenever: { event: 'played', of: 'everyone', kind: 'card' }, do: [{ draw: 1 }] },
        { whenever: { event: 'discarded', of: 'everyone', kind: 'card' }, do: [{ draw: 1 }] },
      ],
    },
  },
  /** Effects on the same numbers as other cards': they add up. */
  '+glut': {
    kind: 'modifier',
    title: 'A glut',
    copies: 2,
    effects: { continuous: [{ drawLimit: 2 }, { plays: 1 }, { selfWorth: 2 }] },
  },
  '+burden': {
    kind: 'modifier',
    title: 'A burden',
    copies: 5,
    effects: { continuous: [{ selfWorth: -30 }] },
  },
  '+attic': {
    kind: 'mystery',
    title: 'An attic',
    copies: 2,
    pathos: { top: -5, bottom: -5 },
    effects: { continuous: [{ drawLimit: 1 }, { selfWorth: -5 }] },
  },
  '+aegis': {
    kind: 'modifier',
    title: 'An aegis',
    copies: 5,
    effects: { continuous: [{ shield: { kind: 'card', from: 'opponents' } }] },
  },
  '+gag': { kind: 'modifier', title: 'A gag', copies: 1, effects: { continuous: [{ cannotPlay: 'event' }] } },
  '+summons': {
    kind: 'event',
    title: 'A summons',
    copies: 2,
    asDrawn: true,
    effects: { immediate: [{ discard: 1, who: 'everyone' }] },
  },
  /** Takes a card elsewhere, and may kill whom it is meant for now (DEATH-4). */
  '+riposte': {
    kind: 'event',
    title: 'A riposte',
    copies: 1,
    effects: { reaction: [{ redirect: 'modifier' }], immediate: [{ playDeath: { of: 'anyone' } }] },
  },
  /** Asks how many cards are in hand when it is no longer there itself. */
  '+repartee': {
    kind: 'event',
    title: 'A repartee',
    copies: 1,
    effects: { reaction: [{ cancel: ['modifier', 'event'], if: { hand: { atLeast: 1 } } }] },
  },
  /** Others act on behalf of the player who played it: shields check that player, not the one who acts. */
  '+errand': {
    kind: 'event',
    title: 'An errand',
    copies: 1,
    effects: { immediate: [{ removeModifier: { from: anybody }, who: 'opponents' }] },
  },
  '+badge': {
    kind: 'modifier',
    title: 'A badge',
    copies: 1,
    icons: { top: 'lucre' },
    effects: { persistent: [{ drawLimit: 1 }, { plays: 1, who: 'opponents', if: { hand: { atMost: 4 } } }] },
  },
  /** What follows a clause: that was done, or not for any reason. */
  '+bargain': {
    kind: 'event',
    title: 'A bargain',
    copies: 1,
    effects: {
      immediate: [
        {
          discard: 2,
          may: true,
          then: [{ draw: 2 }, { extraPlay: 1 }],
          otherwise: [{ take: { count: 1, from: 'left' }, otherwise: [{ skip: 'play', who: 'left' }] }],
        },
        { draw: 2, if: { hand: { atMost: 4 } }, then: [{ discard: 1 }], otherwise: [{ skip: 'draw' }] },
      ],
    },
  },
  /** Each player decides, and what follows is for that player or for others. */
  '+crossroads': {
    kind: 'event',
    title: 'A crossroads',
    copies: 1,
    effects: {
      immediate: [
        {
          choose: [
            [{ draw: 1, who: 'actor' }],
            [{ discard: 1, who: 'actor', then: [{ draw: 1 }] }],
            [{ removeModifier: { from: anybody } }, { discard: 1, who: 'controller' }],
          ],
          who: 'everyone',
        },
      ],
    },
  },
  /** Refers back to the character that was picked last, of two picks the second. */
  '+reckoning': {
    kind: 'modifier',
    title: 'A reckoning',
    copies: 1,
    effects: {
      immediate: [
        {
          moveModifier: { from: { of: 'opponents' }, to: { of: 'anyone' }, pick: 'any' },
          then: [
            { draw: 1, who: 'controller' },
            { removeModifier: { from: 'that', pick: 'any' }, may: true, otherwise: [{ discard: 1 }] },
          ],
          otherwise: [{ draw: 1 }],
        },
      ],
    },
  },
  /** A card that a clause lets a player play has picks of its own. */
  '+legacy': {
    kind: 'event',
    title: 'A legacy',
    copies: 1,
    effects: {
      immediate: [
        { freePlay: 'modifier', then: [{ draw: 1, who: 'controller' }], otherwise: [{ discard: 1 }] },
        { playDeath: { of: 'anyone' }, then: [{ draw: 1, who: 'controller' }], otherwise: [{ draw: 1 }] },
      ],
    },
  },
  /** In answer to a play, or as a play: of either use only its own clauses are done. */
  '+double-edge': {
    kind: 'event',
    title: 'A double edge',
    copies: 1,
    either: true,
    effects: {
      reaction: [{ cancel: ['modifier', 'death', 'event'] }],
      immediate: [{ revive: { of: 'anyone' } }, { draw: 1 }],
    },
  },
  /** Every sort of condition. */
  '+riddle': {
    kind: 'modifier',
    title: 'A riddle',
    copies: 1,
    effects: {
      immediate: [
        { draw: 1, if: { all: [{ this: { state: 'living' } }, { hand: { atLeast: 2 } }] } },
        { draw: 1, if: { any: [{ this: { selfWorth: { below: 0 } } }, { hand: { atMost: 1 } }] } },
        { draw: 1, if: { not: { count: { of: 'opponents', state: 'dead' }, atLeast: 1 } } },
        { discard: 1, if: { count: { of: 'you', selfWorth: { below: -20 } }, atMost: 1 }, who: 'opponents' },
      ],
    },
    requires: { target: { selfWorth: { below: 20 } }, if: { count: { of: 'you' }, atLeast: 2 } },
  },
} as const satisfies Record<string, Written>;

/** By icon: one that shows twice on one character, since each counts, and a mystery that shows it. */
const byIcon = (icons: readonly StoryIcon[]): Readonly<Record<Twin | Relic, Written>> =>
  Object.fromEntries([
    ...icons.map((icon) => [
      makeTwin(icon),
      { kind: 'modifier', title: 'Twins', copies: 1, icons: { top: icon, bottom: icon } },
    ]),
    ...icons.filter(isCustom).map((icon) => [
      makeRelic(icon),
      {
        kind: 'mystery',
        title: 'A relic',
        copies: 1,
        pathos: { top: -5 },
        icons: { top: icon, bottom: icon },
      },
    ]),
  ]);
type Twin = `+twin-${string}`;
type Relic = `+relic-${string}`;
export const makeTwin = (icon: StoryIcon): Twin => `+twin-${icon}`;
/** The six are shown by `+relics` and `+heirlooms`. */
export const makeRelic = (icon: StoryIcon): Relic => `+relic-${icon}`;
export const isCustom = (icon: StoryIcon) => !(STORY_ICONS as readonly string[]).includes(icon);

/** What a prop shows in a deck with these icons: where the six are left out, some of the deck's own. */
function listShown(id: 'crest' | 'seal' | 'charm' | 'pin', icons: readonly StoryIcon[]): readonly string[] {
  return Object.values(dress(surroundings[`+${id}`].icons, icons));
}

function dress(printed: Icons, icons: readonly StoryIcon[]): Icons {
  const place = (icon: string) => (STORY_ICONS as readonly string[]).indexOf(icon);
  const worn = (icon: string) =>
    place(icon) < 0 || icons.includes(icon) ? icon : (icons[place(icon)] ?? 'blank');
  return Object.fromEntries(Object.entries(printed).map(([slot, icon]) => [slot, worn(icon)]));
}

/** A prop that prints in every slot, but no icon that matters to a card. */
export function crestWithout(named: readonly StoryIcon[], icons: readonly StoryIcon[]): Prop {
  const isFree = (id: 'crest' | 'seal') => listShown(id, icons).every((icon) => !named.includes(icon));
  return isFree('crest') ? '+crest' : isFree('seal') ? '+seal' : '+slate';
}

/** A prop that shows one icon at the bottom, but none that matters to a card; as a fallback, one that shows no icon. */
export function charmWithout(named: readonly StoryIcon[], icons: readonly StoryIcon[]): Prop {
  const isFree = (id: 'charm' | 'pin') => listShown(id, icons).every((icon) => !named.includes(icon));
  return isFree('charm') ? '+charm' : isFree('pin') ? '+pin' : '+veil';
}

export type Prop = keyof typeof surroundings | keyof typeof doings | Twin | Relic;

export const isProp = (name: string) => name.startsWith('+');

/** The props that are probed themselves. */
export const PROBED_PROPS = Object.keys(doings) as readonly Prop[];

/** A deck with the props beside its own cards, in every edition. */
export function withProps(deck: Deck): Deck {
  const editions = Object.keys(deck.editions);
  // Persistent effects belong to the second edition (MOD-6); an engine may have a fast path where there are none.
  const second = editions.filter((edition) => deck.editions[edition]?.rules === 'second');
  const icons = listIcons(deck);
  const key = JSON.stringify([editions, second, icons]);
  const props = known.get(key) ?? readAll(editions, second, icons);
  known.set(key, props);
  return { ...deck, cards: { ...deck.cards, ...props } };
}

/** Cached by editions and icons: there are few combinations, and many decks with props. */
const known = new Map<string, Readonly<Record<string, Card>>>();

/** All of them, for a deck with these icons. */
export function propsFor(icons: readonly StoryIcon[]): Readonly<Record<string, Written>> {
  const all: Readonly<Record<string, Written>> = { ...surroundings, ...doings };
  const fitted = Object.entries(all).map(([id, prop]) => [
    id,
    prop.icons === undefined ? prop : { ...prop, icons: dress(prop.icons, icons) },
  ]);
  return { ...Object.fromEntries(fitted), ...byIcon(icons) };
}

/** A prop as a recording brings it along. */
export const toBroughtCard = (
  id: string,
  editions: readonly string[],
  icons: readonly StoryIcon[],
): BroughtCard => ({ ...propsFor(icons)[id], editions }) as BroughtCard;

function readAll(
  editions: readonly string[],
  second: readonly string[],
  icons: readonly StoryIcon[],
): Record<string, Card> {
  return Object.fromEntries(
    Object.entries(propsFor(icons)).map(([id, prop]): [string, Card] => [
      id,
      read(prop, prop.effects?.persistent === undefined ? editions : second),
    ]),
  );
}

function read(prop: Written, editions: readonly string[]): PlayedCard {
  const { kind, title, copies, pathos = {}, icons = {}, effects = {}, requires } = prop;
  const { asDrawn = false, either = false } = prop;
  const common = {
    set: '',
    title,
    copies,
    editions,
    effects: readEffects(effects),
    ...(requires !== undefined && { requires: readRequires(requires) }),
  };
  return kind === 'event' ? { kind, ...common, asDrawn, either } : { kind, ...common, pathos, icons };
}
