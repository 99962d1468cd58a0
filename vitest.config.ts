import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that no worker is left alone with it in the end. */
const LONGEST = [
  'mutation/sabotage.long',
  'verify/probes/all-probes.long',
  'kill/kill.long',
  'studio/page/gallery.long',
  'deck/load/damaged-files.long',
  'hostile/hostile.long',
  'verify/probes/probe-cache.long',
  'render/flex/flex.long',
  'verify/report/page-in-browser.long',
  'package/package.long',
  'language/all-clauses.long',
  'cli/commands/render-and-print',
  'cli/program',
  'verify/games/play-chunk',
  'render/opacity',
  'deck/bad-decks',
];

/** Where tests store what commands store for the user of this machine. */
export const HOME = join(tmpdir(), `shroud-tests-${process.pid}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

const [SRC, DIST] = ['src/', 'dist/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url))) as [
  string,
  string,
];

/**
 * With `--mode built`, what tests import from `src/` is what the build has made of it: that is what ships, and nothing
 * of it has to be compiled again. Both suites begin with the build.
 */
const built: Plugin = {
  name: 'built',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return null;
    const path = resolve(dirname(importer), source);
    if (!path.startsWith(SRC)) return null;
    const made = DIST + path.slice(SRC.length);
    return existsSync(made) ? { id: made, external: true } : null;
  },
};

export default defineConfig(({ mode }) => ({
  plugins: mode === 'built' ? [built] : [],
  test: {
    include: ['test/**/*.test.ts'],
    // A test must not see what is stored for the user of this machine.
    env: { XDG_CONFIG_HOME: join(HOME, 'config'), XDG_CACHE_HOME: join(HOME, 'cache') },
    globalSetup: ['test/support/tidy-home.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Nothing here changes what modules share, and loading them again for each file would take most of the time.
    isolate: false,
    maxWorkers: '100%',
    // Tests make much that is gone at once: with more room for it, an eighth less of the processor is needed. And most of
    // what they call is done before it has paid to compile it together with all that it calls.
    execArgv: ['--max-semi-space-size=64', '--max-inlined-bytecode-size-cumulative=100'],
    sequence: { sequencer: LongestFirst },
  },
}));
