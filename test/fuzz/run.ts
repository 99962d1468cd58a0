/** `npm run fuzz -- TARGET --seconds N --seed S`: cases, crashes and the slowest case; crashes are kept in the corpus. */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.js';
import { targets } from './targets/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const names = targets.map(({ name }) => name);
const wanted = targets.filter(({ name }) => positionals.includes(name) || positionals.includes('all'));
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
if (wanted.length === 0 || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(`npm run fuzz -- TARGET [--seconds 60] [--seed 1]\nTargets: ${names.join(', ')}, all`);
  process.exit(2);
}
for (const target of wanted) {
  const end = performance.now() + seconds * 1000;
  const { cases, crashes, slowest } = await fuzz(target, seed, () => performance.now() < end);
  console.log(
    `${target.name}: ${cases} cases, ${crashes.length} crashes, the slowest ${Math.round(slowest.clock)} ms by the clock, ${Math.round(slowest.work)} ms of work here`,
  );
  for (const { file, message } of crashes.slice(0, 10)) console.log(`  ${file}\n  ${message}`);
  if (crashes.length > 0) process.exitCode = 1;
}
