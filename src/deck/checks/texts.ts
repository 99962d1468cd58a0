import { nearest, type Report } from '../../diagnostics/index.js';
import type { Draft, DraftCard } from '../draft/draft.js';

/** What a card or family may have beside its title, in words. */
const FIELDS = [
  ['flavour', 'flavour text'],
  ['description', 'description'],
] as const;

/** Files of translations must be in a language of the deck, and translate what there is. */
export function checkTexts(draft: Draft, report: Report): void {
  const { settings, texts, rules, cards, whole } = draft;
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
  const sets = bySet(cards);
  for (const { value, set, at } of texts) {
    const known = sets.get(set) ?? new Map<string, DraftCard>();
    for (const [id, translation] of Object.entries(value)) {
      const card = known.get(id);
      if (card === undefined) {
        const hint = () => orphanHint(id, set, known.keys());
        report.add('TEXT_ORPHAN', at([id], 'key'), `There is no "${id}" in the set "${set}".`, hint);
      } else if (card.sound) {
        for (const [field, what] of FIELDS) {
          if (translation[field] === undefined || card.authored[field] !== undefined) continue;
          const message = `"${id}" has no ${what} in the source language.`;
          report.add('TEXT_ORPHAN', at([id, field], 'key'), message);
        }
      }
    }
  }
}

function bySet(cards: readonly DraftCard[]): ReadonlyMap<string, ReadonlyMap<string, DraftCard>> {
  const sets = new Map<string, Map<string, DraftCard>>();
  for (const card of cards) {
    const known = sets.get(card.set) ?? new Map();
    sets.set(card.set, known.set(card.id, card));
  }
  return sets;
}

function orphanHint(id: string, set: string, known: Iterable<string>): string {
  const meant = nearest(id, known);
  return meant === undefined ? `The set "${set}" has no card of that id.` : `Did you mean "${meant}"?`;
}
