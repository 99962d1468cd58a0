import { CATEGORIES } from '../../vocabulary/category.js';
import { isLaidOnCharacter, KIND_KEYS, type KindKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Path } from '../yaml/yaml-file.js';
import { perCardCheck } from './per-card-check.js';

const isBuiltIn = (key: string): key is KindKey => (KIND_KEYS as readonly string[]).includes(key);

/**
 * `this` is the character under a card: events and mysteries lie on no character, and a shield needs one to protect.
 */
export const checkThis = perCardCheck(
  () => [],
  (card, report) => {
    if (!card.isValid) return;
    const { effects = {}, requires } = card.authored;
    for (const [path, at] of thisIn(requires, ['requires'])) {
      const message = '`requires` is judged before the card is laid: there is no "this" yet.';
      report.add(
        'THIS_MISSING',
        card.at(path, at),
        message,
        'Say what the target must be: requires: { target: { … } }.',
      );
    }
    if (!isBuiltIn(card.key)) return;
    const { kind, one } = kinds[card.key];
    if (kind === 'family' || isLaidOnCharacter(kind)) return;
    for (const [path, at] of thisIn(effects, ['effects'])) {
      const message = `${capital(one)} lies on no character: there is no "this".`;
      report.add(
        'THIS_MISSING',
        card.at(path, at),
        message,
        'Name the characters that are meant: { of: you }, say.',
      );
    }
    for (const category of CATEGORIES) {
      for (const [index, clause] of (effects[category] ?? []).entries()) {
        if (clause.shield === undefined) continue;
        const place = card.at(['effects', category, index, 'shield'], 'key');
        report.add('THIS_MISSING', place, `${capital(one)} lies on no character that it could shield.`);
      }
    }
  },
);

/** Wherever a script says `this`: as a selector, or as a question. */
function* thisIn(value: unknown, path: Path): Generator<[Path, 'key' | 'value']> {
  if (value === 'this') yield [path, 'value'];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'this') yield [place, 'key'];
    else yield* thisIn(inner, place);
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
