import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFileStart } from '../../../src/diagnostics/index.js';
import { getFontMetrics } from '../../../src/render/core/font-metrics.js';
import { readFonts } from '../../../src/render/core/read-fonts.js';
import { UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import type { Target } from '../target.js';

const SOUND = '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';

/** A deck's own font: it is refused, or words can be set in it. */
export const fonts: Target = {
  name: 'fonts',
  few: 1,
  seeds: () => [readFileSync(createRequire(import.meta.url).resolve(SOUND))],
  read(bytes) {
    const folder = mkdtempSync(join(tmpdir(), 'shroud-font-'));
    try {
      writeFileSync(join(folder, 'own.ttf'), bytes);
      const use = (file: string) => ({ family: 'F', files: [{ file, weight: 400 }] });
      const theme = {
        value: { fonts: { title: use(SOUND), text: use('own.ttf') } },
        at: () => toFileStart('theme.yaml'),
      };
      const read = readFonts(
        theme as unknown as Parameters<typeof readFonts>[0],
        folder,
        new UntrustedBudget(),
      );
      for (const font of read.fonts) getFontMetrics(font).width('Pursued by Poodles, officially');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
