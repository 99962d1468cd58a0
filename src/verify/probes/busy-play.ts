import type { Choice } from '../../engine/states/choices.js';
import type { Game } from '../../engine/table/game.js';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';

/** What is done after the card was played, play by play: something of everything, so that whatever lasts shows. */
const AGENDA = ['death', 'event', 'modifier', 'discard', 'mystery', 'pass'] as const;

/** The choice that comes next on the agenda; at any other decision the first that does something. */
export function busyChoice(game: Game, choices: readonly Choice[], plays: number): number {
  // Mysteries are discarded by turns (MYST-4): some must be left to be played.
  if (game.about === 'mystery') return plays % 2 === 0 ? choices.length - 1 : 0;
  if (game.about !== 'play') {
    // Of modifiers on the table the last one, which is rarely the card that the probe is about.
    if (choices.every((choice) => choice.do === 'pick' && 'on' in choice)) return choices.length - 1;
    return Math.max(
      0,
      choices.findIndex(({ do: what }) => what !== 'react'),
    );
  }
  for (let i = 0; i < AGENDA.length; i++) {
    const wanted = AGENDA[(plays + i) % AGENDA.length] as (typeof AGENDA)[number];
    // Alternately on one's own and on another player's.
    const found = choices.flatMap((choice, place) => (isOn(game, choice, wanted) ? [place] : []));
    if (found.length > 0) return found[plays % 2 === 0 ? 0 : found.length - 1] as number;
  }
  return choices.length - 1;
}

function isOn(game: Game, choice: Choice, wanted: (typeof AGENDA)[number]): boolean {
  if (wanted === 'pass') return choice.do === 'pass';
  if (wanted === 'discard') return choice.do === 'discard' || choice.do === 'discardHand';
  if (choice.do !== 'play') return false;
  const kind = game.cards.kinds[game.cards.cardNumbers.get(choice.card) ?? 0] ?? 0;
  return DRAW_PILE_KINDS[kind] === wanted;
}
