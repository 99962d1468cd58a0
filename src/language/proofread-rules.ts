import { formsOf, TERMS, uses, withoutSlots, wordsIn } from './glossary.js';
import type { Mark, Pair } from './proofread.js';
import type { Noun, Words } from './words.js';

/** A rule with the one that it was translated from, and the words of both languages. */
export interface RulePair extends Pair {
  readonly sourceWords: Words;
  readonly words: Words;
}

type Proof = (pair: RulePair) => Mark | undefined;

/** What a rule says in figures must be said in every language. */
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

/** How languages say no: words, beginnings of words (`…`), and pieces with an apostrophe. One that is not here is not judged. */
const NEGATIONS: Readonly<Record<string, string>> = {
  en: "no not never nothing nobody none neither nor cannot without except unless n't",
  it: 'non mai nulla niente nessun… né neppure neanche nemmeno senza tranne eccetto salvo',
  es: 'no nunca nada nadie ningun… ningún ni sin salvo excepto jamás tampoco',
  fr: "ne n' pas jamais rien aucun… personne ni sans sauf hormis sinon nul nulle non",
  pl: 'nie… nigdy nic nikt nikogo żad… ani bez oprócz prócz poza chyba',
};

/** "May" and "may not" are easily mixed up; a rule that says no must say it everywhere. */
const polarity: Proof = ({ source, text, language, sourceWords }) => {
  const [asked, answered] = [NEGATIONS[sourceWords.language], NEGATIONS[language]];
  if (asked === undefined || answered === undefined) return undefined;
  // "No matter who" denies nothing.
  if (!saysNo(source.replaceAll(/\bno matter\b/gi, ''), asked) || saysNo(text, answered)) return undefined;
  return { code: 'TEXT_POLARITY', message: 'The source says no to something, the translation does not.' };
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

/** One concept, one word: a term of the lexicon must be used in the rules, in whatever form. */
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

/** What a proofreader who knows the rules would mark in a translation of them. */
export function proofreadRule(pair: RulePair): Mark[] {
  return proofs.flatMap((proof) => proof(pair) ?? []);
}
