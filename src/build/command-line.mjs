import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

const MADE = 'dist/cli-bundled';

/** They load compiled code, or files of their own; or are needed seldom, and say under their licence: unchanged. */
const BESIDE = ['@resvg/resvg-js', 'esbuild', 'satori', 'chokidar', '@jitl/quickjs-wasmfile-release-sync'];

/**
 * The command line in few files, with the libraries that it always needs: to find and open some 500 modules takes longer
 * than to check a deck. Whoever imports the library, and threads that draw, use the modules.
 */
export async function bundleCommandLine() {
  const { metafile } = await build({
    entryPoints: ['dist/cli/main.js'],
    outdir: MADE,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: BESIDE,
    plugins: [whereItWas, nodesBrotli],
    // Libraries of the older kind ask for modules of Node as they always did.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  rmSync('dist/cli', { recursive: true });
  renameSync(MADE, 'dist/cli');
  writeFileSync('dist/cli/LICENCES.txt', licencesOf(Object.keys(metafile.inputs)));
}

/** Loaded when they are first asked for: what is required by the name that esbuild knows is bundled, and still waits. */
const LATER = /\brequire\('(?:fontkit|saxes)'\)/;

/** A module that asks where it is, to find what lies beside it, is told where it was. */
const whereItWas = {
  name: 'where-it-was',
  setup(builder) {
    builder.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const inside = relative(resolve('dist'), path).split(sep).join('/');
      if (inside.startsWith('..')) return undefined;
      const url = `new URL(${JSON.stringify(join('..', inside))}, import.meta.url).href`;
      const text = readFileSync(path, 'utf8');
      const own = LATER.test(text) ? text.replace(/const require = .*\n/, '') : text;
      return { contents: own.replaceAll('import.meta.url', url), loader: 'js' };
    });
  },
};

/** What opens fonts brings a Brotli of its own with a megabyte of tables, which Node has built in. */
export const nodesBrotli = {
  name: 'nodes-brotli',
  setup(builder) {
    builder.onResolve({ filter: /^brotli\/decompress\.js$/ }, () => ({ path: 'brotli', namespace: 'node' }));
    builder.onLoad({ filter: /./, namespace: 'node' }, () => ({
      contents: `export { brotliDecompressSync as default } from 'node:zlib';`,
    }));
  },
};
