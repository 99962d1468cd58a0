import type { Amount, Counted } from '../../../src/vocabulary/amount.js';
import type { Clause } from '../../../src/vocabulary/cards/clause.js';
import type { Category } from '../../../src/vocabulary/category.js';
import type { Condition } from '../../../src/vocabulary/condition.js';
import { STORY_ICONS } from '../../../src/vocabulary/icons.js';
import type { CardKind } from '../../../src/vocabulary/kinds/index.js';
import { DRAW_PILE_KINDS } from '../../../src/vocabulary/kinds/index.js';
import type { Kinds } from '../../../src/vocabulary/kinds/kind.js';
import type { Selector } from '../../../src/vocabulary/selector.js';
import { VERBS, type Verb, verbs } from '../../../src/vocabulary/verbs/index.js';
import { eventWho, standingWho, type Who, who } from '../../../src/vocabulary/who.js';

/** A clause where it may stand, with everything that may be said about it. */
export interface Placed {
  readonly kind: CardKind;
  readonly category: Category;
  readonly clause: Clause;
}

const COUNTS = [1, 2, 5, 22];
const AMOUNTS = [-5, -2, -1, 1, 2, 5];
const KINDS: readonly Kinds[] = [
  ...DRAW_PILE_KINDS.map((kind) => [kind]),
  ['modifier', 'death'],
  ['event', 'mystery'],
  DRAW_PILE_KINDS,
];
const base: Selector = { this: false, of: 'anyone', state: 'living', shows: [] };

/** Selectors of every sort, with the state that is left out in this place. */
const SELECTORS: readonly Selector[] = [
  { ...base, this: true, state: 'any' },
  ...(['you', 'opponents', 'anyone'] as const).flatMap((of) =>
    (['living', 'dead', 'any'] as const).map((state) => ({ ...base, of, state })),
  ),
  ...STORY_ICONS.map((icon) => ({ ...base, shows: [icon] })),
  { ...base, shows: ['duck', 'goblet'] },
  { ...base, family: 'hemlock-hall' },
  { ...base, selfWorth: { below: 0 } },
  { ...base, selfWorth: { atLeast: -10 } },
  { ...base, selfWorth: { atLeast: -20, below: 5 } },
  { ...base, of: 'you', shows: ['death'], selfWorth: { below: -5 } },
  { ...base, of: 'opponents', shows: ['death'], selfWorth: { below: -5 } },
];
const THAT: Selector = { ...base, that: true, state: 'any' };
const PICKED = [...SELECTORS, THAT];
/** What few selectors ask. */
const RARE: readonly Selector[] = [
  ...(['actor', 'left', 'right'] as const).map((of) => ({ ...base, of })),
  { ...base, of: 'left', state: 'any', shows: ['beast'] },
  { ...base, is: 'grogar' },
  { ...base, shows: ['duck', 'duck'] },
  { ...base, showsAny: ['duck', 'beast'] },
  { ...base, modifiers: { atLeast: 1 } },
  { ...base, modifiers: { atLeast: 3 } },
  { ...base, modifiers: { atMost: 1 } },
  { ...base, modifiers: { atMost: 0 } },
  { ...base, of: 'you', not: { ...base, state: 'any', shows: ['duck'] } },
  { ...base, not: { ...base, state: 'any', family: 'hemlock-hall' } },
  { ...base, not: { ...base, state: 'any', is: 'grogar' } },
  { ...base, not: { ...base, state: 'any', showsAny: ['duck', 'beast'] } },
  { ...base, of: 'you', not: { ...base, state: 'any', shows: ['duck'], selfWorth: { below: 0 } } },
  {
    ...base,
    any: [
      { ...base, state: 'any', shows: ['lucre'] },
      { ...base, state: 'any', modifiers: { atLeast: 2 } },
    ],
  },
  ...(['lowest', 'highest'] as const).flatMap((which) =>
    (['selfWorth', 'icons', 'modifiers'] as const).map((of) => ({
      ...base,
      of: 'you' as const,
      extreme: { which, of },
    })),
  ),
  { ...base, of: 'opponents', shows: ['duck'], extreme: { which: 'highest', of: 'selfWorth' } },
];
const SOME = [SELECTORS[0], SELECTORS[1], SELECTORS[5], SELECTORS[10]] as Selector[];
const pairs = <A, B, C>(a: readonly A[], b: readonly B[], make: (a: A, b: B) => C): C[] =>
  a.flatMap((x) => b.map((y) => make(x, y)));
const someOfKind = pairs<Kinds, Amount, object>(
  KINDS,
  [...COUNTS, { each: { is: 'card' }, times: 1 }],
  (kind, count) => ({ kind, count }),
);

/** What is counted, of every sort. */
const EACH: readonly Counted[] = [
  ...[...SELECTORS, ...RARE, THAT]
    .filter(({ extreme }) => extreme === undefined)
    .flatMap((among): Counted[] => [
      { is: 'icon', icon: 'goblet', among },
      ...(among.this || among.that ? [] : [{ is: 'character', among } as const]),
      { is: 'modifier', among },
    ]),
  { is: 'card' },
];
const SCALED: readonly Amount[] = [
  ...EACH.map((each): Amount => ({ each, times: 1 })),
  ...EACH.slice(-2).map((each): Amount => ({ each, times: 2, atMost: 4 })),
];
const SOME_SCALED = SCALED.slice(-4);
const CHANGES: readonly Amount[] = [
  { each: { is: 'card' }, times: 1 },
  { each: { is: 'card' }, times: -2 },
  { each: { is: 'modifier', among: { ...base, of: 'you' } }, times: -1, atMost: 3 },
];

/** For every verb, values of every shape. */
const VALUES: { readonly [V in Verb]: readonly unknown[] } = {
  draw: [
    ...[...COUNTS, ...SCALED].map((count) => ({ count })),
    ...[1, 2, 5, ...SOME_SCALED, 'drawLimit'].map((upTo) => ({ upTo })),
  ],
  discard: [
    ...pairs([...COUNTS, ...SOME_SCALED], ['choice', 'random'], (count, pick) => ({ count, pick })),
    ...[0, 1, 2, 5, ...SOME_SCALED, 'drawLimit'].map((downTo) => ({ downTo, pick: 'choice' })),
  ],
  take: pairs([...COUNTS, ...SOME_SCALED], ['opponent', 'opponents', 'left', 'right'], (count, from) => ({
    count,
    from,
  })),
  give: pairs([...COUNTS, ...SOME_SCALED], ['opponent', 'left', 'right'], (count, to) => ({ count, to })),
  swapHands: ['opponent', 'left', 'right'].map((other) => ({ with: other })),
  recover: someOfKind,
  search: someOfKind,
  freePlay: someOfKind,
  extraPlay: [...COUNTS, ...SOME_SCALED].map((count) => ({ count })),
  skip: ['draw', 'play', 'turn'].map((what) => ({ what })),
  moveModifier: pairs(
    pairs(PICKED, SOME, (from, to) => ({ from, to })),
    ['top', 'any', 'all'],
    (value, pick) => ({ ...value, pick }),
  ),
  removeModifier: pairs([...PICKED, ...RARE], ['top', 'any', 'all'], (from, pick) => ({ from, pick })),
  returnModifier: pairs(PICKED, ['top', 'any', 'all'], (from, pick) => ({ from, pick })),
  swapModifiers: pairs(
    pairs([...PICKED, ...RARE], SOME, (a, b) => ({ a, b })),
    ['all', 'top'],
    (value, pick) => ({ ...value, pick }),
  ),
  revive: PICKED.map((target) => ({ target })),
  moveDeath: pairs(
    pairs(SELECTORS, SOME, (from, to) => ({ from, to })),
    pairs([true, false], [true, false], (anySelfWorth, eitherWay) => ({ anySelfWorth, eitherWay })),
    (value, flags) => ({ ...value, ...flags }),
  ),
  playDeath: [...PICKED, ...RARE].map((target) => ({ target })),
  // The alternatives are no part of the value: see `ALTERNATIVES`.
  choose: [{}],
  cancel: pairs(KINDS, ['discards', 'hand'], (kind, to) => ({ kind, to })),
  redirect: [['modifier'], ['death'], ['modifier', 'death']].map((kind) => ({ kind })),
  drawLimit: [...AMOUNTS, ...CHANGES].map((count) => ({ count })),
  plays: [...AMOUNTS, ...CHANGES].map((count) => ({ count })),
  cannotPlay: KINDS.map((kind) => ({ kind })),
  shield: pairs(KINDS, ['opponents', 'anyone'], (kind, from) => ({ kind, from })),
  // What counts icons or characters says what `pathosPer` says.
  selfWorth: [...AMOUNTS, ...CHANGES].map((count) => ({ count })),
  pathosPer: pairs(SELECTORS, [-5, 10], (among, value) => [
    { each: 'character', among, value },
    { icon: 'duck', among, value },
  ]).flat(),
  deathOnAnyPlay: [{}],
  openHand: [{}],
  whenever: [
    ...pairs(
      ['dies', 'turnStarts', 'turnEnds', 'played', 'discarded', 'drawn'],
      eventWho.values.filter((of) => of !== 'opponent'),
      (event, of) => ({
        event,
        of,
        kind: DRAW_PILE_KINDS,
      }),
    ),
    ...KINDS.map((kind) => ({ event: 'played', of: 'you', kind })),
  ],
};

const CONDITIONS: readonly Condition[] = [
  ...SELECTORS.slice(1)
    .map((selector) => ({ this: { ...selector, state: 'any' as const } }))
    .filter(
      ({ this: one }) =>
        one.of !== 'anyone' ||
        one.shows.length > 0 ||
        one.family !== undefined ||
        one.selfWorth !== undefined,
    ),
  ...pairs(SELECTORS.slice(1), [1, 2, 5], (count, atLeast) => ({ count, atLeast })),
  ...pairs(
    RARE.filter(({ extreme }) => extreme === undefined),
    [1, 2],
    (count, atLeast) => ({ count, atLeast }),
  ),
  ...RARE.filter(({ of, extreme }) => of === 'anyone' && extreme === undefined).map((one) => ({
    this: { ...one, state: 'any' as const },
  })),
  ...[1, 2, 5].map((atLeast) => ({
    icons: 'duck' as const,
    among: { ...base, of: 'you' as const },
    atLeast,
  })),
  ...[0, 1, 2].map((atMost) => ({ icons: 'beast' as const, among: base, atMost })),
  { icons: 'duck', among: { ...base, of: 'actor' }, atLeast: 2 },
  { count: base, atMost: 0 },
  { count: base, atMost: 1 },
  { count: { ...base, of: 'you' }, atMost: 0 },
  { count: { ...base, of: 'opponents' }, atMost: 1 },
  { count: base, atMost: 3 },
  { count: base, atLeast: 1, atMost: 3 },
  ...[0, 1, 2, 5].map((atMost) => ({ hand: { atMost } })),
  ...[1, 2, 5].map((atLeast) => ({ hand: { atLeast } })),
  { hand: { atLeast: 2, atMost: 5 } },
];
const NESTED: readonly Condition[] = (() => {
  const [a, b, c] = [
    { hand: { atLeast: 4 } },
    { this: { ...base, state: 'any', shows: ['duck'] } },
    { count: base, atLeast: 2 },
  ] as Condition[];
  if (a === undefined || b === undefined || c === undefined) return [];
  return [
    { not: a },
    { all: [a, b] },
    { any: [a, b] },
    { all: [a, { any: [b, c] }] },
    { any: [{ all: [a, b] }, c] },
    { not: { all: [a, b] } },
    { all: [a, { not: b }] },
  ];
})();

const definitions = verbs as unknown as Readonly<
  Record<Verb, { categories: readonly Category[]; takesWho: boolean }>
>;
const DRAW: Clause = { verb: 'draw', value: { count: 1 }, who: 'you', may: false };
const DRAW_FIVE: Clause = { verb: 'draw', value: { count: 5 }, who: 'you', may: false };
const DISCARD: Clause = { verb: 'discard', value: { count: 2, pick: 'choice' }, who: 'you', may: false };
const ALTERNATIVES: readonly (readonly Clause[])[] = [[DRAW], [{ ...DISCARD, who: 'opponents' }]];

/** Clauses with others inside them. */
function branching(kind: CardKind): Placed[] {
  const remove: Clause = {
    verb: 'removeModifier',
    value: { from: base, pick: 'top' },
    who: 'you',
    may: false,
  };
  const heads: Clause[] = [DISCARD, remove].flatMap((head) =>
    (['you', 'left', 'opponent', 'opponents', 'everyone', 'playedBy'] as const).flatMap((who) =>
      [false, true].flatMap((may) => [
        { ...head, who, may },
        { ...head, who, may, if: { hand: { atLeast: 3 } } },
      ]),
    ),
  );
  const lists: readonly (readonly Clause[])[] = [
    [DRAW],
    [{ ...DRAW, who: 'right' }],
    [{ ...DRAW, who: 'opponents' }],
    [DRAW, DISCARD],
    [DRAW, { ...DISCARD, who: 'opponents' }],
    [{ ...DRAW, may: true }],
    [{ ...DRAW, if: { hand: { atMost: 2 } } }],
    [{ ...DISCARD, then: [DRAW_FIVE] }],
    [{ verb: 'choose', value: {}, who: 'you', may: false, choose: ALTERNATIVES }],
  ];
  const others = (head: Clause): Clause[][] => (head.who === 'you' ? [] : [[{ ...DRAW, who: 'actor' }]]);
  const picked: Clause[][] = [
    [{ ...DRAW, who: 'controller' }],
    [{ ...DRAW, who: 'controller' }, DISCARD],
    [{ ...remove, value: { from: THAT, pick: 'any' } }],
  ];
  const clauses = heads.flatMap((head): Clause[] => [
    ...[...lists, ...others(head), ...(head.verb === 'removeModifier' ? picked : [])].map((then) => ({
      ...head,
      then,
    })),
    ...[...lists, ...others(head)].map((otherwise) => ({ ...head, otherwise })),
    { ...head, then: [DRAW], otherwise: [DISCARD] },
  ]);
  const choices = lists.slice(0, -1).flatMap((one): Clause[] => [
    { verb: 'choose', value: {}, who: 'you', may: false, choose: [[DRAW_FIVE], one] },
    {
      verb: 'choose',
      value: {},
      who: 'opponent',
      may: true,
      choose: [one, [{ ...DRAW, who: 'actor' }], [DRAW_FIVE]],
    },
  ]);
  return [...clauses, ...choices].map((clause) => ({ kind, category: 'immediate', clause }));
}

/** Where a clause of a category may stand; one kind for each reader, and mysteries, which lie on no character. */
const HOSTS: Readonly<Record<Category, readonly CardKind[]>> = {
  immediate: ['modifier', 'event'],
  continuous: ['modifier', 'mystery'],
  persistent: [],
  reaction: ['event'],
};

/** `this` has no meaning on a card that lies on no character. */
const usesThis = (value: unknown): boolean =>
  JSON.stringify(value).includes('"this":true') || JSON.stringify(value).includes('"this":{');

export function everyClause(): Placed[] {
  const all = VERBS.flatMap((verb) => {
    const [category = 'immediate'] = definitions[verb].categories;
    return HOSTS[category]
      .flatMap((kind) => clausesOn(verb, category, kind))
      .filter(({ kind, clause }) => kind === 'modifier' || !(usesThis(clause) || verb === 'shield'));
  });
  return [...all, ...branching('event')];
}

function clausesOn(verb: Verb, category: Category, kind: CardKind): Placed[] {
  const acting: readonly Who[] = !definitions[verb].takesWho
    ? ['you']
    : category === 'immediate'
      ? (who.values as Who[])
      : (standingWho.values as Who[]);
  const isPermission = verb === 'freePlay' || verb === 'playDeath';
  const mays = category === 'immediate' && !isPermission ? [false, true] : [false];
  const clause = (value: unknown, who: Who, may: boolean, condition?: Condition): Placed => ({
    kind,
    category,
    clause: {
      verb,
      value,
      who,
      may,
      ...(condition && { if: condition }),
      ...(verb === 'whenever' && { do: [DRAW] }),
      ...(verb === 'choose' && { choose: ALTERNATIVES }),
    } as Clause,
  });
  const values = VALUES[verb];
  const plain = pairs(
    values,
    pairs(acting, mays, (who, may) => ({ who, may })),
    (value, { who, may }) => clause(value, who, may),
  );
  const conditional =
    verb === 'draw' || verb === 'drawLimit'
      ? pairs([...CONDITIONS, ...NESTED], ['you', 'opponents', 'left'] as const, (condition, who) =>
          clause(values[0], who, false, condition),
        )
      : [];
  return [...plain, ...conditional];
}
