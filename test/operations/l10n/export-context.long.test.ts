import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { folderOf, open, read, SMALL } from '../../support/l10n/decks.js';
import { shroudHere } from '../../support/shroud-here.js';
import { lacks, run, withTools } from '../../support/tools.js';

const FORMATS = Object.keys(exchanges) as ExchangeName[];

const DECK = {
  ...SMALL,
  'cards/base/cards.yaml': [
    'modifiers:',
    '  pursued-by-poodles:',
    '    title: Pursued by Poodles',
    '    device: alliteration',
    '    flavour: No character deserves them, nor an untimely death by Beast.',
    '    pathos: { top: -10, middle: 5 }',
    '    icon: beast',
    '    effects: { immediate: [discard: 1] }',
    '    notes: The first card',
    '      that anybody plays.',
    '',
  ].join('\n'),
  'cards/base/text/it.yaml': 'pursued-by-poodles: { title: Inseguiti dai barboncini }\n',
  'cards/rules/en.yaml': [
    'TURN-1: { heading: Your turn, text: A turn is two plays., short: Two plays. }',
    'TURN-2: { text: A story., aside: true }',
    'VIS-1: Only what can be seen counts.',
    '',
  ].join('\n'),
};

/** The notes on each text of a file, whatever its format. */
function notesIn(format: ExchangeName, text: string): Map<string, string> {
  const found = {
    po: () =>
      [...text.matchAll(/((?:#\. .*\n)+)(?:#,.*\n)?msgctxt "(.*)"/g)].map(([, notes = '', id = '']) => [
        id,
        notes.replaceAll('#. ', ''),
      ]),
    xliff: () =>
      [...text.matchAll(/id="(.*?)"[\s\S]*?<note>([\s\S]*?)<\/note>/g)].map(([, id = '', notes = '']) => [
        id,
        notes.replaceAll('&quot;', '"'),
      ]),
    csv: () =>
      text
        .split('\r\n')
        .map((row) => [row.split(',')[0] ?? '', row.replaceAll(' · ', '\n').replaceAll('""', '"')]),
  }[format]();
  return new Map(found as [string, string][]);
}

describe.each(FORMATS)('a translator reads in a %s file', (format) => {
  const notes = () => notesIn(format, exportTranslations(open(folderOf(DECK)), 'it', format));

  it('what the card does in that language, its pathos and icons, and what the designer noted', () => {
    for (const field of ['title', 'flavour']) {
      const said = notes().get(`pursued-by-poodles.${field}`);
      expect(said).toContain('The card does: Scarta 1 carta.');
      expect(said).toContain('Pathos: top −10, middle +5. Icons: bottom Bestia.');
      expect(said).toContain('The designer notes: The first card that anybody plays.');
      expect(said).toContain('Picture: output/render/it/pursued-by-poodles.png');
    }
  });

  it('the terms of the glossary in the sentence, and the device of the title', () => {
    expect(notes().get('pursued-by-poodles.flavour')).toContain(
      'Terms: untimely death = morte prematura, character = personaggio, Beast = Bestia.',
    );
    expect(notes().get('pursued-by-poodles.title')).toContain('The title plays with: alliteration.');
    expect(notes().get('pursued-by-poodles.flavour')).not.toContain('alliteration');
    expect(notes().get('TURN-1.text')).toMatch(/Terms: .*turn = turno/);
  });

  it('how many characters fit on the card', () => {
    expect(notes().get('pursued-by-poodles.title')).toMatch(/Room for about \d+ characters on its line\./);
    expect(notes().get('pursued-by-poodles.flavour')).toMatch(
      /Room for about \d+ characters below what the card does/,
    );
  });

  it('what is in the rulebook, for what it is', () => {
    expect(notes().get('TURN-1.heading')).toContain(
      'rulebook, heading of a section: a few words, on one line of a column',
    );
    expect(notes().get('TURN-1.short')).toContain('in short, for reference cards');
    expect(notes().get('TURN-2.text')).toContain(
      'rulebook, in the section "Your turn": a story or an example, set apart in a box',
    );
    expect(notes().get('VIS-1.text')).not.toContain('card');
  });
});

describe('names of icons that a regular expression would stumble over', () => {
  it.each(['(', '[a-', '*', 'a{2}|\\', '(Beast+)+$', '.'])('are matched as plain text: %s', (name) => {
    const files = {
      ...DECK,
      'cards/words/en.yaml': `icons: { beast: ${JSON.stringify(name)} }\n`,
      'cards/words/it.yaml': 'icons: { beast: Bestia }\n',
    };
    expect(exportTranslations(open(folderOf(files)), 'it', 'po')).not.toContain(`${name} = Bestia`);
  });
});

describe('the room that a translator has', () => {
  const most = (folder: string, context: string) =>
    Number(
      /Room for about (\d+)/.exec(
        notesIn('po', exportTranslations(open(folder), 'it', 'po')).get(context) ?? '',
      )?.[1],
    );
  const withFlavour = (letters: number) => {
    const text = 'Erano piccoli e tanti, '.repeat(40).slice(0, letters - 1);
    return { ...DECK, 'cards/base/text/it.yaml': `pursued-by-poodles: { flavour: "${text}." }\n` };
  };
  const overflows = async (letters: number) => {
    const { report } = await openWorkspace(folderOf(withFlavour(letters))).checked();
    return report.diagnostics.some(({ code }) => code === 'TEXT_OVERFLOW');
  };

  it('is there: a flavour of that length fits, one half as long again does not', async () => {
    const room = most(folderOf(withFlavour(60)), 'pursued-by-poodles.flavour');
    expect(await overflows(Math.floor(room * 0.95))).toBe(false);
    expect(await overflows(Math.ceil(room * 1.3) + 60)).toBe(true);
  });
});

describe('the header of a PO file', () => {
  withTools('passes msgfmt --check without a warning', lacks('msgfmt'), () => {
    const folder = folderOf(DECK);
    writeFileSync(join(folder, 'it.po'), exportTranslations(open(folder), 'it', 'po'));
    expect(run('msgfmt', ['--check', '-o', '/dev/null', join(folder, 'it.po')])).toEqual({
      status: 0,
      said: '',
    });
  });

  it('has who translated last and when, as the last import had it', () => {
    const folder = folderOf(DECK);
    const sent = exportTranslations(open(folder), 'it', 'po');
    const signed = sent
      .replace(/PO-Revision-Date: .*\\n/, 'PO-Revision-Date: 2026-03-01 12:00+0100\\n')
      .replace(/Last-Translator: .*\\n/, 'Last-Translator: Ada Poe <ada@poe.it>\\n');
    importTranslations(open(folder), 'it.po', Buffer.from(signed));
    expect(exportTranslations(open(folder), 'it', 'po')).toBe(signed);
    expect(read(folder, 'cards/l10n.lock.yaml')).toContain('Ada Poe <ada@poe.it>');
    // A file without a signature does not take it away.
    importTranslations(open(folder), 'it.po', Buffer.from(sent));
    expect(exportTranslations(open(folder), 'it', 'po')).toBe(signed);
  });
});

describe('shroud l10n export --out', () => {
  it('puts the pictures that it names beside the file', async () => {
    const folder = folderOf(DECK);
    const out = join(folder, 'sent');
    const { code, out: said } = await shroudHere([
      'l10n',
      'export',
      '--lang',
      'it',
      '--out',
      out,
      '--deck',
      folder,
    ]);
    expect(code).toBe(0);
    expect(said).toContain(`Wrote 2 pictures to ${join(out, 'pictures', 'it')}.`);
    const text = read(out, 'small-it.po');
    const named = [...text.matchAll(/Picture: (.*)/g)].map(([, path = '']) => path);
    expect(new Set(named).size).toBe(2);
    for (const path of named) expect(existsSync(join(out, path)), path).toBe(true);
    expect(readdirSync(join(out, 'pictures/it')).sort()).toEqual(['a-toast.png', 'pursued-by-poodles.png']);
  });
});
