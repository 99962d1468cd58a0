import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { env } from 'node:process';

/** Folders for data of the current user (XDG base directories), outside of every deck. */
const folder = (variable: string, fallback: string): string => {
  const named = env[variable];
  return join(named !== undefined && isAbsolute(named) ? named : join(homedir(), fallback), 'shroud');
};

/** Data that can be recreated. */
export const cacheFolder = (): string => folder('XDG_CACHE_HOME', '.cache');

/** Decisions of the user. */
export const configFolder = (): string => folder('XDG_CONFIG_HOME', '.config');
