// A thread that edits a file as editors do, a given time after it is asked to: see `edit-while-writing.ts`.
import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

const HOMEMADE_METHODS = {
  'renames over': (file, text) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  'writes in place': (file, text) => writeFileSync(file, text),
};

parentPort.on('message', ({ start, file, text, way, delay }) => {
  const gate = new Int32Array(start);
  Atomics.store(gate, 0, 1);
  while (Atomics.load(gate, 0) !== 2);
  for (const end = performance.now() + delay; performance.now() < end; );
  HOMEMADE_METHODS[way](file, text);
  parentPort.postMessage('edited');
});
