import type { DrawnKind } from '../../vocabulary/kind.js';
import { clausesOf, type PlayedCard } from '../clause-refs.js';
import { asksForWorth, conditionsOf, wishesOf } from './script-wishes.js';

/** What a probe does first. */
export type Opening =
  /** The card is played. */
  | { readonly do: 'play' }
  /** A card of this kind is played (one that goes only on its player's own characters), and the card answers it. */
  | { readonly do: 'answer'; readonly kind: DrawnKind; readonly own?: true }
  /** Something is laid on it, taken off it, or it is moved. */
  | { readonly do: 'cover' | 'uncover' | 'move' }
  /** It lies on the pile, is drawn at the end of the turn and played as drawn. */
  | { readonly do: 'draw' }
  /** It is held, and could be played or not. */
  | { readonly do: 'hold' }
  /** It lies there. */
  | { readonly do: 'nothing' };

/** A situation that a clause is tried in. */
export interface Context {
  readonly name: string;
  /** Whose character it lies on, seen from the active player. */
  readonly on: 'own' | 'other';
  /** What lies on the characters: something of everything, nothing, death nearly everywhere, or everyone below 0. */
  readonly table: 'rich' | 'bare' | 'grim' | 'low';
  /** Hands and piles; `discards`: all that could be drawn lies there. */
  readonly stock: 'ample' | 'short' | 'empty' | 'discards';
  /** Whether its conditions are made to hold. */
  readonly conditions: 'met' | 'unmet';
  /** Everyone holds a card that cancels it. */
  readonly refusal: boolean;
  /** What else lies there: shields on some characters; effects on the same numbers; something that notices plays. */
  readonly beside: 'nothing' | 'shields' | 'effects' | 'bell' | 'gag' | 'mysteries';
  /** Plays and skips that are owed already. */
  readonly owed: boolean;
  /** Whether what the card requires is brought about. */
  readonly required: boolean;
  /** What lies on it. */
  readonly under: 'nothing' | 'veil' | 'patch' | 'death' | 'charm';
  /** Plays made in the turn so far. */
  readonly used: 0 | 1;
  readonly opening: Opening;
}

const usual: Context = {
  name: '',
  on: 'own',
  table: 'rich',
  stock: 'ample',
  conditions: 'met',
  refusal: false,
  beside: 'nothing',
  owed: false,
  required: true,
  under: 'nothing',
  used: 0,
  opening: { do: 'play' },
};

/** The contexts of a card's kind and script: the first ones are tried at every table, the others at some. */
export function contextsOf(card: PlayedCard): {
  readonly everywhere: Context[];
  readonly somewhere: Context[];
} {
  const clauses = clausesOf(card);
  const isReaction = clauses.some(({ category }) => category === 'reaction');
  const lasts = clauses.some(({ category }) => category === 'continuous' || category === 'persistent');
  const isLaid = card.kind === 'modifier' || card.kind === 'death';
  const openings: readonly [string, Opening][] = isReaction
    ? answers(card).map((kind): [string, Opening] => [`answers ${kind}`, { do: 'answer', kind }])
    : [['played', { do: 'play' }]];
  const [first = ['played', { do: 'play' }]] = openings;
  const opening = first[1] as Opening;
  const everywhere: Context[] = isLaid
    ? [
        { ...usual, name: "on one's own character" },
        { ...usual, name: "on another's character", on: 'other' },
      ]
    : openings.map(([name, one]): Context => ({ ...usual, name, opening: one }));
  if (clauses.length === 0) return { everywhere: everywhere.slice(0, 1), somewhere: everywhere.slice(1) };
  const somewhere: Context[] = [
    { ...usual, opening, name: 'hands and piles short', stock: 'short', on: 'other' },
    { ...usual, opening, name: 'hands and piles empty', stock: 'empty' },
    { ...usual, opening, name: 'draw pile empty', stock: 'discards', owed: true },
    { ...usual, opening, name: 'bare table', table: 'bare' },
    { ...usual, opening, name: 'death nearly everywhere', table: 'grim', on: 'other' },
    { ...usual, opening, name: 'everyone can cancel it', refusal: true, on: 'other', beside: 'bell' },
    { ...usual, opening, name: 'shields on the table', beside: 'shields', table: 'low' },
    { ...usual, opening, name: 'as the second play', used: 1 },
  ];
  if (conditionsOf(card).length > 0)
    somewhere.push(
      { ...usual, opening, name: 'its if does not hold', conditions: 'unmet' },
      { ...usual, opening, name: "its if does not hold, on another's", conditions: 'unmet', on: 'other' },
    );
  if (asksForWorth(card) && !lasts)
    somewhere.push({ ...usual, opening, name: 'beside other effects', beside: 'effects' });
  if (card.requires !== undefined)
    somewhere.push({
      ...usual,
      name: 'what it requires is not there',
      table: 'bare',
      required: false,
      opening: isReaction ? opening : { do: 'hold' },
    });
  if (card.requires?.family !== undefined)
    somewhere.push({
      ...usual,
      name: 'what it requires shows on mysteries',
      table: 'bare',
      beside: 'mysteries',
    });
  if (card.kind === 'event' && card.asDrawn)
    somewhere.push(
      { ...usual, name: 'as it is drawn', opening: { do: 'draw' } },
      { ...usual, name: 'drawn by someone who can’t play it', opening: { do: 'draw' }, beside: 'gag' },
    );
  if (isReaction && answers(card).includes('modifier'))
    somewhere.push(
      {
        ...usual,
        name: 'answers a card for one’s own',
        opening: { do: 'answer', kind: 'modifier', own: true },
      },
      { ...usual, name: 'answers, everyone low', opening: { do: 'answer', kind: 'modifier' }, table: 'low' },
    );
  if (lasts) somewhere.push(...lastingContexts(card));
  if (wishesOf(card).length > 0)
    somewhere.push({ ...usual, opening, name: 'nobody in reach', table: 'grim', beside: 'shields' });
  return { everywhere, somewhere };
}

/** Where a lasting effect could outlive what can be seen of it, or change sides. */
function lastingContexts(card: PlayedCard): Context[] {
  const lying: Context = { ...usual, opening: { do: 'nothing' } };
  if (card.kind === 'mystery')
    return [
      { ...lying, name: 'lying there' },
      { ...lying, name: 'beside other mysteries', beside: 'mysteries' },
    ];
  return [
    { ...lying, name: 'lying on another player’s character', on: 'other' },
    { ...lying, name: 'its text covered', under: 'veil' },
    { ...lying, name: 'an icon at the bottom over it', under: 'charm' },
    { ...lying, name: 'beside other effects', beside: 'effects' },
    { ...lying, name: 'wholly covered', under: 'patch', on: 'other' },
    ...(card.kind === 'modifier'
      ? ([
          { ...lying, name: 'under a death', under: 'death' },
          { ...lying, name: 'being covered', opening: { do: 'cover' }, beside: 'effects' },
          { ...lying, name: 'uncovered', under: 'veil', opening: { do: 'uncover' } },
          { ...lying, name: 'moved', opening: { do: 'move' } },
          { ...lying, name: 'its if does not hold, lying', conditions: 'unmet', on: 'other' },
        ] as const)
      : []),
  ];
}

/** The kinds of card that a reaction can answer. */
function answers(card: PlayedCard): DrawnKind[] {
  const kinds = (card.effects.reaction ?? []).flatMap(({ value }) =>
    'kind' in value ? (value.kind as readonly DrawnKind[]) : [],
  );
  return [...new Set(kinds)];
}
