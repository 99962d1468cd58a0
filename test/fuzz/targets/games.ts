import {
  apply,
  choices,
  createGame,
  IllegalCallError,
  replay,
  type State,
} from '../../../src/engine/index.js';
import { parsePart } from '../../../src/operations/verify/read-part.js';
import { parseRecording } from '../../../src/operations/verify/read-recording.js';
import { tellReplay } from '../../../src/operations/verify/tell-replay.js';
import { mergeVerified } from '../../../src/operations/verify/verify-deck.js';
import { UserError } from '../../../src/workspace/errors.js';
import { laidTable, smallDeck, wholeGame, wholePart } from '../../support/verify/sent-games.js';
import { dice } from '../damage.js';
import { damagedJson } from '../json-damage.js';
import { bytesOf, type Target } from '../target.js';

const DAMAGED = 400;

/** Sound JSON, and more of it with something in it changed: bytes alone rarely leave JSON behind. */
function seedsOf(...values: readonly unknown[]): readonly Uint8Array[] {
  const roll = dice(11);
  const damaged = Array.from({ length: DAMAGED }, () => damagedJson(values[roll(values.length)], roll));
  return [...values, ...damaged].map((value) => bytesOf(JSON.stringify(value)));
}

/** Mistakes are reported like that. */
function told(read: () => unknown): void {
  try {
    read();
  } catch (cause) {
    if (!(cause instanceof UserError || cause instanceof IllegalCallError)) throw cause;
  }
}

export const replayed: Target = {
  name: 'replay',
  few: 150,
  seeds: () => seedsOf(wholeGame, laidTable),
  read: (bytes) => told(() => [...tellReplay(smallDeck, parseRecording('game.json', bytes))]),
};

export const merge: Target = {
  name: 'merge',
  few: 60,
  seeds: () => seedsOf(wholePart),
  read: (bytes) => told(() => mergeVerified({ deck: smallDeck }, [parsePart('shard.json', bytes)])),
};

/** A state without its deck, at every tenth decision of a game. */
function statesOf(): readonly State[] {
  const states = [createGame(smallDeck, wholeGame.options)];
  for (const { after } of replay(smallDeck, wholeGame)) states.push(after);
  return states.filter((_, place) => place % 10 === 0);
}

export const state: Target = {
  name: 'state',
  few: 200,
  seeds: () => seedsOf(...statesOf().map(({ deck: _, ...rest }) => rest)),
  read: (bytes) => told(() => goOn(new TextDecoder().decode(bytes))),
};

/** Makes every legal choice: a caller with a stored state goes on like that. */
function goOn(text: string): void {
  let rest: object;
  try {
    rest = JSON.parse(text);
  } catch {
    return;
  }
  const found = { ...rest, deck: smallDeck } as State;
  for (const choice of choices(found).slice(0, 6)) apply(found, choice);
}
