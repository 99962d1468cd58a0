/** `npm run bench [-- NAME … [--OPTION …]]`: side-by-side measurements; ratios count, not seconds. */
import process from 'node:process';

const benches = {
  check: () => import('./check.js'),
  deck: () => import('./deck.js'),
  edit: () => import('./edit.js'),
  engine: () => import('./engine.js'),
  print: () => import('./print.js'),
  studio: () => import('./studio.js'),
  verify: () => import('./verify.js'),
  words: () => import('./words.js'),
} as const;

const args = process.argv.slice(2);
const options = args.findIndex((arg) => arg.startsWith('--'));
const asked = options < 0 ? args : args.slice(0, options);
const names = asked.length > 0 ? asked : Object.keys(benches);
let failed = false;
for (const name of names) {
  if (!Object.hasOwn(benches, name)) {
    process.stderr.write(`There is no bench "${name}"; there are: ${Object.keys(benches).join(', ')}.\n`);
    process.exit(2);
  }
  const { bench } = await benches[name as keyof typeof benches]();
  process.stdout.write(`\n${name}\n`);
  failed = !(await bench()) || failed;
}
process.exitCode = failed ? 1 : 0;
