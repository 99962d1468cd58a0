import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { env } from 'node:process';

/** Where programs keep things for whoever uses this machine (XDG base directories): outside of every deck. */
const folder = (variable: string, fallback: string): string => {
  const named = env[variable];
  return join(named !== undefined && isAbsolute(named) ? named : join(homedir(), fallback), 'shroud');
};

/** What can be made again. */
export const cacheFolder = (): string => folder('XDG_CACHE_HOME', '.cache');
