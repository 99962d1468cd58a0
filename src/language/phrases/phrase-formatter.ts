/**
 * Formats phrases (MessageFormat 2) with the words of one language. Throws `MissingPhraseError` instead of guessing a form.
 * Entry point: `PhraseFormatter.format`.
 */

import { MessageFormat } from 'messageformat';
import type { StoryIcon } from '../../vocabulary/icons.js';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';
import type { Kinds } from '../../vocabulary/kinds/kind.js';
import { type Part, tidy, words as wordsPart } from '../part.js';
import type { PhraseKey, VerbForm } from './phrases.js';
import type { Words } from './words.js';

/** A number of cards of some kinds. */
export interface SomeKinds {
  readonly kinds: Kinds;
  readonly count: number;
}

export type Slots = Readonly<Record<string, unknown>>;
type Options = Readonly<Record<string, unknown>>;

/** Memo of worded texts by their inputs, from this run or an earlier one. Valid for one lexicon only. */
export interface TextMemo<Said = unknown> {
  get(key: string): Said | undefined;
  set(key: string, parts: Said): void;
}

/** A form, phrase or word that the language lacks. Missing words are never guessed. */
export class MissingPhraseError extends Error {}

/** Formats the phrases of a language. Formatting is slow, so each phrase is compiled once. */
export class PhraseFormatter {
  readonly words: Words;
  private readonly compiled = new Map<string, MessageFormat<string, string>>();
  private readonly formatted = new Map<string, readonly Part[]>();
  private readonly plurals: Intl.PluralRules;
  /** Collects the keys of used phrases and forms while a trace is active. */
  private trace: Set<string> | undefined;

  readonly memo: TextMemo | undefined;

  constructor(words: Words, memo?: TextMemo) {
    this.words = words;
    this.memo = memo;
    this.plurals = new Intl.PluralRules(words.language);
  }

  /** Formats a phrase. Memoized by key and slots, since the same ones recur often. */
  format(key: PhraseKey, slots: Slots = {}): Part[] {
    if (this.trace !== undefined) {
      this.trace.add(`phrase ${key}`);
      return this.formatMessage(this.phrase(key), slots);
    }
    return this.memoize(key + JSON.stringify(slots), () => this.formatMessage(this.phrase(key), slots));
  }

  /** Memoizes a text made of several phrases. @param key everything that it depends on, besides the words */
  memoize(key: string, make: () => Part[]): Part[] {
    if (this.trace !== undefined) return make();
    let parts = this.formatted.get(key);
    if (parts === undefined) {
      parts = make();
      this.formatted.set(key, parts);
    }
    return [...parts];
  }

  /** Runs `make` and records which phrases and forms it uses. */
  recordSources<T>(make: () => T): { result: T; sources: string[] } {
    const trace = new Set<string>();
    this.trace = trace;
    const result = make();
    this.trace = undefined;
    return { result, sources: [...trace] };
  }

  /** Formats a template that is not a phrase of the language: a hand-written wording. */
  formatTemplate(template: string, slots: Slots): Part[] {
    return this.formatMessage(template, slots);
  }

  /** Handles a missing word: an error, unless a subclass only records what is asked for. */
  protected missing(what: string): string {
    throw new MissingPhraseError(what);
  }

  private phrase(key: PhraseKey): string {
    const phrase = this.words.phrases[key];
    return phrase ?? this.missing(`the phrase "${key}"`);
  }

  private formatMessage(template: string, slots: Slots): Part[] {
    let message = this.compiled.get(template);
    if (message === undefined) {
      message = new MessageFormat(this.words.language, template, {
        bidiIsolation: 'none',
        functions: this.functions(),
      });
      this.compiled.set(template, message);
    }
    const fail = (cause: unknown) => {
      throw cause instanceof Error && cause.cause instanceof MissingPhraseError ? cause.cause : cause;
    };
    return tidy(message.formatToParts(slots, fail).flatMap(toParts));
  }

  private functions() {
    return {
      verb: this.define((form, { key }) => [wordsPart(this.verb(String(key), form as VerbForm))]),
      count: this.define((count, { key, case: grammatical }) => [
        ...digits(Number(count)),
        wordsPart(` ${this.noun(String(key), String(grammatical), Number(count))}`),
      ]),
      form: this.define((count, { key, case: grammatical }) => [
        wordsPart(this.noun(String(key), String(grammatical), Number(count))),
      ]),
      noun: this.define((_, { key, case: grammatical, number }) => [
        wordsPart(this.noun(String(key), String(grammatical), number === 'many' ? MANY : 1)),
      ]),
      signed: this.define((amount, { key, case: grammatical }) => [
        ...signed(Number(amount)),
        ...(key === undefined
          ? []
          : [wordsPart(` ${this.noun(String(key), String(grammatical), Math.abs(Number(amount)))}`)]),
      ]),
      value: this.define((amount) => value(Number(amount))),
      kinds: this.define((some, options) => this.kinds(some as SomeKinds, options)),
      icon: this.define((icon) => [this.icon(icon as StoryIcon)]),
      parts: this.define((parts) => parts as Part[]),
    };
  }

  /** Adapts a function to MessageFormat's interface. */
  private define(make: (operand: unknown, options: Options) => Part[]) {
    return (_context: unknown, options: Options, operand?: unknown) => {
      const parts = make(unwrap(operand), mapValues(options, unwrap));
      return {
        type: 'shroud' as const,
        toParts: () => [{ type: 'shroud' as const, value: parts }] as [{ type: 'shroud'; value: Part[] }],
        toString: () => parts.map(({ text }) => text).join(''),
      };
    };
  }

  /** The name of an icon; undefined for unknown icons. */
  readonly iconName = (icon: string): string | undefined =>
    Object.hasOwn(this.words.icons, icon) ? this.words.icons[icon] : undefined;

  icon(icon: StoryIcon): Part {
    const text = this.words.icons[icon] ?? this.missing(`the icon "${icon}"`);
    return { is: 'icon', icon, text };
  }

  private verb(key: string, form: VerbForm): string {
    const found = this.words.verbs[key]?.[form] ?? this.missing(`the form "${form}" of the verb "${key}"`);
    this.trace?.add(`verb ${key}.${form}: ${found}`);
    return found;
  }

  private noun(key: string, grammatical: string, count: number): string {
    const category = this.plurals.select(count);
    const found =
      this.words.nouns[key]?.forms[grammatical]?.[category] ??
      this.missing(`the form "${grammatical} ${category}" of the noun "${key}"`);
    this.trace?.add(`noun ${key}.${grammatical}.${category}: ${found}`);
    return found;
  }

  /**
   * "2 modifiers", "1 event or untimely death"; all four kinds together are "cards". `number=bare` is a kind without a
   * number, `number=many` its plural; `join=nor` joins them behind a negation. A word for all kinds may be attached to
   * the first one only: `first` is the case of that one.
   */
  private kinds({ kinds, count }: SomeKinds, { case: grammatical, first, number, join }: Options): Part[] {
    const keys = kinds.length === DRAW_PILE_KINDS.length ? ['card'] : kinds;
    const many = number === 'many' ? MANY : number === 'bare' ? 1 : count;
    const names = keys.map((kind, i) => [
      wordsPart(this.noun(kind, String(i === 0 && first !== undefined ? first : grammatical), many)),
    ]);
    const joined = this.join(join === 'nor' ? 'nor' : 'or', names);
    return number === undefined ? [...digits(count), wordsPart(' '), ...joined] : joined;
  }

  /** Joins pieces with the language's "and", "or" or "nor"; earlier pieces with its comma. */
  join(word: 'and' | 'or' | 'nor', pieces: readonly Part[][]): Part[] {
    const [first = [], ...rest] = pieces;
    return rest.reduce<Part[]>(
      (joined, piece, i) =>
        i === rest.length - 1
          ? this.format(word, { a: joined, b: piece, start: piece[0]?.text[0]?.toLowerCase() })
          : this.format('comma', { a: joined, b: piece }),
      first,
    );
  }
}

/** A number that takes the plural in every supported language. */
export const MANY = 5;

function digits(count: number): Part[] {
  return [{ is: 'number', text: String(count) }];
}

/** A modifier: always with its sign, and with a real minus, not a hyphen. */
function signed(amount: number): Part[] {
  return [{ is: 'number', text: `${amount < 0 ? '−' : '+'}${Math.abs(amount)}` }];
}

/** A value to compare with: no plus sign. */
function value(amount: number): Part[] {
  return [{ is: 'number', text: `${amount < 0 ? '−' : ''}${Math.abs(amount)}`, isBound: true }];
}

/** Unwraps a value: MessageFormat passes its results on inside wrappers. */
function unwrap(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'valueOf' in value && !Array.isArray(value)) {
    const inner = (value as { valueOf(): unknown }).valueOf();
    return inner === value ? value : unwrap(inner);
  }
  return value;
}

function mapValues(record: Options, make: (value: unknown) => unknown): Options {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}

function toParts(part: { type: string; value?: unknown; parts?: readonly { value?: unknown }[] }): Part[] {
  if (part.type === 'shroud') return part.value as Part[];
  if (part.type === 'number')
    return [{ is: 'number', text: (part.parts ?? []).map(({ value }) => String(value)).join('') }];
  return [wordsPart(String(part.value ?? ''))];
}
