import { handOutRefusals, layBeside, owe } from './beside.js';
import { isOverTooLow, layCharacters } from './characters.js';
import type { Context } from './context.js';
import { meetScript } from './meet-script.js';
import { planOpening } from './opening.js';
import { placeCard } from './place-card.js';
import type { Probe } from './probe.js';
import { setScene } from './scene.js';
import { provide, stock } from './stock.js';
import type { TrackedDeck } from './tracked-deck.js';

/** Lays a table of an edition for the card of a stage. Undefined where the context makes no sense for it. */
export function setUpProbe(
  stage: TrackedDeck,
  context: Context,
  edition: string,
  players: number,
  turnOf: number,
): Probe | undefined {
  const scene = setScene(stage, context, edition, players, turnOf);
  const { card } = scene;
  scene.board.takeAbout(card);
  layCharacters(scene);
  stock(scene);
  if (context.stock === 'ample') provide(scene);
  meetScript(scene);
  const placed = placeCard(scene);
  if (placed === undefined) return undefined;
  if (context.refusal) handOutRefusals(scene);
  layBeside(scene);
  if (context.owed) owe(scene);
  return {
    card,
    context: context.name,
    edition,
    players,
    snapshot: scene.board.snapshot(context.used),
    // Where props show what it requires, that is no proof that the deck can.
    isPlayed:
      ['play', 'answer', 'draw'].includes(context.opening.do) &&
      context.required === 'met' &&
      context.beside !== 'mysteries',
    isHeld: context.opening.do === 'hold' || context.required !== 'met',
    ...planOpening(scene),
    ...placed,
    ...(isOverTooLow(scene) && { isForeign: true }),
  };
}
