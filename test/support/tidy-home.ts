import { rmSync } from 'node:fs';
import { HOME } from '../../vitest.config.js';

/** What tests have kept for whoever uses this machine goes with them. */
export function teardown(): void {
  rmSync(HOME, { recursive: true, force: true });
}
