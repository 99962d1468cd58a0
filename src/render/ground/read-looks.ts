import { readSource } from '../../deck/draft/source-file.js';
import { validate } from '../../deck/draft/validate.js';
import type { DeckFolder } from '../../deck/folder.js';
import { parseYaml, type YamlFile } from '../../deck/yaml/yaml-file.js';
import { type Diagnostic, diagnostic } from '../../diagnostics/index.js';
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
export const readLayout = (deck: DeckFolder | undefined): Reading<LayoutFile> => readYaml(deck, 'layout');

/** Reads the theme: a deck's own, else the one that comes with the tool. */
export const readTheme = (deck: DeckFolder | undefined): Reading<Theme> => readYaml(deck, 'theme');

function readYaml<T>(deck: DeckFolder | undefined, kind: 'theme' | 'layout'): Reading<T> {
  const found = templateFolder(deck).read(`${kind}.yaml`);
  const file = `templates/${kind}.yaml`;
  const { text, diagnostics } = readSource({ list: () => undefined, read: () => found }, file);
  const parsed = text === undefined ? undefined : parseYaml(file, text);
  const all = [...diagnostics, ...(parsed?.diagnostics ?? [])];
  const yaml = parsed?.yaml;
  if (yaml === undefined) return { diagnostics: all };
  const problems = validate(kind, yaml.value).map(({ code, path, at, message, hint }) =>
    diagnostic(code, yaml.locate(path, at), message, hint),
  );
  const isOwn = 'bytes' in found && found.isOwn;
  if (problems.length > 0) return { diagnostics: [...all, ...problems] };
  return { value: yaml.value as T, isOwn, at: yaml.locate, diagnostics: all };
}
