import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that no worker is left alone with it in the end. */
const LONGEST = [
  'verify/sabotage/sabotage.long',
  'verify/all-probes.long',
  'kill/kill.long',
  'studio/gallery.long',
  'deck/fuzz.long',
  'render/flex.long',
  'language/vocabulary.long',
  'deck/bad-decks',
];

/** Where tests keep what commands keep for whoever uses this machine. */
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

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // What is kept for whoever uses this machine is none of a test's business.
    env: { XDG_CONFIG_HOME: join(HOME, 'config'), XDG_CACHE_HOME: join(HOME, 'cache') },
    setupFiles: ['test/trusting.ts'],
    globalSetup: ['test/tidy-home.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Nothing here changes what modules share, and loading them anew for each file would take most of the time.
    isolate: false,
    maxWorkers: '100%',
    // Tests make much that is gone at once: with more room for it, an eighth less of the processor is needed. And most of
    // what they call is done before it has paid to compile it together with all that it calls.
    execArgv: ['--max-semi-space-size=64', '--max-inlined-bytecode-size-cumulative=100'],
    sequence: { sequencer: LongestFirst },
  },
});
