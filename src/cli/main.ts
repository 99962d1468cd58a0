#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const args = process.argv.slice(2);

// V8 compiles what runs often a second time, so that it runs faster, and most commands are done before that has paid. So
// it is told to be half as eager, and to compile functions by themselves rather than with all that they call: in the
// version where that was measured; others may not know the words.
if (process.version.startsWith('v20.')) {
  setFlagsFromString('--interrupt-budget=150000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
}

// Asking for the version should cost nothing: not even the parser of the command line is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const { run } = await import('./run.js');
  process.exitCode = await run(args, version);
}
