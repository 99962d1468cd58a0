import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What tells one state of a room of the tool from another: what is remembered on disk was made by code, and must be
 * made anew by other code, whether or not the version says so.
 */
export function codeFingerprint(room: string): string {
  const folder = fileURLToPath(new URL(`../${room}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      // Packages are unpacked with one and the same date: only this one is the disk's own.
      const { size, ctimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${ctimeMs}`;
    })
    .join('\n');
}
