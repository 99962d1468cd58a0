import { Readings } from '../../deck/draft/reading.js';
import type { DeckFolder } from '../../deck/folder.js';
import type { YamlFile } from '../../deck/yaml/yaml-file.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';
import { templateFolder } from './template-folder.js';

/** A sound file, whose it is, and where in it a value stands. */
export interface ReadYaml<T> {
  readonly value: T;
  readonly isOwn: boolean;
  readonly at: YamlFile['locate'];
}

/** What became of reading a file: the same, or only what is wrong with it. */
export type Reading<T> = Partial<ReadYaml<T>> & { readonly diagnostics: readonly Diagnostic[] };

export const isRead = <T>(yaml: Partial<ReadYaml<T>>): yaml is ReadYaml<T> => yaml.value !== undefined;

/** Reads the layout: a deck's own, else the one that comes with the tool. */
export const readLayout = (deck: DeckFolder | undefined, readings?: Readings): Reading<LayoutFile> =>
  readYaml(deck, 'layout', readings);

/** The same for the theme. */
export const readTheme = (deck: DeckFolder | undefined, readings?: Readings): Reading<Theme> =>
  readYaml(deck, 'theme', readings);

function readYaml<T>(
  deck: DeckFolder | undefined,
  kind: 'theme' | 'layout',
  readings = new Readings(),
): Reading<T> {
  const found = templateFolder(deck).read(`${kind}.yaml`);
  const file = `templates/${kind}.yaml`;
  const { value, bad, diagnostics, locate } = readings.read({ read: () => found }, kind, file);
  if (value === undefined || bad.length > 0) return { diagnostics };
  return { value: value as T, isOwn: 'bytes' in found && found.isOwn, at: locate, diagnostics };
}
