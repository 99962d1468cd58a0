import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Collects the licence texts that the packages of these files require to be distributed with them. */
export function licencesOf(paths) {
  const packages = new Set(paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  return [...packages].sort().flatMap(licencesIn).join('\n');
}

function licencesIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder, { recursive: true })
    .filter((file) => /^(licenses[\\/])?(licen[cs]e|notice|copyright)[^/\\]*$/i.test(file))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => `${readFileSync(join(folder, file), 'utf8').trim()}\n`);
  return [`${name} ${version} (${license})\n${'='.repeat(70)}\n`, ...texts];
}
