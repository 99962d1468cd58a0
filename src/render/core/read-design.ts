/**
 * Reads layout and theme: the deck's file merged over the built-in one. Entry points: `readLayout`, `readTheme`.
 * Results are memoized, so that unchanged files keep their identity.
 */

import type { DeckFolder } from '../../deck/folder.js';
import { ParsedFiles, type ParsedFile as ReadFile } from '../../deck/source/parsed-file.js';
import type { YamlFile } from '../../deck/yaml/yaml-file.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { memoize } from '../../memo/memoize.js';
import { type Declared, nothingDeclared } from '../../vocabulary/declared.js';
import type { AuthoredLayout, LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Theme, ThemeFile } from '../../vocabulary/files/theme-file.js';
import { withCustomRegions } from './custom-regions.js';
import { layoutFlaws, themeFlaws } from './design-flaws.js';
import { inheritLayout, inheritTheme, wholeTheme } from './inherit.js';
import { templateFolder } from './template-folder.js';

/** A valid file, whether it is the deck's own, and how to locate values in it. */
export interface ReadYaml<T> {
  readonly value: T;
  /** The content of the file itself, without what it inherits. */
  readonly custom: unknown;
  readonly isCustom: boolean;
  /** Locates a value; for an inherited one, where the file would have it. */
  readonly at: YamlFile['locate'];
}

/** The result of reading a file: its content, or only diagnostics. */
export type ReadResult<T> = Partial<ReadYaml<T>> & { readonly diagnostics: readonly Diagnostic[] };

export const isRead = <T>(yaml: Partial<ReadYaml<T>>): yaml is ReadYaml<T> => yaml.value !== undefined;

/** Reads the layout: the deck's, merged with what it inherits, else the built-in one. */
export function readLayout(
  deck: DeckFolder | undefined,
  readings = new ParsedFiles(),
  declared = nothingDeclared,
): ReadResult<LayoutFile> {
  const read = readLooks(deck, 'layout', readings, LAYOUTS, declared);
  return isRead(read) ? { ...read, value: withCustomRegions(read.value, declared) } : read;
}

const NOWHERE: LayoutFile = { card: { width: 63, height: 88 }, places: {} };
const LAYOUTS: Inheritance<AuthoredLayout, LayoutFile> = {
  whole: memoize((file) => inheritLayout(file, NOWHERE)),
  inherit: memoize(inheritLayout),
  flaws: (custom, _, at) => layoutFlaws(custom, at),
};

/** Reads the theme in the same way. */
export const readTheme = (
  deck: DeckFolder | undefined,
  readings = new ParsedFiles(),
  declared = nothingDeclared,
): ReadResult<Theme> => readLooks(deck, 'theme', readings, THEMES, declared);

const THEMES: Inheritance<ThemeFile, Theme> = {
  whole: memoize(wholeTheme),
  inherit: memoize(inheritTheme),
  flaws: themeFlaws,
};

/** How a file inherits from the built-in one of the same name; memoized. */
interface Inheritance<File, Whole> {
  whole(file: File): Whole;
  inherit(custom: File, base: Whole): Whole;
  flaws(custom: File, whole: Whole, at: YamlFile['locate']): readonly Diagnostic[];
}

function readLooks<File extends object, Whole>(
  deck: DeckFolder | undefined,
  kind: 'theme' | 'layout',
  readings: ParsedFiles,
  { whole, inherit, flaws }: Inheritance<File, Whole>,
  declared: Declared,
): ReadResult<Whole> {
  const custom = readYaml<File>(deck, kind, readings, declared);
  if (!isRead(custom)) return { diagnostics: custom.diagnostics };
  if (!custom.isCustom) return { ...custom, value: whole(custom.value) };
  const base = readYaml<File>(undefined, kind, readings);
  if (!isRead(base)) return { diagnostics: base.diagnostics };
  const value = inherit(custom.value, whole(base.value));
  const wrong = flaws(custom.value, value, custom.at);
  return wrong.length > 0 ? { diagnostics: [...custom.diagnostics, ...wrong] } : { ...custom, value };
}

function readYaml<T>(
  deck: DeckFolder | undefined,
  kind: 'theme' | 'layout',
  readings: ParsedFiles,
  declared = nothingDeclared,
): ReadResult<T> {
  const found = templateFolder(deck).read(`${kind}.yaml`);
  const isCustom = 'bytes' in found && found.isCustom;
  const file = 'bytes' in found ? found.name : `templates/${kind}.yaml`;
  // The built-in file may be read in addition to the deck's.
  const name = deck === undefined ? `the tool's ${file}` : file;
  const read = () => readings.read({ read: () => found }, kind, name, declared);
  const { value, invalidPaths, diagnostics, locate } =
    'bytes' in found && !isCustom ? memoizeBuiltIn(`${name} ${declared.key}`, found.bytes, read) : read();
  if (value === undefined || invalidPaths.length > 0) return { diagnostics };
  return { value: value as T, custom: value, isCustom, at: locate, diagnostics };
}

const ofTool = new Map<string, { readonly bytes: Uint8Array; readonly read: ReadFile }>();
/** Cache limit: most decks declare the same, so few keys are needed. */
const MOST_KEPT = 20;

/** Memoizes built-in files for all decks that a process opens. */
function memoizeBuiltIn(key: string, bytes: Uint8Array, read: () => ReadFile): ReadFile {
  const known = ofTool.get(key);
  if (known !== undefined && Buffer.compare(known.bytes, bytes) === 0) return known.read;
  if (ofTool.size >= MOST_KEPT) ofTool.clear();
  const now = read();
  ofTool.set(key, { bytes, read: now });
  return now;
}
