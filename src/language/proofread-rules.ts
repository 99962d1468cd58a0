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

/** How languages say no. One that is not here is not judged. */
const NEGATIONS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no(?! matter)|not|never|nothing|nobody|none|neither|nor|cannot|without|except|unless)\b|n['’]t\b/iu,
  it: /(?<!\p{L})(?:non|mai|nulla|niente|nessun\p{L}*|né|neppure|neanche|senza|tranne|eccetto|nemmeno|salvo)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|nada|nadie|ning[uú]n\p{L}*|ni|sin|salvo|excepto|jamás|tampoco)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|pas|jamais|rien|aucun\p{L}*|personne|ni|sans|sauf|hormis|sinon|nulle?|non)(?!\p{L})|(?<!\p{L})n['’]/iu,
  pl: /(?<!\p{L})(?:nie|nigdy|nic|nikt|niczego|nikogo|żad\p{L}+|ani|bez|oprócz|chyba|prócz|poza|niemożliw\p{L}+)(?!\p{L})|(?<!\p{L})nie\p{L}+/iu,
};

/** "May" and "may not" are easily mixed up; a rule that says no must say it everywhere. */
const polarity: Proof = ({ source, text, language, sourceWords }) => {
  const [asked, answered] = [NEGATIONS[sourceWords.language], NEGATIONS[language]];
  if (asked === undefined || answered === undefined || !asked.test(source) || answered.test(text))
    return undefined;
  return { code: 'TEXT_POLARITY', message: 'The source says no to something, the translation does not.' };
};

/** Terms with one name everywhere; `card` and `play` are too common to be told from the verbs. */
const TERMS = ['modifier', 'event', 'death', 'mystery', 'character'];

/** One concept, one word: a term of the lexicon must be used in the rules, in whatever form. */
const terms: Proof = ({ source, text, sourceWords, words }) => {
  const lost = TERMS.find((key) => {
    const [asked, given] = [sourceWords.nouns[key], words.nouns[key]];
    return asked && given && stemOf(asked).test(withoutSlots(source)) && !stemOf(given).test(text);
  });
  if (lost === undefined) return undefined;
  const [form = ''] = formsOf(words.nouns[lost] as Noun);
  return { code: 'TEXT_TERM', message: `The term "${form}" is not used, though the source has it.` };
};

/** `{character}` is a name, not a word. */
const withoutSlots = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '');

const formsOf = ({ forms }: Noun) => Object.values(forms).flatMap((byNumber) => Object.values(byNumber));

const stems = new WeakMap<Noun, RegExp>();

/** Any form of a noun, those among them that no phrase asks for: what all known forms begin with. */
function stemOf(noun: Noun): RegExp {
  let stem = stems.get(noun);
  if (stem === undefined) {
    const forms = formsOf(noun).map((form) => form.split(' '));
    const [first = []] = forms;
    const beginnings = first.map((word, i) => commonStart(forms.map((form) => form[i] ?? word)));
    stem = new RegExp(`(?<!\\p{L})${beginnings.map((start) => `${start}\\p{L}*`).join(' ')}`, 'iu');
    stems.set(noun, stem);
  }
  return stem;
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

const proofs: readonly Proof[] = [numbers, polarity, terms];

/** What a proofreader who knows the rules would mark in a translation of them. */
export function proofreadRule(pair: RulePair): Mark[] {
  return proofs.flatMap((proof) => proof(pair) ?? []);
}
