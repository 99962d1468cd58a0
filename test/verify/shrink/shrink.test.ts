import { describe, expect, it } from 'vitest';
import { type Recording, replay } from '../../../src/engine/index.js';
import { listCards } from '../../../src/verify/shrink/shrink.js';
import { deckOf } from '../../support/engine/table.js';
import { breakEngine } from '../../support/verify/broken-engine.js';
import { evidenceOf } from '../../support/verify/evidence-of.js';

const deck = deckOf(`
modifiers:
  windfall: { effects: { immediate: [{ draw: 2 }] } }
  gloom: { pathos: { top: -5 }, effects: { continuous: [{ drawLimit: -1 }] } }
`);

const plays = (choices: readonly { readonly do: string }[]) =>
  choices.filter((choice) => choice.do === 'play').length;

describe('a disagreement', () => {
  it('is shrunk to one action and a handful of cards', async () => {
    const engine = await breakEngine('verbs/draw.ts', 'value.count', 'value.count - 1');
    const { windfall } = evidenceOf(deck, { cards: ['windfall'] }, engine);
    const [blame] = windfall?.disagreements ?? [];
    expect(blame?.card).toBe('windfall');
    expect(blame?.path).toBe('immediate.0');
    expect(blame?.replay.choices.length).toBeLessThanOrEqual(1);
    expect(blame?.parts.join(' ')).toMatch(/hand of player/);
    const start = blame?.replay.start;
    expect(start).toBeDefined();
    if (start !== undefined) expect(listCards(start).length).toBeLessThanOrEqual(4);
    const stored = JSON.parse(JSON.stringify(blame?.replay)) as Recording;
    const steps = [...replay(deck, stored)];
    expect(
      steps.map(({ choice }) => choice.do),
      'can be shown with the sound engine',
    ).toEqual(['play']);
  });

  it('is shrunk to one play if a lasting effect does the opposite', async () => {
    const engine = await breakEngine('lasting/draw-limit.ts', 'HAND + sumFor', 'HAND - sumFor');
    const { gloom } = evidenceOf(deck, { cards: ['gloom'] }, engine);
    const [blame] = gloom?.disagreements ?? [];
    expect(blame).toMatchObject({ card: 'gloom', path: 'continuous.0' });
    expect(plays(blame?.replay.choices ?? [])).toBeLessThanOrEqual(1);
    const start = blame?.replay.start;
    if (start !== undefined) expect(listCards(start).length).toBeLessThanOrEqual(8);
  });
});
