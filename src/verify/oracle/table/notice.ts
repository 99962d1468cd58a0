import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import { getKind } from './cards.js';
import type { Lasting } from './found.js';
import type { Game, Triggered } from './game.js';
import { isLasting, lastingClauses } from './lasting.js';
import { appliesTo, listConcerned } from './standing.js';
import type { CardName, SeatNumber } from './state.js';

/** Something that a `whenever` may notice. */
export type Happening =
  /** `by` is the death that arrived; the seat is that of the character's controller. */
  | { readonly event: 'dies'; readonly seat: SeatNumber; readonly by: CardName }
  | { readonly event: 'played' | 'discarded' | 'drawn'; readonly seat: SeatNumber; readonly card: CardName }
  | { readonly event: 'turnStarts' | 'turnEnds'; readonly seat: SeatNumber };

/** Looks for triggers on the table as it is right after an event; they wait until the clauses under way are done. */
export function notice(game: Game, happening: Happening): void {
  const waiting = game.waiting.at(-1);
  if (waiting === undefined) throw new Error('something happened outside of any resolution');
  const noticed = lastingClauses(game)
    .filter((lasting) => isLasting(lasting, 'whenever'))
    .filter((lasting) => notices(game, lasting, happening));
  waiting.push(...noticed.map(asTriggered));
}

function notices(game: Game, lasting: Lasting<'whenever'>, happening: Happening): boolean {
  const { event, of, kind } = lasting.clause.value;
  if (event !== happening.event) return false;
  if (!listConcerned(game, of, lasting).includes(happening.seat)) return false;
  if ('card' in happening && !(kind as readonly DrawPileKind[]).includes(getKind(game.deck, happening.card)))
    return false;
  const arrival = 'by' in happening ? happening.by : 'card' in happening ? happening.card : undefined;
  if (arrival === lasting.card) return false; // It does not notice its own card's arrival.
  if (game.firing.includes(triggerId(lasting))) return false; // It can't fire while its own clauses resolve.
  return appliesTo(game, lasting, lasting.you);
}

/** Which of the deck's triggers it is. */
export const triggerId = ({ card, path }: { readonly card: CardName; readonly path: string }) =>
  `${card} ${path}`;

function asTriggered({ card, you, on, playedBy, path, clause }: Lasting<'whenever'>): Triggered {
  return {
    card,
    you,
    on: on?.name ?? null,
    playedBy,
    memory: { that: null },
    path,
    clauses: clause.do ?? [],
  };
}
