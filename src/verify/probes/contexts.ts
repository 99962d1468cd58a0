/** Lists the contexts in which a card is probed, from its kind and script. Entry point: `listContexts`. */

import { listNamedInValue } from '../../vocabulary/cards/named-in.js';
import { type DrawPileKind, isLaidOnCharacter } from '../../vocabulary/kinds/index.js';
import { listClauseRefs, type PlayedCard } from '../core/clause-refs.js';
import { listPrintedContexts } from './printed-contexts.js';
import { listProvokedContexts } from './provoked-contexts.js';
import { type Context, type Opening, usual } from './setup/context.js';
import { asksForLimit, asksForWorth, listConditions, listWishes } from './setup/script-wishes.js';

/** The contexts of a card's kind and script: the first ones are tried at every table, the others at some. */
export function listContexts(card: PlayedCard): {
  readonly everywhere: Context[];
  readonly somewhere: Context[];
} {
  const clauses = listClauseRefs(card);
  const isReaction = clauses.some(({ category }) => category === 'reaction');
  const lasts = clauses.some(({ category }) => category === 'continuous' || category === 'persistent');
  const isLaid = isLaidOnCharacter(card.kind);
  const isEither = card.kind === 'event' && card.either;
  const asPlay: [string, Opening] = ['played', { do: 'play' }];
  const asAnswer = answers(card).map((kind): [string, Opening] => [
    `answers ${kind}`,
    { do: 'answer', kind },
  ]);
  const openings = isReaction && !isEither ? asAnswer : [asPlay, ...asAnswer];
  const [[, opening] = asPlay] = openings;
  const own: Context = { ...usual, name: "on one's own character" };
  const others: Context = { ...usual, name: "on another's character", on: 'other' };
  const isPlain = clauses.length === 0;
  const everywhere: Context[] = isLaid
    ? isPlain
      ? [own]
      : [own, others]
    : openings.map(([name, one]): Context => ({ ...usual, name, opening: one }));
  const somewhere: Context[] = [
    ...(isPlain ? (isLaid ? [others] : []) : stockContexts(opening)),
    { ...usual, opening, name: 'death nearly everywhere', table: 'grim', on: 'other' },
    { ...usual, opening, name: 'everyone can cancel it', refusal: true, on: 'other', beside: 'bell' },
    { ...usual, opening, name: 'shields on the table', beside: 'shields', table: 'low' },
    { ...usual, opening, name: 'as the second play', used: 1 },
  ];
  if (listConditions(card).length > 0)
    somewhere.push(
      { ...usual, opening, name: 'its if does not hold', conditions: 'unmet' },
      { ...usual, opening, name: "its if does not hold, on another's", conditions: 'unmet', on: 'other' },
    );
  if ((asksForWorth(card) || asksForLimit(card)) && !lasts)
    somewhere.push({ ...usual, opening, name: 'beside other effects', beside: 'effects' });
  if (card.requires !== undefined)
    somewhere.push({
      ...usual,
      name: 'what it requires is not there',
      table: 'bare',
      required: 'missed',
      opening: isReaction ? opening : { do: 'hold' },
    });
  if (card.requires?.family !== undefined) {
    const bare: Context = { ...usual, table: 'bare' };
    somewhere.push({ ...bare, name: 'what it requires shows on mysteries', beside: 'mysteries' });
    if (card.requires.family.shows.length > 1)
      somewhere.push(
        { ...bare, name: 'all but the first icon', required: 'first icon missed', opening: { do: 'hold' } },
        { ...bare, name: 'all but the last icon', required: 'last icon missed', opening: { do: 'hold' } },
      );
  }
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
  if (lasts) somewhere.push(...lastingContexts(card), ...listProvokedContexts(card));
  if (listWishes(card).length > 0)
    somewhere.push({ ...usual, opening, name: 'nobody in reach', table: 'grim', beside: 'shields' });
  somewhere.push(...listPrintedContexts(card, isPlain, lasts));
  return { everywhere, somewhere };
}

/** Where there may be less than a clause asks for. */
function stockContexts(opening: Opening): Context[] {
  return [
    { ...usual, opening, name: 'hands and piles short', stock: 'short', on: 'other' },
    { ...usual, opening, name: 'hands and piles empty', stock: 'empty' },
    { ...usual, opening, name: 'one card in the draw pile', stock: 'discards', owed: true },
    { ...usual, opening, name: 'bare table', table: 'bare' },
  ];
}

/** Where a lasting effect could outlive what can be seen of it, or change sides. */
function lastingContexts(card: PlayedCard): Context[] {
  const lying: Context = { ...usual, opening: { do: 'nothing' } };
  if (card.kind === 'mystery')
    return [
      { ...lying, name: 'lying there' },
      { ...lying, name: 'beside other mysteries', beside: 'mysteries' },
    ];
  // What minds the kinds of card that others play: of all kinds, before anything covers it.
  const minds = listClauseRefs(card).some(
    ({ category, clause }) => category !== 'reaction' && 'kind' in clause.value,
  );
  return [
    { ...lying, name: 'lying on another player’s character', on: 'other' },
    ...(minds ? [{ ...lying, name: 'lying there, everyone low', on: 'other', table: 'low' } as const] : []),
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
function answers(card: PlayedCard): DrawPileKind[] {
  const kinds = (card.effects.reaction ?? []).flatMap((clause) => listNamedInValue(clause).kinds.flat());
  return [...new Set(kinds)];
}
