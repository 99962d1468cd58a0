import { rmSync } from 'node:fs';
import { HOME } from '../../vitest.config.js';

/** Deletes what tests have stored for the user of this machine. */
export function teardown(): void {
  rmSync(HOME, { recursive: true, force: true });
}
