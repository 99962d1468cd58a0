import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listPrints, printRulebook } from '../../../src/operations/print/print-cards.js';
import { renderCards } from '../../../src/operations/render/render-cards.js';
import { InvalidDeckError } from '../../../src/workspace/errors.js';
import { type OpenDeck, requireValidSource } from '../../../src/workspace/open-deck.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const POT_LUCK = fileURLToPath(new URL('../../fixtures/pot-luck', import.meta.url));

/** Opens a copy of it, with more text. */
function unfinished(text = ''): OpenDeck {
  const folder = temporaryFolder();
  for (const part of ['shroud.yaml', 'cards', 'templates'])
    cpSync(join(POT_LUCK, part), join(folder, part), { recursive: true });
  if (text !== '') {
    const file = join(folder, 'cards/menu/dishes.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Scrape it', text));
  }
  return openWorkspace(folder).opened;
}

describe('a deck whose German lacks phrases', () => {
  it('has errors in German only', () => {
    const { report } = unfinished();
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(new Set(errors.map(({ code, span }) => `${code} ${span.file}`))).toEqual(
      new Set(['WORDS_MISSING cards/words/de.yaml']),
    );
  });

  it.each(['en', 'es', 'pl'])('is printed in %s meanwhile', async (language) => {
    const opened = unfinished();
    expect(listPrints(opened, { languages: [language] }).length).toBeGreaterThan(0);
    const written: string[] = [];
    const disk = { write: (name: string) => void written.push(name), sum: () => undefined };
    await printRulebook(opened, { languages: [language], disk });
    expect(written.length).toBeGreaterThan(0);
  });

  it('is rendered and verified in its source language', async () => {
    const opened = unfinished();
    const names: string[] = [];
    for await (const { name } of renderCards(opened, { type: 'svg' })) names.push(name);
    expect(names.length).toBe(6);
    expect(requireValidSource(opened).deck.languages).toContain('de');
  });

  it('is not printed in German, or in all languages', () => {
    const opened = unfinished();
    expect(() => listPrints(opened, { languages: ['de'] })).toThrow(InvalidDeckError);
    expect(() => listPrints(opened, { languages: ['en', 'de'] })).toThrow(InvalidDeckError);
  });

  it('has its texts in the other languages measured by check', async () => {
    const { report } = await unfinished('Scrape it off the pan, '.repeat(40)).workspace.checked();
    const long = report.diagnostics.filter(({ code }) => code === 'TEXT_OVERFLOW');
    expect(long.map(({ span }) => span.file)).toContain('cards/menu/dishes.yaml');
  });
});
