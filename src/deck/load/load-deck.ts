/**
 * Loads a deck from a folder: parses its files, runs the checks of `checks/`, and assembles the deck. Never throws
 * because of file contents: every problem becomes a diagnostic. Entry point: `loadDeck`.
 */
import { Report, type Span, toFileStart } from '../../diagnostics/index.js';
import { anythingDeclared, type Declared } from '../../vocabulary/declared.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { runChecks } from '../check.js';
import { SOURCE_CHECKS } from '../checks/source-checks.js';
import type { Deck } from '../deck.js';
import type { DeckFolder } from '../folder.js';
import { ParsedFiles } from '../source/parsed-file.js';
import { type DraftText, readDraft, type SourceCard, type SourceDeck } from '../source/source-deck.js';
import type { At, Path } from '../yaml/yaml-file.js';
import { assemble } from './assemble.js';
import { dropInvalid } from './drop-invalid.js';
import { type Owner, ownersIn } from './owner.js';

/** Result of loading: the deck if there are no errors, all diagnostics, and the positions of all values. */
export interface LoadedDeck {
  readonly deck?: Deck;
  /** The deck without faulty parts, also if there are errors: a mistake in one card leaves the others usable. */
  readonly validSubset?: Deck;
  readonly report: Report;
  /** `shroud.yaml`, if it is valid: settings that are not part of the deck, such as printers. */
  readonly settings?: DeckFile;
  /** Declarations in `shroud.yaml`, valid or not. */
  readonly declared: Declared;
  /** The text of a file of the deck. */
  source(file: string): string | undefined;
  /** Ids of all cards and families, valid or not; those in unparsable files are unknown. */
  readonly ids: ReadonlySet<string>;
  /** Cards and families as written in their files. */
  readonly drafts: readonly SourceCard[];
  /** The file of a card or family. */
  fileOf(id: string): string | undefined;
  /** The file of its translation. */
  fileOfText(lang: string, id: string): string | undefined;
  /** Files that could not be read or parsed. */
  readonly unreadable: ReadonlySet<string>;
  /** Owner of a position in a file. */
  ownerOf(span: Span): Owner;
  /** Position of a card or family, or of a value inside it. */
  where(id: string, path?: Path, at?: At): Span | undefined;
  /** Position of a translation. */
  whereText(lang: string, id: string, path?: Path): Span | undefined;
  /** Position of a rule of the rulebook. */
  whereRule(lang: string, id: string): Span | undefined;
  /** Position of a word or phrase of `cards/words/<lang>.yaml`. */
  whereWords(lang: string, path?: Path): Span | undefined;
  /** Position of a setting of `shroud.yaml`. */
  whereSetting(path: Path, at?: At): Span | undefined;
}

/** A deck without errors so far, with the positions of its values. */
export type ValidDeck = LoadedDeck & { readonly deck: Deck };

/** Loads a deck in any state. Never throws because of file contents. */
export function loadDeck(
  folder: DeckFolder | undefined,
  name = '.',
  readings = new ParsedFiles(),
): LoadedDeck {
  const report = new Report();
  if (folder === undefined) {
    report.add('DECK_FOLDER', toFileStart('.'), `There is no folder ${name}.`);
    return { report, ...nowhere };
  }
  const draft = readDraft(folder, report, readings);
  runChecks(SOURCE_CHECKS, { ...draft, report });
  const { settings } = draft;
  const ownerOf = ownersIn(draft);
  const { declared, unreadable } = draft;
  const about = { report, ownerOf, declared, unreadable, ...places(draft) };
  if (settings === undefined) return about;
  const validSubset = assemble({ ...dropInvalid(draft, report, ownerOf), settings });
  return {
    ...about,
    settings: settings.value,
    validSubset,
    ...(report.errors === 0 && { deck: validSubset }),
  };
}

const nowhere = {
  declared: anythingDeclared,
  ids: new Set<string>(),
  drafts: [],
  unreadable: new Set<string>(),
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
}: SourceDeck): Omit<
  LoadedDeck,
  'deck' | 'validSubset' | 'report' | 'settings' | 'ownerOf' | 'declared' | 'unreadable'
> {
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

/** Finds the file of a translation. Indexed, since a deck may have many files and thousands of texts. */
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
