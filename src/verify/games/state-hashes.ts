import type { End, Game } from '../../engine/table/game.js';
import type { Engine } from '../core/engine.js';

/** The multiplier of the rolling hash: odd, and large enough to reach all bits soon. */
const FACTOR = 0x01_00_01_93;

/**
 * A rolling hash of a game, one number per step, over everything that is compared with the oracle. Two games with the
 * same hashes have gone the same way.
 */
export class StateHashes {
  readonly marks: number[] = [];
  private readonly engine: Engine;
  private mark = 0;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** @param codes what may be chosen now */
  look(game: Game, codes: readonly number[]): void {
    this.add(game.deciding);
    this.addList(codes);
    this.addList(game.draw);
    this.addList(game.discards);
    this.add(game.active * 256 + game.used);
    for (let seat = 0; seat < game.players; seat++) this.lookAtSeat(game, seat);
    if (game.end !== null) this.lookAtEnd(game, game.end);
    this.marks.push(this.mark);
  }

  private lookAtEnd(game: Game, { reason }: End): void {
    this.add(reason === 'family' ? 1 : 0);
    this.addList(this.engine.getResult(game)?.winners ?? []);
  }

  private lookAtSeat(game: Game, seat: number): void {
    this.addList(game.hands[seat] as number[]);
    this.addList(game.mysteries[seat] as number[]);
    this.add((game.extraNext[seat] as number) + (seat === game.active ? game.extra : 0));
    this.add(game.skipDraw[seat] as number);
    this.add(game.skipPlay[seat] as number);
    this.add(game.skipTurn[seat] as number);
    this.add(this.engine.familyValue(game, seat));
    this.add(this.engine.isOpenHand(game, seat) ? 1 : 0);
    const family = game.families[seat] as number[];
    for (let place = 0; place < family.length; place++) this.lookAt(game, family[place] as number);
  }

  private lookAt(game: Game, character: number): void {
    this.add(character);
    this.add(this.engine.selfWorth(game, character));
    for (let at = 3 * character; at < 3 * character + 3; at++) {
      this.add(game.pathos[at] as number);
      this.add(game.icons[at] as number);
    }
    const stack = game.stacks[character] as number[];
    this.add(stack.length);
    for (let place = 0; place < stack.length; place++) {
      const card = stack[place] as number;
      this.add(card * 16 + (game.playedBy[card] as number));
    }
  }

  private addList(list: readonly number[]): void {
    this.add(list.length);
    for (let i = 0; i < list.length; i++) this.add(list[i] as number);
  }

  private add(number: number): void {
    const mixed = Math.imul(this.mark ^ number, FACTOR);
    this.mark = mixed ^ (mixed >>> 15);
  }
}
