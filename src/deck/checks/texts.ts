/**
 * Checks translation files: their language must be one of the deck's, and each entry must translate an existing text of
 * its set. Results are memoized per file until the cards of its set change. Entry point: `checkTexts`.
 */
import { count, nearest, Report } from '../../diagnostics/index.js';
import { areSame } from '../../memo/reuse-unchanged.js';
import type { CustomField } from '../../vocabulary/custom-field.js';
import { linesIn } from '../../vocabulary/custom-field.js';
import type { DraftText, SourceCard, SourceDeck } from '../source/source-deck.js';
import type { SourceContext } from './source-context.js';
import { titledEditions } from './titled-editions.js';
import { titledKinds } from './titled-kinds.js';

/** What a card or family may have beside its title, in words. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['flavour', 'flavour text'],
  ['text', 'text written by hand'],
  ['description', 'description'],
]);

/** What the effects of a card say is generated in every language. */
const WORDING_HINT = 'Remove it; to word a clause by hand in this language, write `wording` on the card.';

/** Checks that translation files are in a language of the deck, and translate existing texts. */
export function checkTexts(context: SourceContext): void {
  const { settings, texts, rules, words, isComplete, report } = context;
  if (settings !== undefined) {
    const strange = [...texts, ...rules, ...words].filter(
      ({ lang }) => !settings.value.languages.includes(lang),
    );
    for (const lang of new Set(strange.map((one) => one.lang))) {
      const [first, ...others] = strange.filter((one) => one.lang === lang);
      if (first === undefined) continue;
      const meant = nearest(lang, settings.value.languages);
      const rename = meant === undefined ? '' : `, or rename the file to ${meant}.yaml`;
      const more = others.length === 0 ? 'is' : `and ${count(others.length, 'file')} more are`;
      const message = `${first.file} ${more} for a language that the deck does not have.`;
      const hint = `Add ${lang} to the languages in shroud.yaml${rename}.`;
      report.add('LANGUAGE_UNKNOWN', first.at(), message, hint);
    }
    for (const { file, lang, at } of texts) {
      if (lang !== settings.value.languages[0]) continue;
      report.add('TEXT_IN_SOURCE', at(), `${file} translates into the source language.`);
    }
  }
  if (!isComplete) return;
  const sets = bySet(context);
  for (const text of texts) report.absorb(orphansOf(text, sets.get(text.set) ?? NOTHING));
}

const known = new WeakMap<DraftText, { readonly from: readonly unknown[]; readonly report: Report }>();

/** Entries of a file that translate nothing; recomputed when the cards of its set have changed. */
function orphansOf(text: DraftText, set: Translatable): Report {
  const from = [set.fields, ...set.editions, ...set.cards];
  let found = known.get(text);
  if (found === undefined || !areSame(found.from, from)) {
    found = { from, report: new Report() };
    tellOrphans(text, translatedIn(set), found.report);
    known.set(text, found);
  }
  return found.report;
}

function tellOrphans({ value, set, at }: DraftText, known: ReadonlyMap<string, Translated>, report: Report) {
  for (const [id, translation] of Object.entries(value)) {
    const card = known.get(id);
    // A card whose id is reported as malformed is not missing.
    if (card === undefined && [...known.keys()].some((one) => one !== id && kebabOf(one) === id)) continue;
    if (card === undefined) {
      const hint = () => orphanHint(id, set, known.keys());
      report.add('TEXT_ORPHAN', at([id], 'key'), `There is no "${id}" in the set "${set}".`, hint);
    } else {
      for (const field of Object.keys(translation)) {
        if (field === 'title' || field === 'ignore' || card.has(field)) continue;
        const message = `"${id}" has no ${FIELDS.get(field) ?? `\`${field}\``} in the source language.`;
        report.add(
          'TEXT_ORPHAN',
          at([id, field], 'key'),
          message,
          field === 'text' ? WORDING_HINT : undefined,
        );
      }
      for (const [field, lines] of card.lists()) {
        const found = linesOf((translation as Readonly<Record<string, unknown>>)[field]);
        if (found === undefined || found === lines) continue;
        const message = `"${field}" of "${id}" has ${lines} in the source language, and ${found} here.`;
        report.add('FIELD_ENTRIES', at([id, field]), message);
      }
    }
  }
}

/** What can be translated in a set. */
interface Translatable {
  /** Ids of editions that have a title. */
  readonly editions: string[];
  readonly cards: SourceCard[];
  readonly fields: SourceDeck['declared']['fields'];
}
const NOTHING: Translatable = { editions: [], cards: [], fields: {} };

/** What can be translated of a card. */
interface Translated {
  /** Whether it has such a text to translate; true for a faulty card, whose texts are unknown. */
  has(field: string): boolean;
  /** Custom fields that are lists, with their number of entries. */
  lists(): readonly (readonly [string, string])[];
}

const NO_TEXTS: Translated = { has: () => false, lists: () => [] };

/** Number of entries of a list; undefined if there is none. A list may be written with one entry per line. */
function linesOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const { length } = typeof value === 'string' ? linesIn(value) : (value as readonly unknown[]);
  return count(length, 'entry', 'entries');
}

function bySet(draft: SourceDeck): ReadonlyMap<string, Translatable> {
  const sets = new Map<string, Translatable>();
  const of = (set: string): Translatable => {
    const found = sets.get(set) ?? { editions: [], cards: [], fields: draft.declared.fields };
    sets.set(set, found);
    return found;
  };
  for (const { set, id } of [...titledEditions(draft), ...titledKinds(draft)]) of(set).editions.push(id);
  for (const card of draft.cards) of(card.set).cards.push(card);
  return sets;
}

const translatedIn = ({ editions, cards, fields }: Translatable): ReadonlyMap<string, Translated> =>
  new Map([
    ...editions.map((id) => [id, NO_TEXTS] as const),
    ...cards.map((card) => [card.id, textsOf(card, fields[card.key] ?? {})] as const),
  ]);

function textsOf(
  { isValid, authored }: SourceCard,
  fields: Readonly<Record<string, CustomField>>,
): Translated {
  const given = authored as Readonly<Record<string, unknown>>;
  return {
    has: (field) => !isValid || given[field] !== undefined,
    lists: () =>
      Object.entries(isValid ? fields : {}).flatMap(([name, { type }]) => {
        const lines = type === 'list' ? linesOf(given[name]) : undefined;
        return lines === undefined ? [] : [[name, lines] as const];
      }),
  };
}

const kebabOf = (id: string): string =>
  id
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function orphanHint(id: string, set: string, known: Iterable<string>): string {
  const meant = nearest(id, known);
  return meant === undefined ? `The set "${set}" has no card of that id.` : `Did you mean "${meant}"?`;
}
