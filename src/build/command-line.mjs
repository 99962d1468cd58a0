/**
 * Bundles the command line into a few files in `dist/cli`, which replace the compiled modules there. Entry point:
 * `bundleCommandLine`.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

const MADE = 'dist/cli-bundled';

/**
 * Not bundled: packages that load native code or files of their own, or that are rarely needed and whose licence asks
 * for unchanged copies.
 */
const BESIDE = ['@resvg/resvg-js', 'esbuild', 'satori', 'chokidar', '@jitl/quickjs-wasmfile-release-sync'];

/**
 * Bundles the command line with the libraries that it always needs: finding and opening some 500 modules takes longer
 * than checking a deck. Library users and rendering threads use the unbundled modules.
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
    // CommonJS libraries call `require` for Node's own modules.
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

/** Lazily loaded packages: calls of the `require` that esbuild knows are bundled, but still run only on first use. */
const LATER = /\brequire\('(?:fontkit|saxes)'\)/;

/** Replaces `import.meta.url` with the original location of a module, so that it finds the files next to it. */
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

/** Replaces the Brotli decoder of the font library, with its megabyte of tables, by the one built into Node. */
export const nodesBrotli = {
  name: 'nodes-brotli',
  setup(builder) {
    builder.onResolve({ filter: /^brotli\/decompress\.js$/ }, () => ({ path: 'brotli', namespace: 'node' }));
    builder.onLoad({ filter: /./, namespace: 'node' }, () => ({
      contents: `export { brotliDecompressSync as default } from 'node:zlib';`,
    }));
  },
};
