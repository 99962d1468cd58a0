/** What is noted of one game. */
export interface GameNote {
  /** Turns of all players together. */
  readonly turns: number;
  readonly isStalemate: boolean;
  /** By seat: 1 for a victory, a part of it for a shared one, else 0 (END-3). */
  readonly victory: readonly number[];
  /** By seat; a mixed family (SETUP-8) has none. */
  readonly families: readonly (string | undefined)[];
  /** Every card that chance dealt somebody: to whom first, and whether that player played it in this game. */
  readonly draws: readonly Draw[];
}

export interface Draw {
  readonly card: string;
  readonly seat: number;
  readonly isPlayed: boolean;
}

/** Sums over games at tables of one edition and number of players. Plain, so that it can go from process to process. */
export interface Tally {
  readonly edition: string;
  readonly players: number;
  games: number;
  stalemates: number;
  turns: number;
  /** By seat. */
  readonly seats: number[];
  readonly families: Record<string, { games: number; won: number }>;
  readonly cards: Record<string, CardTally>;
}

export interface CardTally {
  /** By the seat that drew it first: how often, and how much of a victory followed. */
  readonly drawn: number[];
  readonly won: number[];
  /** By those who drew it first. */
  played: number;
}

const zeros = (players: number) => new Array<number>(players).fill(0);

export function emptyTally(edition: string, players: number): Tally {
  return {
    edition,
    players,
    games: 0,
    stalemates: 0,
    turns: 0,
    seats: zeros(players),
    families: {},
    cards: {},
  };
}

export function addGame(tally: Tally, { turns, isStalemate, victory, families, draws }: GameNote): void {
  tally.games++;
  tally.turns += turns;
  if (isStalemate) tally.stalemates++;
  for (const [seat, part] of victory.entries()) {
    add(tally.seats, seat, part);
    const name = families[seat];
    if (name === undefined) continue;
    tally.families[name] ??= { games: 0, won: 0 };
    const family = tally.families[name];
    family.games++;
    family.won += part;
  }
  for (const { card, seat, isPlayed } of draws) {
    const found = cardTally(tally, card);
    add(found.drawn, seat, 1);
    add(found.won, seat, victory[seat] ?? 0);
    if (isPlayed) found.played++;
  }
}

/** Adds one tally to another of the same table. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.stalemates += from.stalemates;
  into.turns += from.turns;
  for (const [seat, won] of from.seats.entries()) add(into.seats, seat, won);
  for (const [name, { games, won }] of Object.entries(from.families)) {
    into.families[name] ??= { games: 0, won: 0 };
    into.families[name].games += games;
    into.families[name].won += won;
  }
  for (const [card, { drawn, won, played }] of Object.entries(from.cards)) {
    const found = cardTally(into, card);
    for (const [seat, count] of drawn.entries()) add(found.drawn, seat, count);
    for (const [seat, part] of won.entries()) add(found.won, seat, part);
    found.played += played;
  }
}

function cardTally(tally: Tally, card: string): CardTally {
  tally.cards[card] ??= { drawn: zeros(tally.players), won: zeros(tally.players), played: 0 };
  return tally.cards[card];
}

function add(list: number[], place: number, amount: number): void {
  list[place] = (list[place] ?? 0) + amount;
}
