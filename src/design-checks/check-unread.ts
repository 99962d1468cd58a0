/**
 * Reports files in `templates/` that are never read, with a guess at what was meant. Skipped while the deck has errors.
 * Entry point: `checkUnread`.
 */
import { posix } from 'node:path';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { type DeckFolder, NO_STAMP } from '../deck/folder.js';
import { isIgnoredFile } from '../deck/ignored-files.js';
import { listEntries } from '../deck/listed.js';
import type { ValidDeck } from '../deck/load/load-deck.js';
import { walkArt, walkTemplates } from '../deck/walk.js';
import { nearest, toFileStart } from '../diagnostics/index.js';
import { BUILT_IN, isProgram, templateFolder, withSmallEnding } from '../render/core/template-folder.js';
import { TEMPLATE_NAMES } from '../render/drawing/compile-templates.js';
import { isPdfName, pictureFinder, standInsFor } from '../render/pictures/find-picture.js';
import { explainConversion } from '../vocabulary/file-name.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import { withArticle } from '../vocabulary/kinds/index.js';
import { isBeside } from './check-folders.js';
import type { FullContext } from './contexts.js';

/** Reports files in `templates/` that nothing reads: most of them are misspelt. */
export function checkUnread(loaded: FullContext): void {
  const { report, folder, design } = loaded;
  const theme = design.theme.value;
  // A card with errors may be the one that uses them.
  if (report.errors > 0 || theme === undefined) return;
  const files = filesIn(folder).map((path) => path.slice('templates/'.length));
  if (files.length === 0) return;
  const read = new Set([...readNames(loaded, folder, theme)]);
  const hintOf = hints(loaded, folder, read);
  const tools = diskFolder(BUILT_IN);
  // The extension of a picture is case-insensitive; that of a program is not.
  const isReadSmall = (path: string) => !isProgram(withSmallEnding(path)) && read.has(withSmallEnding(path));
  const comesWithTool = (path: string) => (tools?.stamp(path) ?? NO_STAMP) !== NO_STAMP;
  const unread = files.filter(
    (path) => !comesWithTool(path) && !read.has(path) && !isReadSmall(path) && !isAside(path),
  );
  for (const path of unread.slice(0, MOST_TOLD))
    report.add('FILE_IGNORED', toFileStart(`templates/${path}`), 'This file is not used.', hintOf(path));
  const [next] = unread.slice(MOST_TOLD);
  if (next !== undefined) {
    const message = `This file and ${unread.length - MOST_TOLD - 1} more in templates/ are not used.`;
    report.add('FILE_IGNORED', toFileStart(`templates/${next}`), message);
  }
}

const MOST_TOLD = 12;

/** Programs that generate pictures are left to their author. */
const isAside = (path: string): boolean =>
  isIgnoredFile(path) || isFont(path) || (path.startsWith('art/') && /\.(ts|mjs|js|py|sh)$/.test(path));

/** A font family has many files, of which decks use only some. */
const isFont = (path: string): boolean => /\.(ttf|otf)$/i.test(path);

/** Ignores hidden files and installed packages; refused links are reported elsewhere. */
function filesIn(folder: DeckFolder): string[] {
  const found = [walkTemplates(folder), walkArt(folder)].flatMap(({ files, refused }) =>
    files.filter((path) => !refused.has(path) && !isBeside(path)),
  );
  return found.sort();
}

/** Paths below `templates/` that are read. */
function* readNames({ deck }: ValidDeck, folder: DeckFolder, theme: Theme): Generator<string> {
  const templates = [...TEMPLATE_NAMES, ...Object.keys(deck.kinds ?? {})].map((name) => `${name}.tsx`);
  yield* ['theme.yaml', 'layout.yaml', ...templates];
  yield* importedBy(folder, templates);
  for (const group of [theme.icons, theme.categories, theme.symbols, theme.ornaments])
    yield* Object.values(group);
  for (const { symbol } of Object.values(deck.families)) yield `icons/${symbol}.svg`;
  const finder = pictureFinder(folder);
  const { ids, values } = listEntries(deck.cards);
  for (const [index, card] of values.entries()) {
    const name = finder.nameFor(ids[index] as string, card);
    for (const one of name === undefined ? [] : isPdfName(name) ? [name, ...standInsFor(name)] : [name])
      yield* [`art/${one}`, one.replace(/^templates\//, '')];
  }
}

/** Files that templates import, both built-in and of the deck. */
function importedBy(folder: DeckFolder, templates: readonly string[]): Set<string> {
  const files = templateFolder(folder);
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    const file = files.read(path);
    if (!('bytes' in file)) return;
    found.add(path);
    const text = new TextDecoder().decode(file.bytes);
    for (const [, wanted = ''] of text.matchAll(/(?:from|import)\s*['"](\.[^'"]+)['"]/g)) {
      const base = posix.join(posix.dirname(path), wanted);
      for (const one of [base, `${base}.tsx`, `${base}.ts`, base.replace(/\.js$/, '.tsx')])
        if (isProgram(one)) visit(one);
    }
  };
  for (const name of templates) visit(name);
  return found;
}

/** Guesses what an unread file was meant to be. */
function hints({ deck }: ValidDeck, folder: DeckFolder, read: ReadonlySet<string>): (path: string) => string {
  const finder = pictureFinder(folder);
  return (path) => {
    const [, directory = '', name = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
    if (directory === 'art/' || directory.startsWith('art/')) return artHint(name, ending.toLowerCase());
    if (/^\.ya?ml$/i.test(ending)) {
      const meant = nearest(name, ['theme', 'layout']);
      return meant === undefined
        ? 'Of YAML, templates/ has theme.yaml and layout.yaml; cards belong in cards/<set>/.'
        : `Did you mean "templates/${meant}.yaml"?`;
    }
    // Names in the same folder with the same extension.
    const stems = [...read].flatMap((one) =>
      one.startsWith(directory) && one.endsWith(ending.toLowerCase())
        ? one.slice(directory.length, one.length - ending.length)
        : [],
    );
    const meant = nearest(name, stems);
    if (meant !== undefined) return `Did you mean "templates/${directory}${meant}${ending.toLowerCase()}"?`;
    if (isProgram(path))
      return directory === ''
        ? `Templates are named after what they draw: ${TEMPLATE_NAMES.map((one) => `${one}.tsx`).join(', ')}.`
        : 'No template imports it.';
    if (/^\.svg$/i.test(ending))
      return `Name it in templates/theme.yaml, below icons, symbols or ornaments: ${name}: ${path}`;
    return 'Remove it from templates/, or correct its name.';
  };

  function artHint(name: string, ending: string): string {
    const card = deck.cards[name];
    const conversion = explainConversion(`templates/art/${name}${ending}`);
    if (card !== undefined && conversion !== undefined) return conversion;
    if (card !== undefined && finder.nameFor(name, card) === undefined)
      return `Cards such as ${withArticle(card.kind)} show a picture only where they name one, since it covers what lies below. Write art: ${name}${ending} on "${name}".`;
    if (card !== undefined) return `"${name}" shows ${finder.nameFor(name, card)}: remove one of the two.`;
    const meant = nearest(name, Object.keys(deck.cards));
    if (meant !== undefined) return `Did you mean "templates/art/${meant}${ending}"?`;
    return `Pictures are named after their card, or given on it: art: ${name}${ending}`;
  }
}
