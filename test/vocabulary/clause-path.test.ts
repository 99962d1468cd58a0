import { describe, expect, it } from 'vitest';
import { copyNames, toCardId } from '../../src/deck/copy-name.js';
import type { AuthoredClause } from '../../src/vocabulary/cards/clause.js';
import {
  clauseAt,
  clauseKeys,
  clausePath,
  getPathCategory,
  isDone,
  isWithin,
  listClauses,
} from '../../src/vocabulary/clause-path.js';

describe('the path of a clause', () => {
  const inner = { draw: 1 };
  const effects: { continuous: AuthoredClause[] } = {
    continuous: [{ whenever: { event: 'dies' }, do: [{ discard: 1 }, inner] }],
  };

  it('is formatted and parsed back to the same clause', () => {
    expect(clausePath('immediate', 0)).toBe('immediate.0');
    expect(clausePath('continuous.0.do', 1)).toBe('continuous.0.do.1');
    expect(getPathCategory('continuous.0.do.1')).toBe('continuous');
    expect(getPathCategory('reaction.2')).toBe('reaction');
    expect(getPathCategory('requires.target')).toBeUndefined();
  });

  it('finds the clause, and its keys in the file', () => {
    expect(clauseAt(effects, 'continuous.0.do.1')).toBe(inner);
    expect(clauseAt(effects, 'continuous.1')).toBeUndefined();
    expect(clauseKeys('continuous.0.do.1')).toEqual(['effects', 'continuous', 0, 'do', 1]);
  });

  it('is that of every clause, what is inside a clause right behind it', () => {
    const all = listClauses({ ...effects, immediate: [{ draw: 2 }], reaction: [{ cancel: 'event' }] });
    expect(all.map(({ path, isInner }) => [path, isInner])).toEqual([
      ['immediate.0', false],
      ['continuous.0', false],
      ['continuous.0.do.0', true],
      ['continuous.0.do.1', true],
      ['reaction.0', false],
    ]);
  });

  it('tells what lies within a trigger, and what is done rather than in force', () => {
    expect(isWithin('continuous.1.do.0', 'continuous.1')).toBe(true);
    expect(isWithin('continuous.10.do.0', 'continuous.1')).toBe(false);
    expect(['immediate.0', 'reaction.0', 'continuous.0', 'persistent.0.do.0'].filter(isDone)).toEqual([
      'immediate.0',
      'reaction.0',
      'persistent.0.do.0',
    ]);
  });
});

describe('the name of a copy', () => {
  it('is the id for the first and counted from the second on', () => {
    expect(copyNames('driven-to-drink', 3)).toEqual([
      'driven-to-drink',
      'driven-to-drink~2',
      'driven-to-drink~3',
    ]);
    expect(copyNames('driven-to-drink', 12).map(toCardId)).toEqual(Array(12).fill('driven-to-drink'));
  });
});
