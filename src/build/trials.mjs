import { readFileSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { nodesBrotli } from './command-line.mjs';
import { licencesOf } from './licences.mjs';

const SCRIPTS = [
  'render/core/font-worker',
  'render/pictures/pdf-worker',
  'render/pictures/svg/drawing-worker',
];

/**
 * Bundles the scripts that process untrusted files, each with its libraries: the sandboxed process needs to read no
 * other file of the tool.
 */
export async function bundleTrials() {
  const { metafile } = await build({
    entryPoints: SCRIPTS.map((name) => `dist/${name}.js`),
    outbase: 'dist',
    outdir: 'dist',
    allowOverwrite: true,
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [requiredLibraries, givenLibrary, nodesBrotli],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeFileSync('dist/render/trials.licences.txt', licencesOf(Object.keys(metafile.inputs)));
}

/** A module that creates its own `require` hides its dependencies from esbuild, so that line is removed. */
const requiredLibraries = {
  name: 'required-libraries',
  setup(builder) {
    builder.onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(resolve('dist') + sep)) return undefined;
      const text = readFileSync(path, 'utf8');
      return { contents: text.replace(/^const require = .*\n/m, ''), loader: 'js' };
    });
  },
};

/** A native library can't be bundled: the process gets the candidate files as arguments. */
const givenLibrary = {
  name: 'given-library',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]@resvg[\\/]resvg-js[\\/]js-binding\.js$/ }, () => ({
      contents: `
        let failure = new Error('no compiled library of @resvg/resvg-js is installed for this platform');
        const load = (file) => {
          const library = { exports: {} };
          try {
            process.dlopen(library, file);
            return library.exports;
          } catch (cause) {
            failure = cause;
          }
        };
        const found = process.argv.slice(2).filter((file) => file.endsWith('.node')).reduce((loaded, file) => loaded ?? load(file), undefined);
        if (found === undefined) throw failure;
        module.exports = found;`,
      loader: 'js',
    }));
  },
};
