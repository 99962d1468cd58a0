/**
 * Checks that every language of a deck has the words and phrases that its cards need, and that wordings by hand use the
 * slots of their clauses. Entry points: `checkWords`, `checkWordings`.
 */
import type { Card, Deck } from '../deck/deck.js';
import { listIcons } from '../deck/icons-of.js';
import { listEntries } from '../deck/listed.js';
import { didYouMean, inWords, toFileStart } from '../diagnostics/index.js';
import { type Lack, lackingWords, unknownPhrases } from '../language/phrases/lacking-words.js';
import { PHRASES } from '../language/phrases/phrases.js';
import { wordsUsedBy } from '../language/phrases/word-references.js';
import type { Words } from '../language/phrases/words.js';
import { neededPhrases } from '../language/sentences/needed-phrases.js';
import { wordingProblems } from '../language/sentences/wording.js';
import { builtInLanguages, builtInWords, hasWords, wordsFor } from '../services/built-in-words.js';
import { phraseProblem } from '../services/lexicon.js';
import type { Clause } from '../vocabulary/cards/clause.js';
import { clauseAt } from '../vocabulary/clause-path.js';
import type { DeckContext } from './contexts.js';

/** Reports what a language of the deck lacks to word its cards, with the place to add it. */
export function checkWords(loaded: DeckContext): void {
  const { deck, report } = loaded;
  for (const [index, language] of deck.languages.entries()) {
    const file = `cards/words/${language}.yaml`;
    const name = () => languageName(language);
    // If there is no such file yet, the place is the language in `shroud.yaml`.
    const place = () =>
      loaded.whereWords(language) ?? loaded.whereSetting(['languages', index]) ?? toFileStart(file);
    if (!hasWords(deck, language)) {
      const message = `${name()}: There are no words in this language yet, so no card can be worded in it.`;
      report.add('WORDS_MISSING', place(), message, unknownHint(language, deck.languages));
      continue;
    }
    for (const { path, message, hint } of lackingFor(deck, wordsFor(deck, language))) {
      report.add(
        'WORDS_MISSING',
        loaded.whereWords(language, path) ?? place(),
        `${name()}: ${message}`,
        `${hint} (in ${file})`,
      );
    }
    for (const [key, phrase] of Object.entries(deck.words[language]?.phrases ?? {})) {
      const problem = phraseProblem(key, phrase);
      const at = () => loaded.whereWords(language, ['phrases', key]) ?? place();
      if (problem !== undefined) report.add('PHRASE_SLOTS', at(), `${name()}: ${problem}`);
    }
    for (const key of unknownPhrases(deck.words[language]?.phrases ?? {})) {
      const at = loaded.whereWords(language, ['phrases', key]) ?? place();
      report.add('PHRASE_UNKNOWN', at, `The phrase "${key}" is never used.`, () => didYouMean(key, PHRASES));
    }
    for (const [section, key, known] of unusedWords(deck, language)) {
      const at = loaded.whereWords(language, [section, key]) ?? place();
      const message = `The ${section === 'nouns' ? 'noun' : 'verb'} "${key}" is never used.`;
      report.add('WORD_UNKNOWN', at, message, () => didYouMean(key, known));
    }
  }
}

type WordSection = 'nouns' | 'verbs';

/** Nouns and verbs of the deck that neither the tool nor a phrase or wording of the deck knows. */
function unusedWords(
  deck: Deck,
  language: string,
): readonly (readonly [WordSection, string, readonly string[]])[] {
  const custom = deck.words[language];
  if (custom?.nouns === undefined && custom?.verbs === undefined) return [];
  const tool = [builtInWords(language), builtInWords('en')];
  const phrases = Object.values(custom.phrases ?? {});
  const byHand = Object.values(deck.cards).flatMap((card) =>
    'wording' in card ? Object.values(card.wording?.[language] ?? {}) : [],
  );
  const used = [...phrases, ...byHand].flatMap((phrase) => wordsUsedBy(phrase, language));
  return (['nouns', 'verbs'] as const).flatMap((section) => {
    const known = [
      ...tool.flatMap((words) => Object.keys(words[section])),
      ...used.flatMap(([where, key = '']) => (where === section ? [key] : [])),
    ];
    const strange = Object.keys(custom[section] ?? {}).filter((key) => !known.includes(key));
    return strange.map((key) => [section, key, [...new Set(known)]] as const);
  });
}

/** Country codes that people write instead of language codes. */
const COUNTRIES: Readonly<Record<string, string>> = { gb: 'en', uk: 'en', us: 'en', sp: 'es', mx: 'es' };

/** A language without any words gets one diagnostic, not a hundred. */
function unknownHint(language: string, others: readonly string[]): string {
  const known = builtInLanguages();
  const meant = COUNTRIES[language.toLowerCase()] ?? language.split('-')[0] ?? '';
  const hint = `write cards/words/${language}.yaml`;
  if (!known.includes(meant))
    return `The tool has words for ${inWords(known)}; for another language, ${hint}.`;
  if (others.includes(meant)) return `Leave it out, since the deck has ${meant} already; or ${hint}.`;
  return `Did you mean "${meant}"? For another language, ${hint}.`;
}

const lacking = new WeakMap<Words, readonly Lack[]>();

/** What a language lacks for the cards of the deck. Cards are worded only if it lacks anything at all. */
function lackingFor(deck: Deck, words: Words): readonly Lack[] {
  const all = lacking.get(words) ?? lackingWords(words, listIcons(deck));
  lacking.set(words, all);
  if (all.every(({ phrases }) => phrases === undefined)) return all;
  const invalidPaths = all.flatMap(({ phrases, path }) => (phrases === undefined ? path.slice(1) : []));
  // A phrase that the deck itself writes must be whole, even if no card uses it yet.
  const custom = Object.keys(deck.words[words.language]?.phrases ?? {});
  const needed = new Set([...neededPhrases(deck, words, new Set(invalidPaths)), ...custom]);
  return all.filter(({ phrases }) => phrases === undefined || phrases.some((key) => needed.has(key)));
}

/** Checks that wordings by hand use the slots of their clauses. */
export function checkWordings(loaded: DeckContext): void {
  const { ids, values } = listEntries(loaded.deck.cards);
  for (const [index, card] of values.entries()) {
    if (!('wording' in card) || card.wording === undefined) continue;
    for (const { path, message, hint } of wordingsOf(card)) {
      const place = loaded.where(ids[index] as string, ['wording', ...path]) ?? toFileStart('shroud.yaml');
      loaded.report.add('WORDING_SLOTS', place, message, hint);
    }
  }
}

type Worded = Extract<Card, { readonly wording?: unknown }>;
type WordingProblem = ReturnType<typeof wordingProblems>[number] & { readonly path: readonly string[] };
const wordings = new WeakMap<Worded, readonly WordingProblem[]>();

/** Problems of the wordings of a card, memoized. */
function wordingsOf(card: Worded): readonly WordingProblem[] {
  const found =
    wordings.get(card) ??
    Object.entries(card.wording ?? {}).flatMap(([language, templates]) =>
      Object.entries(templates).flatMap(([path, template]) => {
        const clause = clauseAt<Clause>(card.effects, path);
        const problems = clause === undefined ? [] : wordingProblems(template, clause);
        return problems.map((one) => ({ ...one, path: [language, path] }));
      }),
    );
  wordings.set(card, found);
  return found;
}

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
