import { didYouMean, type Report } from '../../diagnostics/index.js';
import type { Draft } from '../draft/draft.js';

/** A reference card shows rules of the rulebook (COMP-4). */
export function checkReferences({ cards, rules, settings, whole }: Draft, report: Report): void {
  if (settings === undefined || !whole) return;
  const source = settings.value.languages[0];
  const known = Object.keys(rules.find(({ lang }) => lang === source)?.value ?? {});
  for (const card of cards) {
    if (!card.sound) continue;
    for (const [index, rule] of (card.authored.body ?? []).entries()) {
      if (known.includes(rule)) continue;
      const message = `cards/rules/${source}.yaml has no rule ${rule}.`;
      report.add('RULE_UNKNOWN', card.at(['body', index]), message, () => didYouMean(rule, known));
    }
  }
}
