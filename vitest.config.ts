import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Nothing here changes what modules share, and loading them anew for each file would take most of the time.
    isolate: false,
    maxWorkers: '100%',
  },
});
