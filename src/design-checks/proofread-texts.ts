/**
 * Proofreads all translations of a deck: cards, families, editions and rules. Results are memoized per text; those of
 * the rules are also cached on disk. Entry point: `proofreadTexts`.
 */

import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey } from '../cache/key.js';
import type { Deck } from '../deck/deck.js';
import { listIcons } from '../deck/icons-of.js';
import { listEntries } from '../deck/listed.js';
import { type Span, toFileStart } from '../diagnostics/index.js';
import type { Words } from '../language/phrases/words.js';
import { iconRemarks, markupRemarks, unmarked } from '../language/proofread/check-markup.js';
import { type Mark, type Pair, proofread } from '../language/proofread/proofread.js';
import { proofreadRule } from '../language/proofread/proofread-rules.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { areSame } from '../memo/reuse-unchanged.js';
import { wordsFor } from '../services/built-in-words.js';
import { CATEGORIES } from '../vocabulary/category.js';
import { RULES } from '../vocabulary/files/deck-file.js';
import type { DeckContext } from './contexts.js';

type Rules = Deck['rules'][string];

/** Remarks of the proofreader on one field of a translation. */
interface Remarks {
  readonly field: string;
  readonly remarks: readonly Mark[];
}

/** Proofreads every translation; skips remarks that are waived with a reason. */
export function proofreadTexts(context: DeckContext): void {
  const { deck, report, whereText, whereRule, cache } = context;
  const reportRemarks = (
    all: readonly Remarks[],
    waived: Readonly<Record<string, string>> = {},
    at: (field: string) => Span | undefined,
  ) => {
    for (const { field, remarks } of all)
      for (const { code, message, hint } of remarks)
        if (!Object.hasOwn(waived, code))
          report.add(code, at(field) ?? toFileStart('shroud.yaml'), message, hint);
  };
  const icons = listIcons(deck);
  const sourceWords = wordsFor(deck, deck.languages[0] ?? '');
  for (const language of deck.languages.slice(1)) {
    const words = wordsFor(deck, language);
    const texts = deck.texts[language] ?? {};
    const { ids, values } = listEntries(texts);
    const translated = sourcesFor(deck, ids);
    const readings = inOrder.get(language) ?? new IndexedMemo<readonly Remarks[]>();
    inOrder.set(language, readings);
    const all = readings.map([words, icons.join(' ')], [values, translated], (index) => {
      const [translation, source] = [texts[ids[index] ?? ''], translated[index]];
      if (source === undefined || translation === undefined) return NONE;
      return remarksOn(translation, [source, words, icons.join(' ')], () =>
        fieldsOf(source, translation, { language, icons }, proofread, MARKED),
      );
    });
    for (const [index, remarks] of all.entries()) {
      const id = ids[index] ?? '';
      if (remarks !== NONE)
        reportRemarks(remarks, texts[id]?.ignore, (field) => whereText(language, id, [field]));
    }
    const sources = deck.rules[deck.languages[0] ?? ''] ?? {};
    const rules = deck.rules[language] ?? {};
    for (const [id, remarks] of remarksOnRules(
      rules,
      sources,
      { language, icons, words, sourceWords },
      cache,
    ))
      reportRemarks(remarks, rules[id]?.ignore, () => whereRule(language, id));
  }
}

const placesOf = new WeakMap<readonly string[], { readonly cards: readonly string[]; places: Int32Array }>();

/** Source of each translation. Caches the index of each card: a lookup by name is slower. */
function sourcesFor({ cards, families, editions }: Deck, ids: readonly string[]) {
  const { ids: cardIds, values } = listEntries(cards);
  let known = placesOf.get(ids);
  if (known?.cards !== cardIds) {
    const byId = new Map(cardIds.map((id, place) => [id, place]));
    known = { cards: cardIds, places: Int32Array.from(ids, (id) => byId.get(id) ?? -1) };
    placesOf.set(ids, known);
  }
  const { places } = known;
  return ids.map((id, index) => values[places[index] as number] ?? families[id] ?? editions[id]);
}

interface RuleWords {
  readonly language: string;
  readonly icons: readonly string[];
  readonly words: Words;
  readonly sourceWords: Words;
}

/**
 * Remarks on the rules of a language, by rule. Comparing them with the terms of both languages is slow, and editing
 * cards does not change the result, so it is cached across processes.
 */
function remarksOnRules(
  rules: Rules,
  sources: Rules,
  about: RuleWords,
  cache: Cache,
): readonly (readonly [string, readonly Remarks[]])[] {
  const { language, icons, words, sourceWords } = about;
  const from = [rules, sources, words, sourceWords];
  const before = rulesRead.get(language);
  if (before !== undefined && areSame(before.from, from)) return before.remarks;
  const ids = Object.keys(rules).filter((id) => sources[id] !== undefined);
  const key = computeCacheKey('rules', ...from, icons);
  const kept =
    before === undefined ? getJson<readonly (readonly Remarks[])[]>(cache, 'remark', key) : undefined;
  const readRule = (pair: Pair) => [...proofread(pair), ...proofreadRule({ ...pair, sourceWords, words })];
  const all = ids.map((id, index) => {
    const [source, rule] = [sources[id], rules[id]] as [Rules[string], Rules[string]];
    const about = { language, icons };
    return remarksOn(
      rule,
      [source, sourceWords, words],
      () =>
        kept?.[index] ?? [
          ...fieldsOf(source, rule, { language, icons: [...icons, ...CATEGORIES] }, readRule, ['short']),
          ...RULES.flatMap((name) =>
            fieldsOf({ text: source.for?.[name] }, { text: rule.for?.[name] }, about, readRule, []),
          ),
        ],
    );
  });
  if (kept === undefined) setJson(cache, 'remark', key, all);
  const remarks = ids.flatMap((id, index) =>
    all[index] === NONE ? [] : [[id, all[index] ?? NONE] as const],
  );
  rulesRead.set(language, { from, remarks });
  return remarks;
}

/** Remarks on all rules, by language. */
const rulesRead = new Map<
  string,
  { readonly from: readonly unknown[]; readonly remarks: ReturnType<typeof remarksOnRules> }
>();

const FIELDS = ['title', 'flavour', 'description', 'heading', 'text', 'short'] as const;
/** Card fields that support markup. */
const MARKED: readonly string[] = ['flavour', 'text'];
type Fields = { readonly [F in (typeof FIELDS)[number]]?: string | undefined };

function fieldsOf(
  source: Fields,
  translation: Fields,
  { language, icons }: { readonly language: string; readonly icons: readonly string[] },
  read: (pair: Pair) => readonly Mark[],
  markedUp: readonly string[],
): readonly Remarks[] {
  const readMarked = (from: string, text: string) => [
    ...read({ source: unmarked(from, icons), text: unmarked(text, icons), language }),
    ...markupRemarks(text, icons),
    ...iconRemarks(from, text, icons),
  ];
  return FIELDS.flatMap((field) => {
    const [from, text] = [source[field], translation[field]];
    if (from === undefined || text === undefined) return [];
    const remarks = markedUp.includes(field)
      ? readMarked(from, text)
      : read({ source: from, text: whole(text), language });
    return remarks.length === 0 ? [] : [{ field, remarks }];
  });
}

/** The final line break of a block is part of the YAML syntax. */
const whole = (text: string) => text.replace(/\n$/, '');

const known = new WeakMap<
  object,
  { readonly from: readonly unknown[]; readonly remarks: readonly Remarks[] }
>();

/** Memoizes the remarks on a text until it or its source changes. */
function remarksOn(translation: object, from: readonly unknown[], read: () => readonly Remarks[]) {
  let found = known.get(translation);
  if (found === undefined || !areSame(found.from, from)) {
    const remarks = read();
    found = { from, remarks: remarks.length === 0 ? NONE : remarks };
    known.set(translation, found);
  }
  return found.remarks;
}

/** No remarks. */
const NONE: readonly Remarks[] = [];
const inOrder = new Map<string, IndexedMemo<readonly Remarks[]>>();
