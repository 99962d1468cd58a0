// Makes dist/ of src/: compiled modules, the YAML files that lie among them, and the charts of reports in one file.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';

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

// The charting library is 62 MB and we draw four sorts of chart: only what they use is shipped.
const charts = 'dist/verify/report/charts.js';
if (existsSync(charts)) {
  await build({
    entryPoints: [charts],
    outfile: charts,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    legalComments: 'inline',
    logLevel: 'warning',
  });
}
