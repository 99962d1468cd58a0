// What `npm test` runs on what is built: types and lint beside the tests, which wait for other programs a good part of
// their time. What types and lint find is printed at once, and ends the tests.
import { spawn } from 'node:child_process';

/** Runs a script of the package. What it says is kept until it is over; it comes to nothing, or to what it said. */
function failsOf(script) {
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve(code === 0 ? null : `npm run ${script} fails:\n${Buffer.concat(said)}`),
    );
  });
}

const vitest = 'node_modules/vitest/vitest.mjs';
const which = ['--mode', 'built', '--exclude', 'test/**/*.long.test.ts'];
const tests = spawn(process.execPath, [vitest, 'run', ...which, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const tested = new Promise((resolve) => tests.once('close', (code) => resolve(code === 0)));

for (const script of ['types', 'lint']) {
  const fails = await failsOf(script);
  if (fails === null) continue;
  tests.kill();
  await tested;
  console.error(fails);
  process.exit(1);
}
process.exitCode = (await tested) ? 0 : 1;
