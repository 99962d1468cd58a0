import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PHRASES } from '../../src/language/phrases/phrases.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { folderOf, read, SMALL } from '../support/l10n/decks.js';
import { shroudHere } from '../support/shroud-here.js';

const l10n = (folder: string, ...args: string[]) => shroudHere(['l10n', ...args, '--deck', folder]);
const GERMAN = {
  ...SMALL,
  'shroud.yaml': SMALL['shroud.yaml']?.replace('[en, it, pl]', '[en, it, de]') ?? '',
};
const WORDS = 'cards/words/de.yaml';

/** What a translator fills in: the text of one entry of a PO file. */
function filledIn(po: string, context: string, translation: string): string {
  const entry = new RegExp(
    `(msgctxt "${context.replaceAll('.', '\\.')}"\n(?:msgid|")(?:.|\n)*?\nmsgstr )""\n`,
  );
  expect(po).toMatch(entry);
  return po.replace(entry, (_, before: string) => `${before}${JSON.stringify(translation)}\n`);
}

async function delivered(folder: string, texts: Readonly<Record<string, string>>) {
  let po = (await l10n(folder, 'export', '--lang', 'de')).out;
  for (const [context, text] of Object.entries(texts)) po = filledIn(po, context, text);
  writeFileSync(join(folder, 'de.po'), po);
  return l10n(folder, 'import', join(folder, 'de.po'));
}

describe('phrases and lexicon', () => {
  it('of a language that the tool does not know are all for the translator, with what each is for', async () => {
    const { out } = await l10n(folderOf(GERMAN), 'export', '--lang', 'de');
    for (const key of PHRASES.filter((key) => key !== 'whoever.you')) {
      expect(out).toContain(`msgctxt "words.phrases.${key}"`);
    }
    expect(out).toContain('msgctxt "words.nouns.card.forms.base.one"\nmsgid "card"');
    expect(out).toContain('msgctxt "words.verbs.draw.imperative"\nmsgid "draw"');
    expect(out).toContain('msgctxt "words.icons.duck"\nmsgid "Duck"');
    expect(out).toContain('#. phrase: draw $count cards');
  });

  it('of a language that the tool knows are not, but for those that the deck says otherwise', async () => {
    expect((await l10n(folderOf(GERMAN), 'export', '--lang', 'it')).out).not.toContain('words.');
    const folder = folderOf({ ...GERMAN, 'cards/words/it.yaml': 'icons: { duck: Papera }\n' });
    const { out } = await l10n(folder, 'export', '--lang', 'it');
    expect(out.match(/msgctxt "words\..*"/g)).toEqual(['msgctxt "words.icons.duck"']);
    expect(out).toContain('msgid "Duck"\nmsgstr "Papera"');
  });

  it('are asked for again in every language when the deck changes them in the source language', async () => {
    const folder = folderOf({ ...GERMAN, 'cards/words/en.yaml': 'icons: { duck: Drake }\n' });
    const { out } = await l10n(folder, 'export', '--lang', 'it');
    expect(out).toContain('msgctxt "words.icons.duck"\nmsgid "Drake"\nmsgstr ""');
  });

  it('come back into a file of words, and go out the same', async () => {
    const folder = folderOf(GERMAN);
    const texts = {
      'words.phrases.draw': '{$form :verb key=draw} {$count :count key=card case=base}',
      'words.verbs.draw.imperative': 'ziehe',
      'words.nouns.card.forms.base.one': 'Karte',
      'words.icons.duck': 'Ente',
    };
    const { code, out } = await delivered(folder, texts);
    expect(out).toContain(`de: 4 translations changed, 0 unchanged. Wrote ${WORDS}`);
    expect(code).toBe(0);
    expect(parse(read(folder, WORDS))).toEqual({
      nouns: { card: { forms: { base: { one: 'Karte' } } } },
      icons: { duck: 'Ente' },
      verbs: { draw: { imperative: 'ziehe' } },
      phrases: { draw: texts['words.phrases.draw'] },
    });
    expect((await l10n(folder, 'export', '--lang', 'de')).out).toBe(read(folder, 'de.po'));
    expect((await l10n(folder, 'status')).out).toMatch(
      /^words de: 4 fresh, 0 stale, \d+ missing, 0 orphan$/m,
    );
  });

  it('are added to the file, and its comments and order are kept', async () => {
    const words = [
      '# Wörter',
      'language: de',
      'nouns:',
      '  card: { gender: f, forms: { nom: { one: Karte } } } # feminin',
      'verbs:',
      '  draw:',
      '    imperative: zieh # kurz',
      '',
    ].join('\n');
    const folder = folderOf({ ...GERMAN, [WORDS]: words });
    const texts = { 'words.nouns.card.forms.nom.other': 'Karten', 'words.verbs.draw.other': 'zieht' };
    expect((await delivered(folder, texts)).code).toBe(0);
    expect(read(folder, WORDS)).toBe(
      words
        .replace('one: Karte }', 'one: Karte, other: Karten }')
        .replace('zieh # kurz\n', 'zieh # kurz\n    other: zieht\n'),
    );
  });

  it('of a noun that the deck renames are asked for in all cases of the other language', async () => {
    const nouns = 'nouns:\n  modifier: { forms: { base: { one: topping, other: toppings } } }\n';
    const languages = SMALL['shroud.yaml']?.replace('it, pl', 'es, pl') ?? '';
    const folder = folderOf({ ...SMALL, 'shroud.yaml': languages, 'cards/words/en.yaml': nouns });
    const { out } = await l10n(folder, 'export', '--lang', 'es');
    const asked = [...out.matchAll(/msgctxt "words\.nouns\.modifier\.forms\.(.*)"/g)].map(([, form]) => form);
    const { forms } = builtInWords('es').nouns.modifier ?? {};
    expect(asked).toEqual(
      Object.entries(forms ?? {}).flatMap(([name, all]) =>
        Object.keys(all).map((number) => `${name}.${number}`),
      ),
    );
    expect(asked).toContain('top.one');
    expect(out).toContain(
      [
        '#. noun "modifier", form "top", for 1, as in "la carta de modificadores superior"',
        '#. The source has 7 characters.',
        'msgctxt "words.nouns.modifier.forms.top.one"',
        'msgid "topping"',
        'msgstr ""',
      ].join('\n'),
    );
    expect(out).not.toMatch(/msgctxt "words.*"\nmsgid ""/);
  });

  it('of a noun are asked for in the cases that phrases of the language use', async () => {
    const folder = folderOf(GERMAN);
    const phrase = '{$form :verb key=draw} {$count :count key=card case=acc}';
    expect((await delivered(folder, { 'words.phrases.draw': phrase })).code).toBe(0);
    const { out } = await l10n(folder, 'export', '--lang', 'de');
    expect(out).toContain(
      '#. noun "card", form "acc", for 0, 2, 3 …; phrases ask for it by case=acc\n' +
        '#. The source has 5 characters.\nmsgctxt "words.nouns.card.forms.acc.other"\nmsgid "cards"\n',
    );
  });

  it('that lose what must be said, or ask for what is not given, are refused', async () => {
    const folder = folderOf(GERMAN);
    const { err, code } = await delivered(folder, {
      'words.phrases.draw': '{$form :verb key=draw} Karten',
      'words.phrases.recover': '{$form :verb key=take} {$what :parts} {$waht}',
      'words.phrases.search': '{$form :verb key=search} {$what',
      'words.icons.duck': 'Ente',
    });
    expect(code).toBe(1);
    expect(err).toContain('It does not say $count.');
    expect(err).toContain('It asks for $waht, which this phrase is never given.');
    expect(err).toContain('It is not MessageFormat');
    expect(parse(read(folder, WORDS))).toEqual({ icons: { duck: 'Ente' } });
  });

  it('are stale when their source has changed, until they are accepted', async () => {
    const folder = folderOf(GERMAN);
    await delivered(folder, { 'words.icons.duck': 'Ente' });
    const changed = join(folder, 'cards/words/en.yaml');
    writeFileSync(changed, 'icons: { duck: Drake }\n');
    expect((await l10n(folder, 'status')).out).toMatch(/^words de: 0 fresh, 1 stale/m);
    expect((await l10n(folder, 'accept', '--lang', 'de', 'words.icons.duck')).code).toBe(0);
    expect((await l10n(folder, 'status')).out).toMatch(/^words de: 1 fresh, 0 stale/m);
  });

  it("--with-phrases: those that the tool brings along go out, too, and what is mended becomes the deck's own", async () => {
    const folder = folderOf(GERMAN);
    const { out } = await l10n(folder, 'export', '--lang', 'it', '--with-phrases');
    // A language may leave out what others must say.
    const phrases = Object.entries(builtInWords('it').phrases).filter(([, phrase]) => phrase !== '');
    expect(phrases.length).toBeGreaterThan(100);
    for (const [key] of phrases) expect(out).toContain(`msgctxt "words.phrases.${key}"`);
    expect(out).toContain('msgctxt "words.icons.duck"\nmsgid "Duck"\nmsgstr "Anatra"');
    const mended = out
      .replace('msgstr "Anatra"', 'msgstr "Papera"')
      .replace(/(msgctxt "words.nouns.card.forms.base.one"\nmsgid ".*"\nmsgstr )"carta"/, '$1"cartolina"');
    writeFileSync(join(folder, 'it.po'), mended);
    const taken = await l10n(folder, 'import', join(folder, 'it.po'));
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(taken.out).toContain('it: 2 translations changed');
    expect(parse(read(folder, 'cards/words/it.yaml'))).toEqual({
      nouns: { card: { forms: { base: { one: 'cartolina' } } } },
      icons: { duck: 'Papera' },
    });
    expect((await l10n(folder, 'export', '--lang', 'it', '--with-phrases')).out).toBe(mended);
    expect(read(folder, 'cards/l10n.lock.yaml').match(/words\./g)).toHaveLength(2);
  });
});
