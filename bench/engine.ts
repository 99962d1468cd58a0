import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deck } from '../src/deck/deck.js';
import { diskFolder } from '../src/deck/disk/disk-folder.js';
import { loadDeck } from '../src/deck/load/load-deck.js';
import { deckJson } from '../src/deck/write-module.js';
import { playUniformly, Simulation } from '../src/engine/simulation.js';
import { seedRandom } from '../src/engine/table/random.js';
import { bareDeck } from './engine/bare-deck.js';
import { boardgameIo } from './engine/boardgame-io.js';
import { plainDeck } from './engine/plain-deck.js';
import { playPlain } from './engine/plain-loop.js';
import { isSameCardByCard, isSameGame } from './engine/same-game.js';
import { type Player, speeds } from './engine/speeds.js';
import { atLeast, ROOT, verdict } from './measure.js';

/**
 * Compares our engine, in the form that simulation uses, with boardgame.io on the bare rules, and with a hand-written loop
 * on the plain clauses of cards. The engine also plays the whole deck.
 */
export function bench(): boolean {
  installRivals();
  const { deck } = loadDeck(diskFolder(ROOT));
  if (deck === undefined) throw new Error('the deck that ships is not sound');
  const results = [2, 4].flatMap((players) => compare(deck, players));
  results.push(...[2, 4].map((players) => isSameGame(plainDeck(deck), players, 40_000)));
  results.push(isSameCardByCard(deck, 2000));
  results.push(growth(deck), memory(deck));
  return results.every(Boolean);
}

/** boardgame.io has a package of its own below bench/, so that the toolkit's `npm ci` stays light. */
function installRivals(): void {
  if (existsSync(join(ROOT, 'bench/node_modules/boardgame.io'))) return;
  console.log('  (installing boardgame.io into bench/node_modules)');
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

const simulate = (simulation: Simulation): Player => {
  return (seed) => playUniformly(simulation.start(seed), seedRandom(seed + 0.5e6));
};

function compare(deck: Deck, players: number): boolean[] {
  const plain = plainDeck(deck);
  const rival = boardgameIo(bareDeck(deck));
  const measured = speeds({
    ours: simulate(new Simulation(deck, { players, edition: 'classic', beginners: true })),
    boardgameIo: (seed) => rival(players, seed).plays,
    plainLoop: (seed) => playPlain(plain, players, seed),
    plain: simulate(new Simulation(plain.deck, { players, edition: 'classic' })),
    full: simulate(new Simulation(deck, { players, edition: 'classic' })),
  });
  const { ours, boardgameIo: theirs, plainLoop, plain: plainly, full } = measured;
  for (const [name, { games, plays }] of Object.entries(measured)) {
    console.log(
      `  ${players} players, ${name}: ${games.toFixed(games < 100 ? 1 : 0)} games/s, ${plays.toFixed(1)} plays a game`,
    );
  }
  return [
    atLeast(`${players} players: ours / boardgame.io`, ours.games / theirs.games, 100, 0),
    atLeast(
      `${players} players: ours with plain effects / loop with the same effects`,
      plainly.games / plainLoop.games,
      0.12,
    ),
    // The loop plays plain effects only: what all the others cost is in this figure.
    atLeast(
      `${players} players: ours with all effects / loop with plain effects`,
      full.games / plainLoop.games,
      0.04,
      3,
    ),
  ];
}

/** A game's cost must grow with its number of plays, and no faster: a play late in a long game costs what any play costs. */
function growth(deck: Deck): boolean {
  const simulation = new Simulation(deck, { players: 4, edition: 'classic', beginners: true });
  const play = simulate(simulation);
  const short = { time: 0, plays: 0 };
  const long = { time: 0, plays: 0 };
  for (let seed = 1; seed <= 20_000; seed++) {
    const start = performance.now();
    const plays = play(seed);
    const time = performance.now() - start;
    const group = plays < 150 ? short : plays > 400 ? long : undefined;
    if (seed < 2000 || group === undefined) continue;
    group.time += time;
    group.plays += plays;
  }
  return verdict(
    'a play in games of over 400 plays / in games of under 150',
    long.time / long.plays / (short.time / short.plays),
    1.5,
  );
}

/** In a process of its own, with nothing but the engine and the deck's JSON. */
function memory(deck: Deck): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
  const file = join(folder, 'deck.json');
  writeFileSync(file, deckJson(deck));
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'bench/out/bench/engine/memory.js'), file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const megabytes = Number(stdout);
  return verdict(
    `memory after 20,000 games with all effects: ${megabytes.toFixed(0)} MB / 120 MB`,
    megabytes / 120,
    1,
  );
}
