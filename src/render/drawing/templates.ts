/**
 * Opens everything that faces are rendered with: layout, theme, fonts and templates. Entry points: `loadTypesetting` for
 * measuring only, `openTemplates` for rendering, `assembleTemplates` from compiled data.
 */

import { join } from 'node:path';
import type { Artwork } from '../../../templates/template.js';
import type { OfKind } from '../../deck/custom-card.js';
import type { Card } from '../../deck/deck.js';
import type { DeckFolder } from '../../deck/folder.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { FontCache } from '../core/font-shelf.js';
import { isRead, type ReadResult, readLayout, readTheme } from '../core/read-design.js';
import { readFonts } from '../core/read-fonts.js';
import { BUILT_IN, type TemplateFolder, templateFolder } from '../core/template-folder.js';
import { createTypefaces } from '../core/typeface.js';
import type { Typesetting } from '../core/typesetting.js';
import { budgetFor, type UntrustedBudget } from '../core/untrusted-budget.js';
import { pictureFinder } from '../pictures/find-picture.js';
import { readPicture } from '../pictures/picture.js';
import { type PictureOfCard, type PictureUse, pictureOfCard } from '../pictures/picture-of-card.js';
import { pictureState } from '../pictures/picture-state.js';
import { TemplateMistakeError } from '../template/element.js';
import { type CompiledTemplates, compileTemplates, type TemplateProblem } from './compile-templates.js';
import type { LoadedTemplates, Template } from './load-templates.js';

/** Everything that a face is rendered with. */
export interface Templates extends Typesetting {
  readonly templates: Readonly<Record<string, Template>>;
  /** A drawing of the theme by its path. @throws TemplateMistakeError if there is none */
  drawing(path: string): Artwork;
  /** The picture that a card shows, if any, or what is wrong with it. */
  picture(id: string, card: OfKind & Pick<Card, 'art' | 'crop'>): PictureOfCard;
  /** What checking untrusted drawings is charged to. */
  readonly budget: UntrustedBudget;
}

export interface LoadResult<T> {
  readonly opened?: T;
  /** Diagnostics of layout and theme. */
  readonly diagnostics: readonly Diagnostic[];
  /** Errors in templates. */
  readonly problems: readonly TemplateProblem[];
}

export type LoadedTypesetting = LoadResult<Typesetting>;

/**
 * Reads layout, theme and fonts: the deck's, else the built-in ones.
 * @param directory the deck's folder on disk, for its fonts
 * @param layout the layout, if it is already read; the theme likewise
 * @param shelf the cache of font data from earlier runs
 */
export function loadTypesetting(
  deck: DeckFolder | undefined,
  directory = '.',
  layout = readLayout(deck),
  theme = readTheme(deck),
  shelf?: FontCache,
  budget = budgetFor(deck),
): LoadedTypesetting {
  const diagnostics = [...theme.diagnostics, ...layout.diagnostics];
  if (!isRead(theme) || !isRead(layout)) return { diagnostics, problems: [] };
  const { fonts, unreadable } = readFonts(
    theme,
    theme.isCustom ? join(directory, 'templates') : BUILT_IN,
    budget,
    shelf,
    theme.isCustom ? deck : undefined,
  );
  if (unreadable.length > 0) return { diagnostics: [...diagnostics, ...unreadable], problems: [] };
  const typefaces = createTypefaces(theme.value, fonts);
  return {
    opened: { theme: theme.value, layout: layout.value, fonts, typefaces },
    diagnostics,
    problems: [],
  };
}

/** The inputs of `assembleTemplates`: plain data, so that it can be sent to a worker. */
export interface Design extends Omit<Typesetting, 'typefaces'> {
  readonly compiled: CompiledTemplates;
}

/** Opens theme, layout and fonts, and compiles the templates. @param custom custom kinds of card of the deck */
export async function openTemplates(
  deck?: DeckFolder,
  directory = '.',
  layout?: ReadResult<LayoutFile>,
  custom?: readonly string[],
): Promise<LoadResult<Templates>> {
  const { opened: measures, diagnostics } = loadTypesetting(deck, directory, layout);
  const { compiled, problems } = await compileTemplates(templateFolder(deck), custom);
  if (measures === undefined || compiled === undefined) return { diagnostics, problems };
  return { ...(await assembleTemplates({ ...measures, compiled }, deck)), diagnostics };
}

/** Loads templates from compiled data. @param use whether faces are drawn, or printed as PDF */
export async function assembleTemplates(
  { theme, layout, fonts, compiled }: Design,
  deck: DeckFolder | undefined,
  use: PictureUse = 'drawn',
  budget = budgetFor(deck),
): Promise<Omit<LoadResult<Templates>, 'diagnostics'>> {
  const { templates, problems } = await loadTemplates(compiled, budget);
  if (templates === undefined) return { problems };
  const folder = templateFolder(deck);
  const drawings = new Map<string, Artwork>();
  const drawing = (path: string) => {
    let found = drawings.get(path);
    if (found === undefined) {
      found = readDrawing(folder, path, budget);
      drawings.set(path, found);
    }
    return found;
  };
  const finder = pictureFinder(deck, folder, budget);
  const pictures = new Map<string, ReturnType<Templates['picture']>>();
  const picture: Templates['picture'] = (id, card) => {
    const state = `${id} ${pictureState(finder.nameFor(id, card) ?? '', deck)}`;
    const found = pictures.get(state) ?? pictureOfCard(finder, id, card, use);
    pictures.set(state, found);
    return found;
  };
  const typefaces = createTypefaces(theme, fonts);
  return { opened: { theme, layout, fonts, typefaces, templates, drawing, picture, budget }, problems };
}

/** Runs built-in templates in this process, the deck's own in the sandbox. Loaded lazily: measuring needs neither. */
async function loadTemplates(
  { scripts }: CompiledTemplates,
  budget: UntrustedBudget,
): Promise<LoadedTemplates> {
  const some = (isCustom: boolean) =>
    Object.fromEntries(Object.entries(scripts).filter(([, { custom }]) => custom.length > 0 === isCustom));
  const custom = some(true);
  const builtIn = (await import('./load-templates.js')).loadBuiltIn(some(false));
  if (Object.keys(custom).length === 0 || builtIn.templates === undefined) return builtIn;
  const sandboxed = await (await import('./sandboxed-templates.js')).loadSandboxed(custom, budget);
  if (sandboxed.templates === undefined) return sandboxed;
  return { templates: { ...builtIn.templates, ...sandboxed.templates }, problems: [] };
}

function readDrawing(folder: TemplateFolder, path: string, budget: UntrustedBudget): Artwork {
  const file = folder.read(path);
  if (!('bytes' in file))
    throw new TemplateMistakeError(`The drawing templates/${path} can't be read: ${file.why}.`);
  const picture = readPicture(file.bytes, budget);
  if ('flaw' in picture) throw new TemplateMistakeError(`${file.name} can't be drawn: ${picture.flaw}.`);
  if (picture.art.is !== 'svg') throw new TemplateMistakeError(`${file.name} is not an SVG file.`);
  return picture.art.artwork;
}
