import { didYouMean } from '../../diagnostics/index.js';
import { perCardCheck } from './per-card-check.js';

/** A reference card shows rules of the rulebook (COMP-4). */
export const checkReferences = perCardCheck(
  ({ rules, settings, isComplete }) => {
    const source = settings?.value.languages[0];
    if (settings === undefined || !isComplete) return undefined;
    return [source, Object.keys(rules.find(({ lang }) => lang === source)?.value ?? {}).join('\n')];
  },
  (card, report, source, rules) => {
    if (!card.isValid || card.authored.body === undefined) return;
    const known = rules.split('\n');
    for (const [index, rule] of card.authored.body.entries()) {
      if (known.includes(rule)) continue;
      const message = `cards/rules/${source}.yaml has no rule ${rule}.`;
      report.add('RULE_UNKNOWN', card.at(['body', index]), message, () => didYouMean(rule, known));
    }
  },
);
