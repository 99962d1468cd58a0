// Tries what it is given as JSON, with the tool as it was built, in whichever Node runs this.
import { text } from 'node:stream/consumers';
import { runInProcess } from '../../../dist/workers/process-jobs.js';

const trials = JSON.parse(await text(process.stdin));
const ends = trials.map(({ input, ...trial }) =>
  runInProcess({ memory: 256, seconds: 2, ...trial, input: Buffer.from(input, 'base64') }),
);
process.stdout.write(JSON.stringify(ends));
