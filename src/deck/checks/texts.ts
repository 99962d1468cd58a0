import { nearest, type Report } from '../../diagnostics/index.js';
import type { Draft } from '../draft/draft.js';
import { titledEditions } from './titled-editions.js';

/** What a card or family may have beside its title, in words. */
const FIELDS = [
  ['flavour', 'flavour text'],
  ['text', 'text written by hand'],
  ['description', 'description'],
] as const;

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
        for (const [field, what] of FIELDS) {
          if (translation[field] === undefined || card.has(field)) continue;
          const message = `"${id}" has no ${what} in the source language.`;
          report.add('TEXT_ORPHAN', at([id, field], 'key'), message);
        }
      }
    }
  }
}

/** What a translation may be of. */
interface Translated {
  /** Whether there is such a text to be translated; of what is faulty, who knows. */
  has(field: (typeof FIELDS)[number][0]): boolean;
}

function bySet(draft: Draft): ReadonlyMap<string, ReadonlyMap<string, Translated>> {
  const sets = new Map<string, Map<string, Translated>>();
  const add = (set: string, id: string, has: Translated['has']) =>
    sets.set(set, (sets.get(set) ?? new Map<string, Translated>()).set(id, { has }));
  for (const { set, id } of titledEditions(draft)) add(set, id, () => false);
  for (const { set, id, sound, authored } of draft.cards)
    add(set, id, (field) => !sound || authored[field] !== undefined);
  return sets;
}

function orphanHint(id: string, set: string, known: Iterable<string>): string {
  const meant = nearest(id, known);
  return meant === undefined ? `The set "${set}" has no card of that id.` : `Did you mean "${meant}"?`;
}
