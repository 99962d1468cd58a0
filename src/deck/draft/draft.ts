import { type Report, type Span, startOf } from '../../diagnostics/index.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import type { FileKind } from '../../vocabulary/files/index.js';
import { KIND_KEYS, type KindKey } from '../../vocabulary/kinds/index.js';
import type { Rule, Translation } from '../deck.js';
import type { DeckFolder } from '../folder.js';
import { isPlainMap } from '../plain-map.js';
import { type At, type Path, parseYaml, type YamlFile } from '../yaml/yaml-file.js';
import { type DeckFiles, findFiles } from './find-files.js';
import { readSource } from './source-file.js';
import { validate } from './validate.js';

/** A card or family as it stands in its file. */
export interface DraftCard {
  readonly id: string;
  readonly key: KindKey;
  readonly set: string;
  readonly authored: AuthoredCard;
  /** Whether it has passed its schema; if not, only its id can be relied on, and what is not at a bad place. */
  readonly sound: boolean;
  /** Whether a place in it, or one above it, did not pass. */
  isBad(path: Path): boolean;
  at(path?: Path, at?: At): Span;
}

/** A file whose entries are keyed by what they translate or explain. */
export interface DraftFile<Value> {
  readonly file: string;
  readonly lang: string;
  readonly value: Readonly<Record<string, Value>>;
  at(path?: Path, at?: At): Span;
}
export type DraftText = DraftFile<Translation> & {
  readonly set: string;
};
export type DraftWords = DraftFile<unknown>;
export type DraftRules = DraftFile<string | Rule>;

/** Everything that was read of a deck, before its parts are held against each other. */
export interface Draft {
  /** `shroud.yaml`, if it is sound. */
  readonly settings?: { readonly value: DeckFile; at(path: Path, at?: At): Span };
  readonly files: DeckFiles;
  readonly cards: readonly DraftCard[];
  readonly texts: readonly DraftText[];
  readonly rules: readonly DraftRules[];
  readonly words: readonly DraftWords[];
  /** Whether every file could be parsed: if not, what seems to be missing may be in the one that could not. */
  readonly whole: boolean;
  /** The text of each file that could be read. */
  readonly sources: ReadonlyMap<string, string>;
}

const DECK_FILE = 'shroud.yaml';

export function readDraft(folder: DeckFolder, report: Report): Draft {
  const reader = new DraftReader(folder, report);
  const settings = reader.settings();
  const files = findFiles(folder, report);
  const cards = [...files.sets].flatMap(([set, paths]) => paths.flatMap((file) => reader.cards(file, set)));
  const texts = files.texts.flatMap(({ file, lang, set }) =>
    reader.keyed<DraftText>('text', file, { lang, set }),
  );
  const rules = files.rules.flatMap(({ file, lang }) => reader.keyed<DraftRules>('rules', file, { lang }));
  const words = files.words.flatMap(({ file, lang }) => reader.keyed<DraftWords>('words', file, { lang }));
  if (files.lock !== undefined) reader.keep(files.lock);
  return {
    ...(settings && { settings }),
    files,
    cards,
    texts,
    rules,
    words,
    whole: reader.whole,
    sources: reader.sources,
  };
}

class DraftReader {
  whole = true;
  readonly sources = new Map<string, string>();
  private readonly folder: DeckFolder;
  private readonly report: Report;

  constructor(folder: DeckFolder, report: Report) {
    this.folder = folder;
    this.report = report;
  }

  settings(): Draft['settings'] {
    if (!(this.folder.list('') ?? []).some(({ name }) => name === DECK_FILE)) {
      this.report.add(
        'DECK_MISSING',
        startOf(DECK_FILE),
        `There is no ${DECK_FILE} here, so this is not a deck.`,
      );
      return undefined;
    }
    const yaml = this.open(DECK_FILE);
    if (yaml === undefined || this.problems('deck', yaml).length > 0) return undefined;
    return { value: yaml.value as DeckFile, at: yaml.locate };
  }

  cards(file: string, set: string): DraftCard[] {
    const yaml = this.open(file);
    if (yaml === undefined) return [];
    const bad = this.problems('cards', yaml);
    const value = isPlainMap(yaml.value) ? yaml.value : {};
    return KIND_KEYS.flatMap((key) => {
      const ofKind = value[key];
      if (!isPlainMap(ofKind)) return [];
      return Object.entries(ofKind).map(([id, authored]) => ({
        id,
        key,
        set,
        authored: authored as AuthoredCard,
        sound: !bad.some((path) => path[0] === key && path[1] === id),
        isBad: (path: Path) => bad.some((wrong) => startsWith([key, id, ...path], wrong)),
        at: (path: Path = [], at: At = 'value') => yaml.locate([key, id, ...path], at),
      }));
    });
  }

  keyed<File extends DraftText | DraftRules | DraftWords>(
    kind: FileKind,
    file: string,
    about: object,
  ): File[] {
    const yaml = this.open(file);
    if (yaml === undefined) return [];
    const bad = new Set(this.problems(kind, yaml).map(([key]) => key));
    if (!isPlainMap(yaml.value) || bad.has(undefined)) return [];
    // One wrong entry loses no other.
    const value = Object.fromEntries(Object.entries(yaml.value).filter(([key]) => !bad.has(key)));
    const at = (path: Path = [], at: At = 'value') => yaml.locate(path, at);
    return [{ file, value, at, ...about } as File];
  }

  /** Reads a file and remembers its text; reports why where it can not. */
  keep(file: string): string | undefined {
    const { text, diagnostics } = readSource(this.folder, file);
    this.report.addAll(diagnostics);
    if (text !== undefined) this.sources.set(file, text);
    return text;
  }

  /** Reads and parses a file. */
  private open(file: string): YamlFile | undefined {
    const text = this.keep(file);
    if (text === undefined) return this.broken();
    const parsed = parseYaml(file, text);
    this.report.addAll(parsed.diagnostics);
    if (parsed.yaml === undefined) return this.broken();
    if (parsed.yaml.value === null) {
      this.report.add('FILE_EMPTY', startOf(file), `${file} has nothing in it.`);
      return undefined;
    }
    return parsed.yaml;
  }

  private broken(): undefined {
    this.whole = false;
    return undefined;
  }

  /** Holds a file against its schema; returns where the problems are. */
  private problems(kind: FileKind, yaml: YamlFile): Path[] {
    return validate(kind, yaml.value).map(({ code, path, at, message, hint }) => {
      this.report.add(code, yaml.locate(path, at), message, hint);
      return path;
    });
  }
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((part, i) => path[i] === part);
}
