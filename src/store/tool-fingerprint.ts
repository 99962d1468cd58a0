import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'node:process';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));

/** Declarations of types, and what only the command line says, make nothing that is kept. */
const MAKES_SOMETHING = /^(?!cli\/).*(?<!\.d)\.(js|ts|json|yaml)$/;

let known: string | undefined;

/**
 * The version of the tool, down to the letter: whoever changes it must not get what yesterday's has made. It is for keys of
 * the store only, which are written nowhere else: other versions of Node may set, sort or compute otherwise, and another
 * installation has other times of change. Either then makes its entries anew, which is slower and never wrong.
 */
export function toolFingerprint(): string {
  known ??= createHash('sha256')
    .update(`${version}\n${stampsOf(HOUSE)}`)
    .digest('hex');
  return known;
}

/**
 * What tells one state of the tool from another without reading its files. When a file was changed is told by `ctime`:
 * packages are unpacked with an `mtime` that never changes.
 */
function stampsOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    MAKES_SOMETHING.test(name.replaceAll('\\', '/')),
  );
  const stamps = names.sort().map((name) => {
    const { size, ctimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${ctimeMs}`;
  });
  return stamps.join('\n');
}
