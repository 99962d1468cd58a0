import type { Report } from '../../diagnostics/index.js';
import { familiesIn } from '../checks/families.js';
import type { SourceCard, SourceDeck } from '../source/source-deck.js';
import type { Owner } from './owner.js';

/**
 * The reliable part of a draft that has errors: cards and families without an error of their own whose families and
 * rules exist.
 */
export function dropInvalid(
  draft: SourceDeck,
  report: Report,
  ownerOf: (span: Diagnosed) => Owner,
): SourceDeck {
  if (report.errors === 0) return draft;
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.flatMap(({ span }) => withoutLanguage(ownerOf(span))));
  const sound = draft.cards.filter((card) => card.isValid && !faulty.has(card.id));
  const families = new Set(sound.filter(({ key }) => key === 'families').map(({ id }) => id));
  const source = draft.settings?.value.languages[0];
  const rules = draft.rules.find(({ lang }) => lang === source)?.value ?? {};
  const isWhole = ({ key, authored }: SourceCard) =>
    key === 'families' ||
    ([...familiesIn(authored, [])].every(([, family]) => families.has(family)) &&
      (authored.body ?? []).every((rule) => rule in rules));
  return { ...draft, cards: sound.filter(isWhole) };
}

type Diagnosed = Report['diagnostics'][number]['span'];

/** An error in a translation does not make the card invalid. */
const withoutLanguage = ({ id, lang }: Owner): string[] =>
  id === undefined || lang !== undefined ? [] : [id];
