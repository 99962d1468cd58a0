#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const args = process.argv.slice(2);

// Asking for the version should cost nothing: not even the parser of the command line is loaded.
if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const { run } = await import('./run.js');
  process.exitCode = await run(args, version);
}
