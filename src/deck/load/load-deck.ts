import { Report, type Span, startOf } from '../../diagnostics/index.js';
import { anythingDeclared, type Declared } from '../../vocabulary/declared.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { checkBudgets, checkCardBudgets } from '../checks/budgets.js';
import { checkCensus } from '../checks/census.js';
import { checkEditionRules } from '../checks/edition-rules.js';
import { checkCardEditions, checkEditions } from '../checks/editions.js';
import { checkEmptyCards, checkEmptyFamilies } from '../checks/empty.js';
import { checkFamilies } from '../checks/families.js';
import { checkIcons } from '../checks/icons.js';
import { checkIds } from '../checks/ids.js';
import { checkOwnKinds } from '../checks/own-kinds.js';
import { checkReferences } from '../checks/references.js';
import { checkScripts } from '../checks/scripts.js';
import { checkTexts } from '../checks/texts.js';
import { checkThis } from '../checks/this.js';
import { checkWorkedExamples } from '../checks/worked-examples.js';
import type { Deck } from '../deck.js';
import { type Draft, type DraftCard, type DraftText, readDraft } from '../draft/draft.js';
import { Readings } from '../draft/reading.js';
import type { DeckFolder } from '../folder.js';
import type { At, Path } from '../yaml/yaml-file.js';
import { assemble } from './assemble.js';
import { type Owner, ownersIn } from './owner.js';
import { usablePart } from './usable.js';

/** What became of a folder: a deck if there is no error, and all that was found wrong. */
export interface LoadedDeck {
  readonly deck?: Deck;
  /** The same without what is faulty, while something is: a mistake in one card leaves the others whole. */
  readonly usable?: Deck;
  readonly report: Report;
  /** `shroud.yaml`, if it is sound: what is not of the deck itself, such as printers. */
  readonly settings?: DeckFile;
  /** What it declares in `shroud.yaml`, sound or not. */
  readonly declared: Declared;
  /** The text of a file of the deck. */
  source(file: string): string | undefined;
  /** Ids of all cards and families, faulty or not; those of files that can't be parsed are not known. */
  readonly ids: ReadonlySet<string>;
  /** Cards and families as they stand in their files. */
  readonly drafts: readonly DraftCard[];
  /** The file that a card or family stands in. */
  fileOf(id: string): string | undefined;
  /** The file that its translation stands in. */
  fileOfText(lang: string, id: string): string | undefined;
  /** Files that could be neither read nor parsed. */
  readonly broken: ReadonlySet<string>;
  /** Whom a place in a file belongs to. */
  ownerOf(span: Span): Owner;
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
  checkCardBudgets,
  checkBudgets,
  checkIcons,
  checkOwnKinds,
  checkIds,
  checkFamilies,
  checkCardEditions,
  checkEditions,
  checkScripts,
  checkThis,
  checkEmptyCards,
  checkEmptyFamilies,
  checkEditionRules,
  checkReferences,
  checkWorkedExamples,
  checkTexts,
  checkCensus,
] as const satisfies readonly ((draft: Draft, report: Report) => void)[];

/** Reads a deck, whatever state it is in. Never throws because of what is in the files. */
export function loadDeck(folder: DeckFolder | undefined, name = '.', readings = new Readings()): LoadedDeck {
  const report = new Report();
  if (folder === undefined) {
    report.add('DECK_FOLDER', startOf('.'), `There is no folder ${name}.`);
    return { report, ...nowhere };
  }
  const draft = readDraft(folder, report, readings);
  for (const check of checks) check(draft, report);
  const { settings } = draft;
  const ownerOf = ownersIn(draft);
  const { declared, broken } = draft;
  const about = { report, ownerOf, declared, broken, ...places(draft) };
  if (settings === undefined) return about;
  const usable = assemble({ ...usablePart(draft, report, ownerOf), settings });
  return { ...about, settings: settings.value, usable, ...(report.errors === 0 && { deck: usable }) };
}

const nowhere = {
  declared: anythingDeclared,
  ids: new Set<string>(),
  drafts: [],
  broken: new Set<string>(),
  fileOf: () => undefined,
  fileOfText: () => undefined,
  ownerOf: () => ({}),
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
}: Draft): Omit<LoadedDeck, 'deck' | 'usable' | 'report' | 'settings' | 'ownerOf' | 'declared' | 'broken'> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const textOf = textFinder(texts);
  return {
    ids: new Set(byId.keys()),
    drafts: cards,
    fileOf: (id) => byId.get(id)?.file,
    fileOfText: (lang, id) => textOf(lang, id)?.file,
    source: (file) => sources.get(file),
    where: (id, path, at) => byId.get(id)?.at(path, at),
    whereText: (lang, id, path = []) =>
      textOf(lang, id)?.at([id, ...path], path.length === 0 ? 'key' : 'value'),
    whereRule: (lang, id) => rules.find((file) => file.lang === lang && id in file.value)?.at([id]),
    whereWords: (lang, path = []) => words.find((file) => file.lang === lang)?.at(path),
    whereSetting: (path, at) => settings?.at(path, at),
  };
}

/** Finds the file of a translation: a deck may have many, and thousands of texts. */
function textFinder(texts: readonly DraftText[]): (lang: string, id: string) => DraftText | undefined {
  const byLanguage = new Map<string, Map<string, DraftText>>();
  const indexed = (lang: string) => {
    const files = texts.filter((text) => text.lang === lang).toReversed();
    return new Map(files.flatMap((text) => Object.keys(text.value).map((id) => [id, text] as const)));
  };
  return (lang, id) => {
    const known = byLanguage.get(lang) ?? indexed(lang);
    byLanguage.set(lang, known);
    return known.get(id);
  };
}
