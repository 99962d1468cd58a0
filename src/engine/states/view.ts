/** What one player may see of a game, in names. Hidden information (other hands, the draw pile) is left out. */

import { isOpenHand } from '../lasting/open-hand.js';
import { familyValue, selfWorth } from '../lasting/self-worth.js';
import { findClause } from '../steps/clauses.js';
import { decodeTarget, decodeWhat, PICK_CHARACTER } from '../table/codes.js';
import type { Frame, PlayFrame } from '../table/frames.js';
import type { Game, State } from '../table/game.js';
import { openState } from './check-state.js';

export interface CharacterView {
  readonly character: string;
  readonly dead: boolean;
  readonly selfWorth: number;
  /** From the bottom up. */
  readonly stack: readonly string[];
  /** Visible pathos: top, middle, bottom. */
  readonly pathos: readonly number[];
  readonly icons: readonly string[];
}
export interface PlayerView {
  readonly seat: number;
  readonly characters: readonly CharacterView[];
  readonly mysteries: readonly string[];
  readonly value: number;
  readonly handSize: number;
  /** One's own, and those that lie open. */
  readonly hand?: readonly string[];
}
/** What one player may see of a game. */
export interface View {
  readonly seat: number;
  readonly turn: number;
  readonly active: number;
  readonly deciding: number | null;
  readonly players: readonly PlayerView[];
  readonly drawSize: number;
  readonly discards: readonly string[];
  /** The cards being played, the last one on top. */
  readonly announced: readonly { readonly card: string; readonly by: number; readonly on?: string }[];
  /** The clause that the decision is about, if it is about one, and the characters that were picked for it so far. */
  readonly clause: {
    readonly card: string;
    readonly verb: string;
    /** Where it is in the card's script: `immediate.0`, `immediate.0.then.0`. */
    readonly path: string;
    readonly picked: readonly string[];
  } | null;
}

/** Hides other hands and the order of the draw pile; the discards lie open (SETUP-5). */
export function view(state: State, seat: number): View {
  return createView(openState(state), seat);
}

export function createView(game: Game, seat: number): View {
  const { names, characters } = game.cards;
  const nameCards = (cards: readonly number[]) => cards.map((card) => names[card] as string);
  return {
    seat,
    turn: game.turn,
    active: game.active,
    deciding: game.deciding < 0 ? null : game.deciding,
    players: game.families.map((family, other) => ({
      seat: other,
      characters: family.map((character) => viewCharacter(game, character)),
      mysteries: nameCards(game.mysteries[other] as number[]),
      value: familyValue(game, other),
      handSize: (game.hands[other] as number[]).length,
      ...((other === seat || isOpenHand(game, other)) && { hand: nameCards(game.hands[other] as number[]) }),
    })),
    drawSize: game.draw.length,
    discards: nameCards(game.discards),
    announced: game.frames.flatMap((frame) =>
      isOpenPlay(frame)
        ? [
            {
              card: names[frame.card] as string,
              by: frame.by,
              ...(frame.on >= 0 && { on: characters[frame.on] as string }),
            },
          ]
        : [],
    ),
    clause: clauseView(game),
  };
}

/** Whether a frame is a play that has not landed yet: it may be answered. */
export function isOpenPlay(frame: Frame): frame is PlayFrame {
  return (
    frame.is === 'play' && frame.cancelled === null && frame.step !== 'clauses' && frame.step !== 'triggers'
  );
}

/** The characters among some picks. */
export function listPickedCharacters(picks: readonly number[]): number[] {
  return picks.filter((pick) => decodeWhat(pick) === PICK_CHARACTER).map(decodeTarget);
}

function clauseView(game: Game): View['clause'] {
  const frame = game.frames.at(-1);
  if (frame?.is !== 'clause') return null;
  const { names, characters } = game.cards;
  const { verb, path } = findClause(game, frame);
  return {
    card: names[frame.card] as string,
    verb,
    path,
    picked: listPickedCharacters(frame.picks).map((character) => characters[character] as string),
  };
}

function viewCharacter(game: Game, character: number): CharacterView {
  const icons = [0, 1, 2].map((slot) => game.cards.iconNames[game.icons[3 * character + slot] as number]);
  return {
    character: game.cards.characters[character] as string,
    dead: (game.death[character] as number) >= 0,
    selfWorth: selfWorth(game, character),
    stack: (game.stacks[character] as number[]).map((card) => game.cards.names[card] as string),
    pathos: game.pathos.slice(3 * character, 3 * character + 3),
    icons: icons.filter((icon) => icon !== undefined),
  };
}
