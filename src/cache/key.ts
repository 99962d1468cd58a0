/** Cache keys: hashes of all inputs of a result. Entry point: `computeCacheKey`. */

import { createHash } from 'node:crypto';
import { toolFingerprint } from './tool-fingerprint.js';

/** Short hash of a text. */
export const digest = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Cache key of a result, computed from its inputs (plain data). The fingerprint of the tool is always part of it. */
export const computeCacheKey = (...madeFrom: readonly unknown[]): string =>
  digest(`${toolFingerprint()}${JSON.stringify(madeFrom)}`);
