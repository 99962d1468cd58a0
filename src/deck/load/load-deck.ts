import { Report, type Span, startOf } from '../../diagnostics/index.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { checkBudgets } from '../checks/budgets.js';
import { checkCensus } from '../checks/census.js';
import { checkEditionRules } from '../checks/edition-rules.js';
import { checkEditions } from '../checks/editions.js';
import { checkFamilies } from '../checks/families.js';
import { checkIds } from '../checks/ids.js';
import { checkReferences } from '../checks/references.js';
import { checkScripts } from '../checks/scripts.js';
import { checkTexts } from '../checks/texts.js';
import { checkThis } from '../checks/this.js';
import { checkWorkedExamples } from '../checks/worked-examples.js';
import type { Deck } from '../deck.js';
import { type Draft, readDraft } from '../draft/draft.js';
import type { DeckFolder } from '../folder.js';
import type { At, Path } from '../yaml/yaml-file.js';
import { assemble } from './assemble.js';

/** What became of a folder: a deck if there is no error, and all that was found wrong. */
export interface LoadedDeck {
  readonly deck?: Deck;
  readonly report: Report;
  /** `shroud.yaml`, if it is sound: what is not of the deck itself, such as printers. */
  readonly settings?: DeckFile;
  /** The text of a file of the deck. */
  source(file: string): string | undefined;
  /** Where a card or family, or a value inside it, stands in its file. */
  where(id: string, path?: Path, at?: At): Span | undefined;
  /** Where a translation stands. */
  whereText(lang: string, id: string, path?: Path): Span | undefined;
  /** Where a rule of the rulebook stands. */
  whereRule(lang: string, id: string): Span | undefined;
  /** Where a word or phrase of `cards/words/<lang>.yaml` stands. */
  whereWords(lang: string, path?: Path): Span | undefined;
  /** Where a setting of `shroud.yaml` stands. */
  whereSetting(path: Path, at?: At): Span | undefined;
}

/** A deck without errors so far, with where its values stand. */
export type SoundDeck = LoadedDeck & { readonly deck: Deck };

const checks = [
  checkBudgets,
  checkIds,
  checkFamilies,
  checkEditions,
  checkScripts,
  checkThis,
  checkEditionRules,
  checkReferences,
  checkWorkedExamples,
  checkTexts,
  checkCensus,
] as const satisfies readonly ((draft: Draft, report: Report) => void)[];

/** Reads a deck, whatever state it is in. Never throws because of what is in the files. */
export function loadDeck(folder: DeckFolder | undefined, name = '.'): LoadedDeck {
  const report = new Report();
  if (folder === undefined) {
    report.add('DECK_FOLDER', startOf('.'), `There is no folder ${name}.`);
    return { report, ...nowhere };
  }
  const draft = readDraft(folder, report);
  for (const check of checks) check(draft, report);
  const { settings } = draft;
  const deck = settings !== undefined && report.errors === 0 ? assemble({ ...draft, settings }) : undefined;
  return { ...(deck && { deck }), ...(settings && { settings: settings.value }), report, ...places(draft) };
}

const nowhere = {
  source: () => undefined,
  where: () => undefined,
  whereText: () => undefined,
  whereRule: () => undefined,
  whereWords: () => undefined,
  whereSetting: () => undefined,
};

function places({
  cards,
  texts,
  rules,
  words,
  settings,
  sources,
}: Draft): Omit<LoadedDeck, 'deck' | 'report' | 'settings'> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    source: (file) => sources.get(file),
    where: (id, path, at) => byId.get(id)?.at(path, at),
    whereText: (lang, id, path = []) =>
      texts
        .find((text) => text.lang === lang && id in text.value)
        ?.at([id, ...path], path.length === 0 ? 'key' : 'value'),
    whereRule: (lang, id) => rules.find((file) => file.lang === lang && id in file.value)?.at([id]),
    whereWords: (lang, path = []) => words.find((file) => file.lang === lang)?.at(path),
    whereSetting: (path, at) => settings?.at(path, at),
  };
}
