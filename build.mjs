// Makes dist/ of src/: compiled modules and the YAML files that lie among them; then what is made of those.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { bundleCommandLine } from './src/build/command-line.mjs';
import { bundleProver } from './src/build/prover.mjs';
import { bundleStudio } from './src/build/studio.mjs';
import { bundleSandboxRuntime, compileBuiltIn } from './src/build/templates.mjs';
import { bundleTrials } from './src/build/trials.mjs';
import { writeValidators } from './src/build/validators.mjs';

const typescript = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

rmSync('dist', { recursive: true, force: true });
execFileSync(process.execPath, [typescript, '-p', 'src'], { stdio: 'inherit' });
for (const file of readdirSync('src', { recursive: true }).filter((name) => name.endsWith('.yaml'))) {
  const text = readFileSync(join('src', file), 'utf8');
  // The words of all languages are read at every start, and JSON is read ten times as fast.
  const isWords = dirname(file) === join('language', 'words');
  const to = join('dist', isWords ? file.replace(/\.yaml$/, '.json') : file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, isWords ? JSON.stringify(parse(text)) : text);
}
await bundleStudio();
await bundleProver();
await writeValidators();
await compileBuiltIn();
await bundleSandboxRuntime();
await bundleCommandLine();
await bundleTrials();
