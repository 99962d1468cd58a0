import { didYouMean } from '../../diagnostics/index.js';
import { perCardCheck } from './per-card-check.js';
import type { SourceContext } from './source-context.js';

/** The marks on the cards must be editions of `shroud.yaml`. */
export const checkCardEditions = perCardCheck(
  ({ settings }) => settings && [settings.value.editions],
  (card, report, editions) => {
    if (!card.isValid) return;
    const names = Object.keys(editions);
    for (const [index, name] of (card.authored.editions ?? []).entries()) {
      // Positions are computed only if there is something to report.
      const place = () => card.at(['editions', index]);
      const edition = Object.hasOwn(editions, name) ? editions[name] : undefined;
      if (edition === undefined) {
        report.add('EDITION_UNKNOWN', place(), `Unknown edition "${name}".`, didYouMean(name, names));
      } else if (!edition.sets.includes(card.set)) {
        report.add(
          'EDITION_WITHOUT_SET',
          place(),
          `The edition "${name}" does not include the set "${card.set}".`,
        );
      }
    }
  },
);

/** The editions of `shroud.yaml` must fit the sets on disk. */
export function checkEditions({ settings, cards, files, isComplete, report }: SourceContext): void {
  if (settings === undefined) return;
  const editions = settings.value.editions;
  const names = Object.keys(editions);
  const filled = new Set(cards.map(({ set }) => set));
  const sets = [...files.sets.keys()];
  for (const name of names) {
    for (const [index, set] of (editions[name]?.sets ?? []).entries()) {
      const place = settings.at(['editions', name, 'sets', index]);
      if (!files.sets.has(set)) {
        report.add('SET_MISSING', place, `There is no folder cards/${set}.`, didYouMean(set, sets));
      } else if (isComplete && !filled.has(set)) {
        report.add('SET_MISSING', place, `There are no cards in cards/${set}.`);
      }
    }
  }
  const used = new Set(names.flatMap((name) => editions[name]?.sets ?? []));
  for (const set of sets) {
    if (used.has(set)) continue;
    report.add(
      'SET_UNUSED',
      settings.at(['editions'], 'key'),
      `The set "${set}" (cards/${set}) belongs to no edition.`,
    );
  }
}
