// Tells all that it can get at: files that it is asked for, one in a line, its environment, other processes and threads.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const succeeds = (attempt) => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};
const read = (path) => (statSync(path).isDirectory() ? readdirSync(path) : readFileSync(path));

process.stdout.write('ready\n');
let input = Buffer.alloc(0);
process.stdin.on('data', (bytes) => {
  input = Buffer.concat([input, bytes]);
  if (input.length < 4 || input.length < 4 + input.readUInt32BE(0)) return;
  const paths = input.subarray(4).toString('utf8').split('\n');
  const found = {
    files: paths.filter((path) => succeeds(() => read(path))),
    environment: Object.keys(process.env),
    folder: process.cwd(),
    starts: succeeds(() => spawnSync('true')),
    threads: succeeds(() => new Worker('0', { eval: true })),
  };
  process.stdout.write(`${JSON.stringify({ problem: JSON.stringify(found), seconds: 0 })}\n`);
});
