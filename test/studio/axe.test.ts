import axe from 'axe-core';
import { describe, expect } from 'vitest';
import { useStudio } from './running.js';

const VIEWS = ['#/', '#/card/bitten-by-a-badger', '#/stacks', '#/problems', '#/proof'];

const onStudio = useStudio();

describe('axe finds nothing to complain of', () => {
  for (const theme of ['dark', 'light'] as const)
    for (const hash of VIEWS)
      onStudio(
        `in ${hash}, ${theme}`,
        async ({ page }) => {
          await page.locator('main').waitFor();
          await page.evaluate(axe.source);
          const found = (await page.evaluate(
            "axe.run().then(({ violations }) => violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 3).join(' ')))",
          )) as string[];
          expect(found).toEqual([]);
        },
        {
          hash,
          screen: { viewport: { width: 1280, height: 900 }, locale: 'en-GB', colorScheme: theme },
        },
      );
});
