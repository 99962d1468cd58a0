import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '../../src/language/languages.js';
import { lackingWords } from '../../src/language/phrases/lacking-words.js';
import { PHRASES } from '../../src/language/phrases/phrases.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { CATEGORIES } from '../../src/vocabulary/category.js';
import { RULES } from '../../src/vocabulary/files/deck-file.js';
import { SLOTS, STORY_ICONS } from '../../src/vocabulary/icons.js';
import {
  CARD_KEYS,
  CARD_KINDS,
  type CardKind,
  cardKinds,
  getKindFacts,
} from '../../src/vocabulary/kinds/index.js';
import { REGION_NAMES } from '../../src/vocabulary/region.js';
import { VERBS, type Verb } from '../../src/vocabulary/verbs/index.js';
import { engineMutants } from '../mutation/engine/index.js';

/**
 * What a new verb, kind of card or language owes where neither its definition nor the compiler can ask for it, in one
 * sentence each. The compiler asks for the rest; forty other tests would fail later, each of them about one of these.
 */

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(file(path), 'utf8');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is owed, of all that might be. */
type Debts = Readonly<Record<string, boolean>>;
const sentence = (what: string, debts: Debts) => {
  const owed = Object.keys(debts).filter((debt) => debts[debt]);
  return owed.length === 0 ? [] : [`${what} lacks: ${owed.join('; ')}`];
};

const mutants = Object.values(engineMutants).flat();
const printWords = Object.fromEntries(
  LANGUAGES.map((language) => [language, parse(read(`src/print/core/words/${language}.yaml`)).captions]),
) as Record<string, Record<string, unknown>>;
const effectsPage = read('docs/reference/effects.md');
const formatPage = read('docs/reference/card-format.md');

/** A trigger is said by `when.…` and `sentence.whenever`. */
const phrasesOf = (verb: Verb) =>
  PHRASES.filter((key) => key === verb || key.startsWith(`${verb}.`) || key === `sentence.${verb}`);

function verbOwes(verb: Verb): Debts {
  const place = kebab(verb);
  const folder = existsSync(file(`src/engine/lasting/${place}.ts`)) ? 'lasting' : 'verbs';
  const test = `test/engine/${folder}/${place}.test.ts`;
  const isBroken = mutants.some(
    ({ file, look }) => file === `verbs/${place}.ts` || look?.verbs?.includes(verb),
  );
  return {
    'a phrase in src/language/phrases/phrases.ts': phrasesOf(verb).length === 0,
    'a way to break it in test/mutation/engine': !isBroken,
    [test]: !existsSync(file(test)),
    'its paragraph in docs/reference/effects.md (npm run docs)': !effectsPage.includes(`\n### ${verb}\n`),
  };
}

const keyOf = (kind: CardKind) => CARD_KEYS.find((key) => cardKinds[key].kind === kind);

function kindOwes(kind: CardKind): Debts {
  const { template, regions, isInDrawPile } = getKindFacts(kind);
  const layout = parse(read('templates/layout.yaml'));
  const places = { ...layout.places.all?.regions, ...layout.places[kind]?.regions };
  const under = RULES.flatMap((rules) => [layout.rules?.[rules]?.all, layout.rules?.[rules]?.[kind]]);
  const isPlaced = (region: string) =>
    region in places || under.some((one) => region in (one?.regions ?? {}));
  const unsaid = LANGUAGES.filter((language) => printWords[language]?.[kind] === undefined);
  const unnamed = isInDrawPile ? LANGUAGES.filter((language) => !(kind in builtInWords(language).nouns)) : [];
  return {
    [`templates/${template}.tsx`]: !existsSync(file(`templates/${template}.tsx`)),
    'a place in templates/layout.yaml for all that it prints': !regions.every(isPlaced),
    [`its name in src/print/core/words of ${unsaid.join(', ')}`]: unsaid.length > 0,
    [`its noun in src/language/words of ${unnamed.join(', ')}`]: unnamed.length > 0,
    'a picture in test/golden (test/render/golden.test.ts)': !existsSync(file(`test/golden/${kind}-en.png`)),
    'its chapter in docs/reference/card-format.md (npm run docs)': !formatPage.includes(
      `\n### ${keyOf(kind)}\n`,
    ),
  };
}

function languageOwes(language: Language): Debts {
  const lacks = lackingWords(builtInWords(language));
  const unsaid = Object.keys(printWords.en ?? {}).filter((key) => printWords[language]?.[key] === undefined);
  return {
    [`${lacks.length} words in src/language/words/${language}.yaml (shroud check names them)`]:
      lacks.length > 0,
    [`${unsaid.join(', ')} in src/print/core/words/${language}.yaml`]: unsaid.length > 0,
  };
}

it('no verb, kind of card or language owes anything', () => {
  expect([
    ...VERBS.flatMap((verb) => sentence(`the verb ${verb}`, verbOwes(verb))),
    ...CARD_KINDS.flatMap((kind) => sentence(`the kind ${kind}`, kindOwes(kind))),
    ...LANGUAGES.flatMap((language) => sentence(`the language ${language}`, languageOwes(language))),
  ]).toEqual([]);
});

it('every language that has a file of words is known, and no other', () => {
  const files = readdirSync(file('src/language/words')).map((name) => name.replace('.yaml', ''));
  expect(files.sort()).toEqual([...LANGUAGES]);
});

it('templates/template.d.ts, which designers copy, has the words of the vocabulary', () => {
  const types = read('templates/template.d.ts');
  const SLOT = /\$\{Slot\}/;
  const union = (name: string) => {
    const [, body = ''] = new RegExp(`export type ${name} =([^;]+);`).exec(types) ?? [];
    const slots = (word: string) => SLOTS.map((slot) => word.replace(SLOT, slot));
    return [...body.matchAll(/['`]([^'`]+)['`]/g)].flatMap(([, word = '']) =>
      SLOT.test(word) ? slots(word) : [word],
    );
  };
  expect({
    Kind: union('Kind'),
    Slot: union('Slot'),
    StoryIcon: union('StoryIcon'),
    Category: union('Category'),
    Rules: union('Rules'),
    RegionName: union('RegionName'),
  }).toEqual({
    Kind: CARD_KINDS,
    Slot: SLOTS,
    StoryIcon: STORY_ICONS,
    Category: CATEGORIES,
    Rules: RULES,
    RegionName: REGION_NAMES,
  });
});
