import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that no worker is left alone with it in the end. */
const LONGEST = [
  'verify/sabotage/sabotage',
  'deck/fuzz',
  'verify/page-in-browser',
  'package/package',
  'language/vocabulary',
  'engine/bots',
  'cli/cli',
];

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
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Nothing here changes what modules share, and loading them anew for each file would take most of the time.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
