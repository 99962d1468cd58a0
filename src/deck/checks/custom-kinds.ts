import { isFieldTaken, isKindTaken } from '../../vocabulary/cards/taken-names.js';
import { type AuthoredField, isSameEverywhere } from '../../vocabulary/custom-field.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { Path } from '../yaml/yaml-file.js';
import type { SourceContext } from './source-context.js';

/** Checks custom kinds and fields: no reserved names, and no translated field without text. */
export function checkCustomKinds({ settings, report }: SourceContext): void {
  if (settings === undefined) return;
  const { kinds = {}, fields = {} } = settings.value;
  const checkFields = (path: Path, given: Readonly<Record<string, AuthoredField>> = {}) => {
    const names = Object.keys(given);
    if (names.length > limits.customFields.max) {
      const message = `There are ${inDigits(names.length)} fields here; ${limitText('customFields')}.`;
      report.add('TOO_MUCH', settings.at(path, 'key'), message);
    }
    for (const name of names) {
      const place = [...path, name];
      if (isFieldTaken(name)) {
        const message = `"${name}" means something on cards or in layouts already.`;
        report.add(
          'FIELD_TAKEN',
          settings.at(place, 'key'),
          message,
          `Call it something else: own-${name}, say.`,
        );
      }
      const field = given[name];
      if (typeof field !== 'object' || field.translated !== true || !isSameEverywhere(field.type)) continue;
      const message = `${field.type === 'number' ? 'A number' : 'An icon'} is the same in every language.`;
      const hint = 'Leave `translated` out; a word that differs is a `line`.';
      report.add('FIELD_TRANSLATED', settings.at([...place, 'translated'], 'key'), message, hint);
    }
  };
  for (const [key, given] of Object.entries(fields)) checkFields(['fields', key], given);
  for (const [name, kind] of Object.entries(kinds)) {
    if (isKindTaken(name)) {
      const message = `"${name}" means something in decks already.`;
      report.add('KIND_TAKEN', settings.at(['kinds', name], 'key'), message);
    }
    checkFields(['kinds', name, 'fields'], kind.fields);
  }
  const many = Object.keys(kinds).length;
  if (many > limits.customKinds.max) {
    const message = `The deck has ${inDigits(many)} kinds of card of its own; ${limitText('customKinds')}.`;
    report.add('TOO_MUCH', settings.at(['kinds'], 'key'), message);
  }
}
