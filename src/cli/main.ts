#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const args = process.argv.slice(2);

// V8 compiles hot functions a second time to make them faster, but most commands finish before that pays off. These
// flags halve its eagerness and turn off inlining. They were measured on this version only; other versions may not know
// them.
if (process.version.startsWith('v20.')) {
  setFlagsFromString('--interrupt-budget=150000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
}

// `--version` must be fast: not even the command line parser is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const { run } = await import('./run.js');
  process.exitCode = await run(args, version);
}
