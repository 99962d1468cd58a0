import { count, nearest, type Report } from '../../diagnostics/index.js';
import { linesIn } from '../../vocabulary/own-field.js';
import type { Draft, DraftCard } from '../draft/draft.js';
import { titledEditions } from './titled-editions.js';
import { titledKinds } from './titled-kinds.js';

/** What a card or family may have beside its title, in words. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['flavour', 'flavour text'],
  ['text', 'text written by hand'],
  ['description', 'description'],
]);

/** Files of translations must be in a language of the deck, and translate what there is. */
export function checkTexts(draft: Draft, report: Report): void {
  const { settings, texts, rules, whole } = draft;
  if (settings !== undefined) {
    for (const { file, lang, at } of [...texts, ...rules]) {
      if (settings.value.languages.includes(lang)) continue;
      const meant = nearest(lang, settings.value.languages);
      const hint = `Add ${lang} to the languages in shroud.yaml${meant === undefined ? '' : `, or rename the file to ${meant}.yaml`}.`;
      report.add('LANGUAGE_UNKNOWN', at(), `${file} is for a language that the deck does not have.`, hint);
    }
    for (const { file, lang, at } of texts) {
      if (lang !== settings.value.languages[0]) continue;
      report.add('TEXT_IN_SOURCE', at(), `${file} translates into the source language.`);
    }
  }
  if (!whole) return;
  const sets = bySet(draft);
  for (const { value, set, at } of texts) {
    const known = sets.get(set) ?? new Map<string, Translated>();
    for (const [id, translation] of Object.entries(value)) {
      const card = known.get(id);
      if (card === undefined) {
        const hint = () => orphanHint(id, set, known.keys());
        report.add('TEXT_ORPHAN', at([id], 'key'), `There is no "${id}" in the set "${set}".`, hint);
      } else {
        for (const field of Object.keys(translation)) {
          if (field === 'title' || field === 'ignore' || card.has(field)) continue;
          const message = `"${id}" has no ${FIELDS.get(field) ?? `\`${field}\``} in the source language.`;
          report.add('TEXT_ORPHAN', at([id, field], 'key'), message);
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
}

/** What a translation may be of. */
interface Translated {
  /** Whether there is such a text to be translated; of what is faulty, who knows. */
  has(field: string): boolean;
  /** Fields of the deck's own that are lists, with how many entries they have. */
  lists(): readonly (readonly [string, string])[];
}

const NO_TEXTS: Translated = { has: () => false, lists: () => [] };

/** How many entries a list has; undefined where there is none. A list may be written an entry a line. */
function linesOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const { length } = typeof value === 'string' ? linesIn(value) : (value as readonly unknown[]);
  return count(length, 'entry', 'entries');
}

function bySet(draft: Draft): ReadonlyMap<string, ReadonlyMap<string, Translated>> {
  const sets = new Map<string, Map<string, Translated>>();
  const add = (set: string, id: string, texts: Translated) =>
    sets.set(set, (sets.get(set) ?? new Map<string, Translated>()).set(id, texts));
  for (const { set, id } of [...titledEditions(draft), ...titledKinds(draft)]) add(set, id, NO_TEXTS);
  for (const card of draft.cards) add(card.set, card.id, textsOf(card, draft));
  return sets;
}

function textsOf({ key, sound, authored }: DraftCard, { declared: { fields } }: Draft): Translated {
  const given = authored as Readonly<Record<string, unknown>>;
  const own = Object.entries(fields[key] ?? {});
  return {
    has: (field) => !sound || given[field] !== undefined,
    lists: () =>
      !sound
        ? []
        : own.flatMap(([name, { type }]) => {
            const lines = type === 'list' ? linesOf(given[name]) : undefined;
            return lines === undefined ? [] : [[name, lines] as const];
          }),
  };
}

function orphanHint(id: string, set: string, known: Iterable<string>): string {
  const meant = nearest(id, known);
  return meant === undefined ? `The set "${set}" has no card of that id.` : `Did you mean "${meant}"?`;
}
