/** Plays many games and prints how much memory the process had at most, in MB. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { playUniformly, Simulation } from '../../src/engine/simulation.js';
import { seedRandom } from '../../src/engine/table/random.js';

const deck = JSON.parse(readFileSync(process.argv[2] as string, 'utf8'));
for (const [edition, players] of [
  ['classic', 2],
  ['expansion', 4],
  ['second', 5],
] as const) {
  const simulation = new Simulation(deck, { players, edition });
  for (let seed = 1; seed <= 20_000 / 3; seed++) playUniformly(simulation.start(seed), seedRandom(seed));
}
console.log(process.resourceUsage().maxRSS / 1024);
