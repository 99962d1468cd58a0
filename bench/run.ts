/** `npm run bench [-- NAME …]`: side-by-side measurements; ratios count, not seconds. */
import process from 'node:process';

const benches = {
  check: () => import('./check.js'),
  engine: () => import('./engine.js'),
  words: () => import('./words.js'),
} as const;

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
let failed = false;
for (const name of names) {
  if (!Object.hasOwn(benches, name)) {
    process.stderr.write(`There is no bench "${name}"; there are: ${Object.keys(benches).join(', ')}.\n`);
    process.exit(2);
  }
  const { bench } = await benches[name as keyof typeof benches]();
  process.stdout.write(`\n${name}\n`);
  failed = !bench() || failed;
}
process.exitCode = failed ? 1 : 0;
