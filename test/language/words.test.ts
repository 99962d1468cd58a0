import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { PHRASES } from '../../src/language/phrases/phrases.js';
import { cardText, cardTextWithSources } from '../../src/language/sentences/card-text.js';
import { builtInWords, wordsFor } from '../../src/services/built-in-words.js';
import { STORY_ICONS } from '../../src/vocabulary/icons.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { STARTER } from '../support/places.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** The starter deck with a sixth language, German, of which it knows so much. */
function withGerman(words: string): string {
  const folder = temporaryFolder();
  cpSync(STARTER, folder, { recursive: true });
  const settings = readFileSync(join(folder, 'shroud.yaml'), 'utf8').replace('[en, it]', '[en, it, de]');
  writeFileSync(join(folder, 'shroud.yaml'), settings);
  if (words !== '') {
    mkdirSync(join(folder, 'cards/words'));
    writeFileSync(join(folder, 'cards/words/de.yaml'), words);
  }
  return folder;
}

const lacks = (folder: string) => {
  const { report } = openWorkspace(folder).opened;
  return report.diagnostics.filter(({ code }) => code === 'WORDS_MISSING');
};

/** The phrases that the cards of the starter deck use in a language. */
function usedInStarter(language: string): ReadonlySet<string> {
  const { deck } = openWorkspace(STARTER).opened;
  if (deck === undefined) throw new Error('no deck');
  const formatter = new PhraseFormatter(wordsFor(deck, language));
  const sentences = Object.values(deck.cards).flatMap((card) => cardTextWithSources(deck, card, formatter));
  const sources = sentences.flatMap(({ sources = [] }) => sources);
  return new Set(sources.flatMap((source) => /^phrase (.+)$/.exec(source)?.[1] ?? []));
}

describe('a sixth language, German, without a change of the tool', () => {
  it('begins by lacking everything, which is reported once, with the place to add it', () => {
    const found = lacks(withGerman(''));
    expect(found.length).toBe(1);
    expect(found[0]).toMatchObject({
      message: expect.stringMatching(/^German: /),
      hint: expect.stringContaining('cards/words/de.yaml'),
    });
    expect(found[0]?.span.file).toBe('shroud.yaml');
  });

  it('once begun, lacks the phrases that the cards of the deck need and the names of icons, and no others', () => {
    const found = lacks(withGerman('icons: {}\n')).map(({ message }) => message);
    const phrases = found.flatMap((message) => /The phrase "(.+)" is missing/.exec(message)?.[1] ?? []);
    const used = usedInStarter('en');
    expect(phrases.filter((key) => !used.has(key))).toEqual([]);
    expect(phrases).toContain('draw');
    expect(phrases).not.toContain('swapHands');
    expect(found.length).toBe(phrases.length + STORY_ICONS.length);
  });

  it('words every card once it has what was asked for, without the phrases of other verbs', () => {
    const { nouns, verbs, icons, phrases } = builtInWords('en');
    const written: Record<string, string> = {};
    // A new phrase may need others: the "or" between kinds of card, say.
    for (let round = 0; round < 3; round++) {
      const folder = withGerman(JSON.stringify({ language: 'de', nouns, verbs, icons, phrases: written }));
      for (const { message } of lacks(folder)) {
        const key = /The phrase "(.+)" is missing/.exec(message)?.[1] ?? '';
        written[key] = phrases[key as keyof typeof phrases] ?? '';
      }
    }
    expect(Object.keys(written).length).toBeLessThan(PHRASES.length / 2);
    const folder = withGerman(JSON.stringify({ language: 'de', nouns, verbs, icons, phrases: written }));
    const { deck, report } = openWorkspace(folder).opened;
    expect(report.errors).toBe(0);
    if (deck === undefined) throw new Error('no deck');
    const say = (language: string) => {
      const formatter = new PhraseFormatter(wordsFor(deck, language));
      return Object.values(deck.cards).map((card) => cardText(deck, card, formatter));
    };
    expect(say('de')).toEqual(say('en'));
  });

  it('needs no phrase for a clause that is worded by hand', () => {
    const folder = withGerman('icons: {}\n');
    const file = join(folder, 'cards/first/toast.yaml');
    const missing = () => lacks(folder).map(({ message }) => message);
    const events = (wording: string) =>
      `events: { a-toast: { title: A Toast, effects: { immediate: [{ swapHands: opponent }] }${wording} } }\n`;
    writeFileSync(file, events(''));
    expect(missing()).toContain('German: The phrase "swapHands" is missing.');
    writeFileSync(file, events(', wording: { de: { immediate.0: "Tauscht die Karten mit jemandem." } }'));
    expect(missing()).not.toContain('German: The phrase "swapHands" is missing.');
  });

  it('lacks exactly what was not written yet, down to a plural form', () => {
    const folder = withGerman(`phrases:
  draw: "{$form :verb key=draw} {$count :count key=card case=acc}"
  sentence.imperative: "{$predicate :parts}."
nouns:
  card: { gender: f, forms: { acc: { one: Karte } } }
verbs:
  draw: { imperative: zieh, you: du ziehst, other: zieht }
icons: { beast: Bestie, death: Tod, duck: Ente, goblet: Kelch, lucre: Mammon, marriage: Ehe }
`);
    const messages = lacks(folder).map(({ message }) => message);
    expect(messages).toContain('German: The form "acc other" of the noun "card" is missing.');
    expect(messages).toContain('German: The form "infinitive" of the verb "draw" is missing.');
    const begun = lacks(withGerman('icons: {}\n')).length - STORY_ICONS.length;
    expect(messages.filter((message) => message.includes('phrase')).length).toBe(begun - 2);
    expect(messages.length).toBe(begun - 2 + 2);
  });

  it('reports a phrase that would be looked for without end', () => {
    const folder = withGerman(`phrases:
  owned.opponents: |-
    .input {$person :string}
    .input {$role :string}
    .input {$count :number}
    .match $person $role $count
    self each one {{eigene}}
    self * one {{deine}}
    * * * {{von dir}}
`);
    expect(lacks(folder)).toContainEqual(
      expect.objectContaining({
        message:
          'German: The phrase "owned.opponents" has nothing to choose where nothing else fits behind "self *".',
        hint: expect.stringContaining('Add the variant: self * * {{…}}.'),
      }),
    );
  });

  it('is warned of a phrase that nothing asks for', () => {
    const { report } = openWorkspace(withGerman('phrases: { drwa: zieh }\n')).opened;
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'PHRASE_UNKNOWN', hint: 'Did you mean "draw"?' }),
    );
  });

  it('says what cards do as soon as it lacks nothing', () => {
    const english = builtInWords('en');
    const folder = withGerman(
      JSON.stringify({
        ...english,
        language: 'de',
        phrases: {
          ...english.phrases,
          draw: '{$form :verb key=draw} {$count :count key=card case=base} (deutsch)',
        },
      }),
    );
    const { deck, report } = openWorkspace(folder).opened;
    expect(report.errors).toBe(0);
    if (deck === undefined) throw new Error('no deck');
    const card = deck.cards['courted-by-a-count'];
    const text = card && cardText(deck, card, new PhraseFormatter(wordsFor(deck, 'de')));
    expect(text?.map(({ parts }) => plain(parts))).toEqual(['Draw 2 cards (deutsch).']);
  });
});

describe('a wording by hand', () => {
  const withWording = (template: string) => {
    const folder = temporaryFolder();
    cpSync(STARTER, folder, { recursive: true });
    const file = join(folder, 'cards/first/fortunes.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '        - draw: 2\n',
        `        - draw: 2\n    wording:\n      en: { immediate.0: ${JSON.stringify(template)} }\n`,
      ),
    );
    return openWorkspace(folder).opened;
  };

  it('takes the place of the phrase, over the same slots', () => {
    const { deck } = withWording('Draw {$count :count key=card case=base}, though it hurts.');
    const card = deck?.cards['courted-by-a-count'];
    const text = deck && card && cardText(deck, card, new PhraseFormatter(builtInWords('en')));
    expect(text?.map(({ parts }) => plain(parts))).toEqual(['Draw 2 cards, though it hurts.']);
  });

  it('of a clause inside another is a part of the sentence around it', () => {
    const folder = temporaryFolder();
    cpSync(STARTER, folder, { recursive: true });
    const say = (clause: string, wording: string) => {
      const file = join(folder, 'cards/first/toast.yaml');
      const script = `effects: { immediate: [${clause}] }, wording: { en: ${wording} }`;
      writeFileSync(file, `events: { a-toast: { title: A Toast, ${script} } }\n`);
      const { deck, report } = openWorkspace(folder).opened;
      expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const card = deck?.cards['a-toast'];
      const text = deck && card && cardText(deck, card, new PhraseFormatter(builtInWords('en')));
      return text?.map(({ parts }) => plain(parts)).join(' ');
    };
    const draw = '"help yourself to {$count :count key=card case=base}."';
    expect(say('{ discard: 1, may: true, then: [{ draw: 2 }] }', `{ immediate.0.then.0: ${draw} }`)).toBe(
      'You may discard 1 card. If you do, help yourself to 2 cards.',
    );
    expect(
      say('{ discard: 1, may: true, otherwise: [{ draw: 2 }] }', `{ immediate.0.otherwise.0: ${draw} }`),
    ).toBe("You may discard 1 card. If you don't, help yourself to 2 cards.");
    expect(
      say(
        '{ choose: [[{ discard: 1 }], [{ draw: 2 }, { discard: 1 }]] }',
        `{ immediate.0.choose.1.0: ${draw} }`,
      ),
    ).toBe('Choose one: discard 1 card; or help yourself to 2 cards, then discard 1 card.');
  });

  it.each([
    ['Draw two cards.', 'The slot $count is missing'],
    ['Draw {$count :number} of {$kind :kinds case=base}.', 'There is no slot $kind'],
    ['Draw {$count', 'It is not MessageFormat'],
  ])('that parts from the script is an error: %s', (template, message) => {
    const { report } = withWording(template);
    const [one] = report.diagnostics.filter(({ code }) => code === 'WORDING_SLOTS');
    expect(one?.message).toContain(message);
    expect(one?.span.file).toBe('cards/first/fortunes.yaml');
  });
});
