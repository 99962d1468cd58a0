import type { PlayedCard } from '../core/clause-refs.js';
import { type Context, usual } from './setup/context.js';

const lying: Context = { ...usual, opening: { do: 'nothing' } };

/**
 * Contexts for what a card prints: its values and icons count and cover (VIS-2, VIS-4) as it comes and goes, and a
 * death finds no one to die of it (DEATH-2). A card without clauses has nothing else to prove, and gets a few more.
 */
export function listPrintedContexts(card: PlayedCard, isPlain: boolean, lasts: boolean): Context[] {
  switch (card.kind) {
    case 'modifier':
      return [over, ...(lasts ? [] : [uncovered, moved]), ...(isPlain ? [...covered, buried] : [])];
    case 'death':
      return [over, nobodyLow, ...(lasts ? [] : [uncovered]), ...(isPlain ? covered : [])];
    case 'mystery':
      return isPlain ? [{ ...lying, name: 'beside other mysteries', beside: 'mysteries' }] : [];
    default:
      return [];
  }
}

const over: Context = { ...usual, name: 'over a card that prints everything', over: 'crest' };

const uncovered: Context = {
  ...lying,
  name: 'uncovered',
  over: 'crest',
  under: 'patch',
  opening: { do: 'uncover' },
};

const moved: Context = { ...lying, name: 'moved', on: 'other', over: 'crest', opening: { do: 'move' } };

const nobodyLow: Context = {
  ...usual,
  name: 'nobody below 0',
  table: 'even',
  required: 'missed',
  opening: { do: 'hold' },
};

const buried: Context = { ...lying, name: 'under a death', over: 'crest', under: 'death' };

const covered: readonly Context[] = [
  { ...lying, name: 'its text covered', over: 'crest', under: 'veil' },
  { ...lying, name: 'an icon at the bottom over it', over: 'crest', under: 'charm' },
  { ...lying, name: 'wholly covered', over: 'crest', under: 'patch', on: 'other' },
];
