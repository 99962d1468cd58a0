/**
 * Reads all files of a deck into a draft, before its parts are checked against each other. Enforces the limits for
 * bytes, nodes and cards while reading: a deck may be untrusted. Entry point: `readDraft`.
 */

import { type Report, type Span, toFileStart } from '../../diagnostics/index.js';
import { memoize, memoizeByKey } from '../../memo/memoize.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { anythingDeclared, type Declared } from '../../vocabulary/declared.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import type { FileKind } from '../../vocabulary/files/index.js';
import { KIND_KEYS, type KindKey } from '../../vocabulary/kinds/index.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { Rule, Translation } from '../deck.js';
import { type DeckFolder, LARGEST_FILE } from '../folder.js';
import { isPlainMap } from '../plain-map.js';
import { countNodes } from '../yaml/count-nodes.js';
import type { At, Path } from '../yaml/yaml-file.js';
import { readDeclared } from './declared-in.js';
import { type DeckFiles, findFiles } from './find-files.js';
import { createSkipped, type ParsedFile, ParsedFiles } from './parsed-file.js';
import { readSource } from './source-file.js';

/** Key of a custom kind of card; never that of a built-in one. */
export type CustomKey = string & {};

/** A card or family as written in its file. */
export interface SourceCard {
  readonly id: string;
  /** Key of its kind, built-in or custom. */
  readonly key: KindKey | CustomKey;
  readonly set: string;
  readonly file: string;
  readonly authored: AuthoredCard;
  /** Whether it has passed its schema; if not, only its id and the values at good places are reliable. */
  readonly isValid: boolean;
  /** Whether a place in it, or one above, has failed validation. */
  hasErrorAt(path: Path): boolean;
  at(path?: Path, at?: At): Span;
}

/** A file whose entries are keyed by what they translate or explain. */
export interface DraftFile<Value> {
  readonly file: string;
  readonly lang: string;
  readonly value: Readonly<Record<string, Value>>;
  /** Entries that are left out because they are invalid. */
  readonly invalidKeys: ReadonlySet<string>;
  at(path?: Path, at?: At): Span;
}
export type DraftText = DraftFile<Translation> & {
  readonly set: string;
};
export type DraftWords = DraftFile<unknown>;
export type DraftRules = DraftFile<string | Rule>;

/** Everything that was read of a deck, before its parts are checked against each other. */
export interface SourceDeck {
  /** `shroud.yaml`, if it is valid. */
  readonly settings?: { readonly value: DeckFile; at(path: Path, at?: At): Span };
  /** Its declarations, valid or not. */
  readonly declared: Declared;
  readonly files: DeckFiles;
  readonly cards: readonly SourceCard[];
  readonly texts: readonly DraftText[];
  readonly rules: readonly DraftRules[];
  readonly words: readonly DraftWords[];
  /** Files that could not be read or parsed. */
  readonly unreadable: ReadonlySet<string>;
  /** Whether every file could be parsed: if not, something that seems to be missing may be in an unparsable file. */
  readonly isComplete: boolean;
  /** Text of each file that could be read. */
  readonly sources: ReadonlyMap<string, string>;
}

const DECK_FILE = 'shroud.yaml';

export function readDraft(folder: DeckFolder, report: Report, readings = new ParsedFiles()): SourceDeck {
  const reader = new SourceReader(folder, report, readings);
  const settings = reader.settings();
  const files = findFiles(folder, report);
  const cards = [...files.sets].flatMap(([set, paths]) => paths.flatMap((file) => reader.cards(file, set)));
  const texts = files.texts.flatMap(({ file, lang, set }) =>
    reader.keyed<DraftText>('text', file, { lang, set }),
  );
  const rules = files.rules.flatMap(({ file, lang }) => reader.keyed<DraftRules>('rules', file, { lang }));
  const words = files.words.flatMap(({ file, lang }) => reader.keyed<DraftWords>('words', file, { lang }));
  if (files.lock !== undefined) reader.keepSource(files.lock);
  readings.forgetAllBut(new Set(reader.sources.keys()));
  return {
    ...(settings && { settings }),
    declared: reader.declared,
    files,
    cards,
    texts,
    rules,
    words,
    unreadable: reader.unreadable,
    isComplete: reader.unreadable.size === 0,
    sources: reader.sources,
  };
}

/** Quantities that are limited for all files of a deck together. */
const SPENT = {
  deckBytes: 'bytes',
  deckNodes: 'nodes of YAML, line ends and commas counted',
  cards: 'cards',
} as const;

class SourceReader {
  declared = anythingDeclared;
  readonly unreadable = new Set<string>();
  readonly sources = new Map<string, string>();
  private readonly folder: DeckFolder;
  private readonly report: Report;
  private readonly readings: ParsedFiles;
  /** Totals so far. */
  private readonly spent = { deckBytes: 0, deckNodes: 0, cards: 0 };
  private isFull = false;

  constructor(folder: DeckFolder, report: Report, readings: ParsedFiles) {
    this.folder = folder;
    this.report = report;
    this.readings = readings;
  }

  settings(): SourceDeck['settings'] {
    const entries = this.folder.list('') ?? [];
    if (!entries.some(({ name }) => name === DECK_FILE)) {
      const misspelt = entries.find(({ name }) => /^shroud\.ya?ml$/i.test(name));
      this.report.add(
        'DECK_MISSING',
        toFileStart(DECK_FILE),
        `There is no ${DECK_FILE} here, so this is not a deck.`,
        misspelt && `Rename ${misspelt.name} to ${DECK_FILE}.`,
      );
      return undefined;
    }
    const { value, invalidPaths, locate } = this.open('deck', DECK_FILE);
    this.declared = readDeclared(value);
    if (value === undefined || invalidPaths.length > 0) return undefined;
    const settings = { value: value as DeckFile, at: locate };
    return this.isTooMuch(settings) ? undefined : settings;
  }

  /** All work is done per language, and much of it per edition: with too many, the deck is not processed. */
  private isTooMuch({ value, at }: NonNullable<SourceDeck['settings']>): boolean {
    const counts = { languages: value.languages.length, editions: Object.keys(value.editions).length };
    const over = (['languages', 'editions'] as const).filter((one) => counts[one] > limits[one].max);
    for (const one of over)
      this.report.add(
        'TOO_MUCH',
        at([one], 'key'),
        `The deck has ${inDigits(counts[one])} ${one}; ${limitText(one)}.`,
      );
    return over.length > 0;
  }

  cards(file: string, set: string): readonly SourceCard[] {
    const reading = this.read('cards', file);
    const cards = cardsIn(reading, file, set, this.declared.kinds ?? []);
    this.spend('cards', cards.length, file);
    this.take(reading, file);
    return cards;
  }

  keyed<File extends DraftText | DraftRules | DraftWords>(
    kind: FileKind,
    file: string,
    about: object,
  ): readonly File[] {
    const reading = this.open(kind, file);
    return keyedIn(reading, file, about) as readonly unknown[] as readonly File[];
  }

  /** Keeps the text of a file that another module parses; reports why if it can't be read. */
  keepSource(file: string): void {
    const { text, diagnostics } = readSource(this.folder, file);
    this.report.addAll(diagnostics);
    if (text !== undefined) this.sources.set(file, text);
  }

  private open(kind: FileKind, file: string): ParsedFile {
    const reading = this.read(kind, file);
    this.take(reading, file);
    return reading;
  }

  private read(kind: FileKind, file: string): ParsedFile {
    const reading = this.hasRoomFor(file)
      ? this.readings.read(this.folder, kind, file, this.declared)
      : createSkipped(file);
    this.spend('deckNodes', countNodesIn(reading), file);
    return reading;
  }

  /** Called last: only some of many problems of a file are reported, and exceeded limits must be among them. */
  private take(reading: ParsedFile, file: string): void {
    this.report.addAll(reading.diagnostics);
    if (reading.text !== undefined) this.sources.set(file, reading.text);
    if (reading.isUnreadable) this.unreadable.add(file);
  }

  /** Whether a file may be read within the limits for all files. */
  private hasRoomFor(file: string): boolean {
    if (this.isFull) return false;
    const size = this.folder.size(file);
    // A file that is too large is refused without being read.
    if (size <= LARGEST_FILE) this.spend('deckBytes', size, file);
    return !this.isFull;
  }

  private spend(budget: keyof typeof SPENT, amount: number, file: string): void {
    this.spent[budget] += amount;
    if (this.isFull || this.spent[budget] <= limits[budget].max) return;
    this.isFull = true;
    this.report.add(
      'TOO_MUCH',
      toFileStart(file),
      `With ${file}, the files of the deck have ${inDigits(this.spent[budget])} ${SPENT[budget]}; ${limitText(budget)}.`,
      'Everything after it is ignored.',
    );
  }
}

/** A file with too many nodes is not parsed and has its own diagnostic, so it counts as 0. */
const countNodesIn = memoize((reading: ParsedFile): number => {
  const { count, offset } = countNodes(reading.text ?? '', limits.fileNodes.max);
  return offset === undefined ? count : 0;
});

/** The same parsed file yields the identical drafts, so that findings about them stay valid. */
const cardsIn = memoizeByKey(
  (reading: ParsedFile, file: string, set: string, custom: readonly string[]): SourceCard[] => {
    const { value, invalidPaths, locate } = reading;
    const all = isPlainMap(value) ? value : {};
    const wrongWith = byCard(invalidPaths);
    const wrongAbove = invalidPaths.filter((path) => path.length < 2);
    return [...KIND_KEYS, ...custom].flatMap((key) => {
      const ofKind = Object.hasOwn(all, key) ? all[key] : undefined;
      if (!isPlainMap(ofKind)) return [];
      return Object.entries(ofKind).map(([id, authored]) => {
        const wrong = wrongWith.get(cardKey(key, id)) ?? [];
        return {
          id,
          key,
          set,
          file,
          authored: authored as AuthoredCard,
          isValid: wrong.length === 0,
          hasErrorAt: (path: Path) =>
            [...wrongAbove, ...wrong].some((one) => startsWith([key, id, ...path], one)),
          at: (path: Path = [], at: At = 'value') => locate([key, id, ...path], at),
        };
      });
    });
  },
);

const keyedIn = memoizeByKey((reading: ParsedFile, file: string, about: object): readonly object[] =>
  entriesIn(reading).map((entries) => ({ file, ...entries, ...about })),
);

const cardKey = (key: Path[number] | undefined, id: Path[number] | undefined): string => `${key} ${id}`;

/** Groups failed paths by card: thousands of cards may be faulty, and none is compared with the problems of others. */
function byCard(invalidPaths: readonly Path[]): ReadonlyMap<string, readonly Path[]> {
  const found = new Map<string, Path[]>();
  for (const path of invalidPaths) {
    if (path.length < 2) continue;
    const card = cardKey(path[0], path[1]);
    const known = found.get(card);
    if (known === undefined) found.set(card, [path]);
    else known.push(path);
  }
  return found;
}

/** Entries of a file, by key; none if the file as a whole is invalid. */
function entriesIn({
  value,
  invalidPaths,
  locate,
}: ParsedFile): { value: Record<string, unknown>; invalidKeys: ReadonlySet<string>; at: DraftText['at'] }[] {
  const wrong = new Set(invalidPaths.map(([key]) => key));
  if (!isPlainMap(value) || wrong.has(undefined)) return [];
  // An invalid entry does not affect the others.
  const valid =
    wrong.size === 0 ? value : Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
  return [
    {
      value: valid,
      invalidKeys: new Set([...wrong].map(String)),
      at: (path = [], at = 'value') => locate(path, at),
    },
  ];
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((part, i) => path[i] === part);
}
