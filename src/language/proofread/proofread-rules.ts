import { findLanguage } from '../languages.js';
import type { Noun, Words } from '../phrases/words.js';
import { formsOf, TERMS, uses, withoutSlots, wordsIn } from './glossary.js';
import type { Mark, Pair } from './proofread.js';

/** A rule with its source text, and the words of both languages. */
export interface RulePair extends Pair {
  readonly sourceWords: Words;
  readonly words: Words;
}

type Proof = (pair: RulePair) => Mark | undefined;

/** A number in figures in the source rule must be in every translation. */
const numbers: Proof = ({ source, text }) => {
  const [wanted, found] = [figuresIn(source), figuresIn(text)];
  if (wanted.join() === found.join()) return undefined;
  const said = (figures: readonly string[]) => (figures.length === 0 ? 'none' : figures.join(', '));
  return {
    code: 'TEXT_NUMBERS',
    message: `The numbers differ: the source has ${said(wanted)}, the translation ${said(found)}.`,
  };
};

const figuresIn = (text: string) => (text.match(/[−+]?\d+/g) ?? []).sort();

/** "May" and "may not" are easily mixed up: a negated rule must be negated in every language. */
const polarity: Proof = ({ source, text, language, sourceWords }) => {
  const [asked, answered] = [sourceWords.language, language].map((one) => findLanguage(one)?.negations);
  if (asked === undefined || answered === undefined) return undefined;
  // "No matter who" is not a negation.
  if (!saysNo(source.replaceAll(/\bno matter\b/gi, ''), asked) || saysNo(text, answered)) return undefined;
  return { code: 'TEXT_POLARITY', message: 'The source is negated, the translation is not.' };
};

function saysNo(text: string, negations: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'");
  const words = new Set(wordsIn(said));
  return negations.split(' ').some((no) => {
    if (no.includes("'")) return said.includes(no);
    if (!no.endsWith('…')) return words.has(no);
    const start = no.slice(0, -1);
    return [...words].some((word) => word.startsWith(start));
  });
}

/** One concept, one word: a rule must use the terms of the lexicon, in any form. */
const terms: Proof = ({ source, text, sourceWords, words }) => {
  const [asked, given] = [wordsIn(withoutSlots(source)), wordsIn(text)];
  const lost = TERMS.find((key) => {
    const [wanted, own] = [sourceWords.nouns[key], words.nouns[key]];
    return wanted && own && uses(asked, wanted) && !uses(given, own);
  });
  if (lost === undefined) return undefined;
  const [form = ''] = formsOf(words.nouns[lost] as Noun);
  return { code: 'TEXT_TERM', message: `The term "${form}" is not used, though the source has it.` };
};

const proofs: readonly Proof[] = [numbers, polarity, terms];

/** Proofreads the translation of a rule: finds what a proofreader who knows the rules would mark. */
export function proofreadRule(pair: RulePair): Mark[] {
  return proofs.flatMap((proof) => proof(pair) ?? []);
}
