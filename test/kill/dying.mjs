// Loaded before the tool (`node --import`), it kills the process at the nth step that changes a file below a folder.
// SHROUD_DIE_AT is the number of the step; with 0 it only counts, and says in the end how many there were.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const PATH_FIRST = [
  'rmSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'fchmodSync',
  'fsyncSync',
  'lutimesSync',
];
const PATH_SECOND = ['renameSync', 'linkSync'];
const PATCHED = ['openSync', 'closeSync', 'writeFileSync', ...PATH_FIRST, ...PATH_SECOND];

/**
 * Calls `die` at the nth step, when half of what was to be written is there, and at each one after it.
 * @param isHalfWritten false: when nothing of it is there, for those who survive
 */
export function dieAt(folder, at, die, isHalfWritten = true) {
  const real = Object.fromEntries(PATCHED.map((name) => [name, fs[name]]));
  const opened = new Set();
  let steps = 0;
  const step = (half = () => {}) => {
    if (++steps === at && isHalfWritten) half();
    if (at > 0 && steps >= at) die();
  };
  const concerns = (path) => opened.has(path) || (typeof path === 'string' && path.startsWith(folder));
  fs.openSync = (path, flags, ...rest) => {
    const isWritten = concerns(path) && typeof flags === 'string' && /[wa+]/.test(flags);
    if (isWritten) step();
    const handle = real.openSync(path, flags, ...rest);
    if (isWritten) opened.add(handle);
    return handle;
  };
  fs.closeSync = (handle) => {
    opened.delete(handle);
    real.closeSync(handle);
  };
  fs.writeFileSync = (to, content, ...rest) => {
    if (concerns(to)) step(() => real.writeFileSync(to, content.slice(0, content.length / 2), ...rest));
    real.writeFileSync(to, content, ...rest);
  };
  for (const name of PATH_FIRST)
    fs[name] = (path, ...rest) => {
      if (concerns(path)) step();
      return real[name](path, ...rest);
    };
  for (const name of PATH_SECOND)
    fs[name] = (from, to) => {
      if (concerns(to)) step();
      return real[name](from, to);
    };
  syncBuiltinESMExports();
  return {
    steps: () => steps,
    restore() {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}

const { SHROUD_DIE_IN: folder, SHROUD_DIE_AT: at } = process.env;
if (folder !== undefined) {
  const counter = dieAt(folder, Number(at), () => process.kill(process.pid, 'SIGKILL'));
  if (at === '0' && isMainThread)
    process.on('exit', () => process.stderr.write(`\nsteps: ${counter.steps()}\n`));
}
