import { createHash } from 'node:crypto';
import { toolFingerprint } from './tool-fingerprint.js';

/** A short name for a long text. */
export const digest = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The key of what is made from these things: plain data. The tool itself is always among them. */
export const keyOf = (...madeFrom: readonly unknown[]): string =>
  digest(`${toolFingerprint()}${JSON.stringify(madeFrom)}`);
