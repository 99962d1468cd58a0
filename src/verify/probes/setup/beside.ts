import { isCustom, makeRelic, makeTwin, type Prop } from '../../core/props.js';
import type { Scene } from './scene.js';
import { iconsNamed } from './script-wishes.js';

/** What lies on the table beside the card. */
export function layBeside(scene: Scene): void {
  const { board, script, context, target, you, active, players } = scene;
  const lay = (id: Prop, seat: number, place: number) => {
    const character = board.seat(seat).family[place];
    const prop = character === undefined ? undefined : board.prop(id);
    if (character !== undefined && prop !== undefined) board.lay(character, prop, seat);
  };
  switch (context.beside) {
    case 'shields':
      // Where death is nearly everywhere, on all the living but the target: no one is left to pick.
      for (let seat = 0; seat < players; seat++) {
        if (context.table !== 'grim') lay('+aegis', seat, 2);
        else if (board.seat(seat).family[0] !== target) lay('+aegis', seat, 0);
      }
      break;
    case 'effects':
      lay('+glut', you, 1);
      for (const icon of iconsNamed(script)) if (board.prints(icon)) lay(makeTwin(icon), you, 2);
      for (let seat = 0; seat < players; seat++) lay('+burden', seat, 2);
      break;
    case 'bell':
      lay('+bell', (active + 1) % players, 2);
      break;
    case 'gag':
      lay('+gag', active, 2);
      break;
    case 'mysteries':
      if (context.opening.do === 'nothing') layMysteries(scene);
      break;
  }
}

export function layMysteries({ board, script, you }: Scene): void {
  const { residence, mysteries } = board.seat(you);
  if (residence === null) return;
  const shown = iconsNamed(script)
    .filter(isCustom)
    .filter((icon) => board.prints(icon));
  for (const id of ['+relics', '+attic', '+heirlooms', ...shown.map(makeRelic)] as const) {
    const prop = board.prop(id);
    if (prop !== undefined) mysteries.push({ card: prop, playedBy: you });
  }
}

/** One player has plays to come, another has something to skip. */
export function owe({ board, players, you, active }: Scene): void {
  board.seat(you).extraPlays += 1;
  board.seat((active + 1) % players).skips.play += 1;
  board.seat((active + 1) % players).skips.draw += 1;
  board.seat((active + players - 1) % players).skips.turn += 1;
}

/** Everyone gets a card that cancels any other. */
export function handOutRefusals({ board, players }: Scene): void {
  for (let seat = 0; seat < players; seat++) {
    const refusal = board.prop('+refusal');
    if (refusal !== undefined) board.seat(seat).hand.push(refusal);
  }
}
