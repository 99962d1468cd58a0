import { didYouMean } from '../../diagnostics/index.js';
import { EXAMPLE_PLACES, EXAMPLE_SLOTS, SAID_ONCE } from '../../vocabulary/files/rules-file.js';
import { CARD_KEYS, cardKinds, isLaidOnCharacter } from '../../vocabulary/kinds/index.js';
import type { SourceContext } from './source-context.js';

const LAID_KEYS = CARD_KEYS.filter((key) => isLaidOnCharacter(cardKinds[key].kind));

/** A worked example of the rulebook is a character with cards on it, defined once, in the source language. */
export function checkWorkedExamples({ cards, rules, settings, isComplete, report }: SourceContext): void {
  if (settings === undefined || !isComplete) return;
  const source = settings.value.languages[0];
  const kindOf = new Map(cards.map(({ id, key }) => [id, key]));
  for (const { lang, value, at } of rules) {
    for (const [id, rule] of Object.entries(value)) {
      if (typeof rule === 'string') continue;
      if (lang !== source) {
        for (const key of SAID_ONCE) {
          if (rule[key] === undefined) continue;
          const message = `The ${key} of ${id} belongs in cards/rules/${source}.yaml, for all languages.`;
          report.add('KEY_MISPLACED', at([id, key], 'key'), message, 'Remove it here.');
        }
        continue;
      }
      if (rule.stack === undefined) continue;
      for (const [, slot = ''] of rule.text.matchAll(/\{(\w+)\}/g)) {
        const place = EXAMPLE_PLACES.indexOf(slot);
        const known = EXAMPLE_SLOTS.filter(
          (name) => EXAMPLE_PLACES.indexOf(name) < (rule.stack?.length ?? 0),
        );
        if (known.includes(slot)) continue;
        const message =
          place < 0 ? `A worked example knows no {${slot}}.` : `The stack has no ${slot} card to be named.`;
        report.add('STACK_SLOT', at([id, 'text']), message, () => didYouMean(slot, known));
      }
      for (const [index, card] of rule.stack.entries()) {
        const fitting: readonly string[] = index === 0 ? ['characters'] : LAID_KEYS;
        if (fitting.includes(kindOf.get(card) ?? '')) continue;
        const known = [...kindOf].flatMap(([other, key]) => (fitting.includes(key) ? [other] : []));
        const message =
          index === 0
            ? `A worked example begins with a character; there is none called "${card}".`
            : `Only modifiers and untimely deaths lie on a character; there is none called "${card}".`;
        report.add('STACK_CARD', at([id, 'stack', index]), message, () => didYouMean(card, known));
      }
    }
  }
}
