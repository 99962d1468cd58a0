import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/deck/explain/index.js';
import { validatorFor } from '../../../src/deck/source/validate-shape.js';
import { recordingShape } from '../../../src/engine/shapes/index.js';
import { parsePart } from '../../../src/operations/verify/read-part.js';
import { parseRecording } from '../../../src/operations/verify/read-recording.js';
import { tellReplay } from '../../../src/operations/verify/tell-replay.js';
import { mergeVerified } from '../../../src/operations/verify/verify-deck.js';
import { propsFor, toBroughtCard } from '../../../src/verify/core/props.js';
import { partShape } from '../../../src/verify/index.js';
import { STORY_ICONS } from '../../../src/vocabulary/icons.js';
import { UserError } from '../../../src/workspace/errors.js';
import { dice } from '../../fuzz/damage.js';
import { damagedJson } from '../../fuzz/json-damage.js';
import { laidTable, smallDeck, wholeGame, wholePart } from '../../support/verify/sent-games.js';

const bytes = (value: unknown, space = 0) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value, null, space));

/** Whatever is sent, with something changed by a path such as `start.seats.0.hand`. */
function changed<T extends object>(value: T, path: string, to: unknown): T {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const branch = keys.reduce(
    (at, key) => at[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (to === undefined) delete branch[last];
  else branch[last] = to;
  return copy;
}

const tell = (sent: unknown) => [
  ...tellReplay(smallDeck, parseRecording('game.json', bytes(sent)), 'game.json'),
];
const merge = (sent: unknown) => mergeVerified({ deck: smallDeck }, [parsePart('shard.json', bytes(sent))]);

describe('a replay from a stranger', () => {
  it('is shown if it is sound: from the beginning of a game, or from a table with props on it', () => {
    expect(tell(wholeGame).join('\n')).toContain('Turn 1: player 1');
    expect(tell(laidTable).join('\n')).toContain('The table (short, ');
    expect(Object.keys(laidTable.cards ?? {}).length).toBeGreaterThan(0);
  });

  it('may bring along any prop: each has the shape of a card', () => {
    for (const id of Object.keys(propsFor(STORY_ICONS))) {
      const cards = { [id]: toBroughtCard(id, ['short'], STORY_ICONS) };
      expect(() => parseRecording('game.json', bytes({ ...wholeGame, cards })), id).not.toThrow();
    }
  });

  it.each<[string, unknown, string]>([
    ['a number', 7, 'is not a recorded game'],
    ['a list', [], 'is not a recorded game'],
    ['nothing', null, 'is not a recorded game'],
    ['a part of a verification', { shroud: 'verify' }, 'shroud: Unknown kind of file "verify"'],
    ['choices that are none', changed(wholeGame, 'choices', {}), 'choices: Expected a list'],
    ['a choice of a sixth', changed(wholeGame, 'choices.0.seat', 5), 'choices.0.seat: 5 is too large.'],
    ['a choice without a deed', changed(wholeGame, 'choices.2.do', undefined), 'choices.2: "do" is missing'],
    [
      'a deed that is none',
      changed(wholeGame, 'choices.0.do', 'dance'),
      'choices.0.do: Unknown deed "dance"',
    ],
    ['a card with a path for a name', changed(wholeGame, 'choices.0.card', '../x'), 'choices.0.card'],
    ['a seed in words', changed(wholeGame, 'options.seed', 'lucky'), 'options.seed'],
    ['a billion players', changed(wholeGame, 'options.players', 1e9), 'options.players'],
    ['a table without seats', changed(laidTable, 'start.seats', undefined), 'start: "seats" is missing'],
    ['a hand that is a text', changed(laidTable, 'start.seats.0.hand', 'sad'), 'start.seats.0.hand'],
    ['a turn before the first', changed(laidTable, 'start.turn', -1), 'start.turn'],
    [
      'a billion copies',
      changed(laidTable, 'cards', { '+veil': { kind: 'modifier', title: 'V', copies: 1e9 } }),
      'cards.+veil.copies',
    ],
    [
      'a prototype among cards',
      JSON.stringify(laidTable).replace('"cards":{', '"cards":{"__proto__":{},'),
      '__proto__',
    ],
    [
      'a card with a verb that there is not',
      changed(laidTable, 'cards', {
        '+x': { kind: 'event', title: 'X', effects: { immediate: [{ explode: 1 }] } },
      }),
      'cards.+x.effects.immediate.0',
    ],
  ])('is refused by its path in the file: %s', (_, sent, message) => {
    expect(() => tell(sent)).toThrow(UserError);
    expect(() => tell(sent)).toThrow(message);
  });

  it.each<[string, unknown, string]>([
    [
      'a card that the deck does not have',
      changed(laidTable, 'start.draw', ['grim']),
      'start.draw.0: there is no card "grim"',
    ],
    ['a card in two hands', changed(laidTable, 'start.discards', ['gloom', 'gloom']), '"gloom" lies at'],
    ['a copy too many', changed(laidTable, 'start.draw', ['sad~13']), 'there is no card "sad~13"'],
    [
      'a character in two families',
      changed(laidTable, 'start.seats.1.characters', laidTable.start?.seats[0]?.characters),
      'lies at start.seats.0',
    ],
    [
      'an event that lies on a character',
      changed(laidTable, 'start.seats.1.characters.0.stack', [{ card: 'thief', by: 0 }]),
      '"thief" can\'t lie there',
    ],
    [
      'two deaths',
      changed(laidTable, 'start.seats.1.characters.0.stack', [
        { card: 'demise', by: 0 },
        { card: 'demise~2', by: 0 },
      ]),
      'no character dies twice',
    ],
    [
      'chance of two numbers',
      changed(laidTable, 'start.random', [1, 2]),
      'start.random: chance has 4 numbers',
    ],
    [
      'a card of the deck’s own',
      changed(laidTable, 'cards', { sad: { kind: 'modifier', title: 'S' } }),
      'has a card "sad" of its own',
    ],
  ])('is refused if there can be no such table: %s', (_, sent, message) => {
    expect(() => tell(sent)).toThrow(UserError);
    expect(() => tell(sent)).toThrow(message);
  });

  it('is reported by line and column where it has lines', () => {
    const sent = bytes(changed(wholeGame, 'choices.1.seat', 9), 2);
    expect(() => parseRecording('game.json', sent)).toThrow(/game\.json:\d+:\d+ choices\.1\.seat: /);
    const line = Number(/game\.json:(\d+)/.exec(complaintOf(() => parseRecording('game.json', sent)))?.[1]);
    expect(new TextDecoder().decode(sent).split('\n')[line - 1]).toContain('"seat": 9');
    expect(() => parseRecording('game.json', bytes('{\n"a": 1,\n!'))).toThrow('it is not JSON, in line 3');
  });

  it('is refused if it is nested too deeply', () => {
    const deep = `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
    const cards = `{"+x":{"kind":"event","title":"X","effects":{"immediate":[{"draw":1,"if":${deep}}]}}}`;
    const sent = JSON.stringify({ ...wholeGame, cards: 0 }).replace('"cards":0', `"cards":${cards}`);
    expect(() => parseRecording('game.json', bytes(sent))).toThrow(UserError);
  });
});

function complaintOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (cause) {
    return String(cause);
  }
}

describe('a part of a verification from a stranger', () => {
  it('is merged if it is sound, whatever the rest of its report says', () => {
    expect(merge(wholePart).evidence).toEqual(wholePart.evidence);
    expect(merge({ ...wholePart, cards: 7, findings: -1, details: 'x' }).findings).toBe(wholePart.findings);
  });

  it.each<[string, unknown, string]>([
    ['a number', 7, 'is not a part of a verification'],
    ['a replay', wholeGame, 'shroud: Unknown kind of file "replay"'],
    ['no evidence', changed(wholePart, 'evidence', undefined), '"evidence" is missing'],
    [
      'a card with a path for an id',
      changed(wholePart, 'evidence.cards', { '../../x': {} }),
      'evidence.cards.../../x',
    ],
    [
      'a finding outside of the deck',
      changed(wholePart, 'evidence.tallies.0.findings', [
        { kind: 'stuck', card: '../../../../X', path: null, message: '', replay: wholeGame },
      ]),
      'findings.0.card',
    ],
    [
      'an outcome that is none',
      changed(wholePart, 'evidence.cards.thief.contexts', { 'immediate.0': { played: 'fine' } }),
      'Unknown outcome "fine"',
    ],
    ['a sum that is a text', changed(wholePart, 'evidence.tallies.0.games', '4'), 'evidence.tallies.0.games'],
    ['less than nothing', changed(wholePart, 'evidence.tallies.0.steps', -4), 'evidence.tallies.0.steps'],
    ['a part before the first', changed(wholePart, 'shard.index', 0), 'shard.index'],
    [
      'a replay that is none',
      changed(wholePart, 'evidence.cards.thief.disagreements', [
        { card: null, path: null, parts: [], replay: {} },
      ]),
      'disagreements.0.replay',
    ],
  ])('is refused by its path in the file: %s', (_, sent, message) => {
    expect(() => merge(sent)).toThrow(UserError);
    expect(() => merge(sent)).toThrow(message);
  });

  it.each<[string, unknown, string]>([
    [
      'a card that the deck does not have',
      changed(wholePart, 'evidence.cards.grim', wholePart.evidence.cards.thief),
      'no card "grim"',
    ],
    [
      'other clauses',
      changed(wholePart, 'evidence.cards.thief.paths', []),
      'The clauses of "thief" differ from those of the deck',
    ],
    [
      'a table that there is not',
      changed(wholePart, 'evidence.tallies.0.players', 4),
      'There is no table of 4',
    ],
    [
      'a list too short',
      changed(wholePart, 'evidence.tallies.0.laid', [1]),
      'evidence.tallies.0.laid: The list has 1',
    ],
    [
      'a family that there is not',
      changed(wholePart, 'evidence.tallies.0.greedy.families', { west: { games: 1, won: 0 } }),
      'no family "west"',
    ],
    [
      'a card that is lost',
      changed(wholePart, 'evidence.cards.thief', undefined),
      'have no result for "thief"',
    ],
    ['another deck', changed(wholePart, 'fingerprint', '0000000000000000'), 'the deck has changed'],
    ['another name', changed(wholePart, 'deck', 'other'), 'are of other 1.0.0, not of table'],
  ])('is refused if it is not of this deck: %s', (_, sent, message) => {
    expect(() => merge(sent)).toThrow(UserError);
    expect(() => merge(sent)).toThrow(message);
  });
});

describe('what decides about what was sent, and what says why,', () => {
  it.each([
    ['replays', recordingShape, [wholeGame, laidTable]],
    ['parts', partShape, [wholePart]],
  ] as const)('agree over %s, however they are damaged', (name, shape, sound) => {
    const roll = dice(21);
    const decide = validatorFor(shape, `${name}.schema.json`);
    let wrong = 0;
    for (let round = 0; round < 150; round++) {
      const value = damagedJson(sound[roll(sound.length)], roll);
      const isRight = decide(value);
      if (!isRight) wrong++;
      expect(explain(shape, value).length === 0, JSON.stringify(value).slice(0, 300)).toBe(isRight);
    }
    expect(wrong).toBeGreaterThan(30);
  });
});
