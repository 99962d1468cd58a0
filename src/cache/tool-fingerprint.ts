import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'node:process';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));

/** Type declarations and the command line do not affect cached results. */
const MAKES_SOMETHING = /^(?!cli\/).*(?<!\.d)\.(js|ts|json|yaml)$/;

let known: string | undefined;

/**
 * Exact state of the tool: after any change to it, earlier cache entries must not be used. Use it for cache keys only,
 * never in files that are shared: it differs between Node versions, which may typeset, sort or compute differently, and
 * between installations, whose files have other change times. A different fingerprint only means that entries are
 * recomputed: slower, never wrong.
 */
export function toolFingerprint(): string {
  known ??= createHash('sha256')
    .update(`${version}\n${readStamps(HOUSE)}`)
    .digest('hex');
  return known;
}

/**
 * Identifies the state of the tool without reading its files. Uses `ctime` as the change time: packages are unpacked
 * with a constant `mtime`.
 */
function readStamps(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    MAKES_SOMETHING.test(name.replaceAll('\\', '/')),
  );
  const stamps = names.sort().map((name) => {
    const { size, ctimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${ctimeMs}`;
  });
  return stamps.join('\n');
}
