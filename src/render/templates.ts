import { join } from 'node:path';
import type { Art, Artwork } from '../../templates/template.js';
import type { Card } from '../deck/deck.js';
import type { DeckFolder, Refusal } from '../deck/folder.js';
import { readSource } from '../deck/source-file.js';
import { validate } from '../deck/validate.js';
import { parseYaml, type YamlFile } from '../deck/yaml-file.js';
import { type Diagnostic, diagnostic } from '../diagnostics/index.js';
import type { FileKind } from '../vocabulary/files/index.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import {
  type CompiledTemplates,
  compileTemplates,
  type TemplateName,
  type TemplateProblem,
} from './compile-templates.js';
import { metricsOf } from './font-metrics.js';
import { type FontFile, loadFont } from './fonts.js';
import type { Template } from './load-templates.js';
import { pictureFinder } from './pictures/find-picture.js';
import { readPicture } from './pictures/picture.js';
import { type PictureProblem, type PictureUse, pictureOfCard } from './pictures/picture-of-card.js';
import { TemplateMistake } from './template/element.js';
import { BUILT_IN, type TemplateFile, type TemplateFolder, templateFolder } from './template-folder.js';
import { type Typefaces, typefacesOf } from './text/typeface.js';

/** The sizes, fonts and places that text is set by: enough to see whether it fits. */
export interface Measures {
  readonly theme: Theme;
  readonly layout: LayoutFile;
  readonly fonts: readonly FontFile[];
  readonly typefaces: Typefaces;
}

/** How cards look: all that a face is drawn with. */
export interface Templates extends Measures {
  readonly templates: Readonly<Record<TemplateName, Template>>;
  /** A drawing of the theme by its path; a mistake of the template or theme where there is none. */
  drawing(path: string): Artwork;
  /** The picture that a card shows, if any, or what is wrong with it. */
  picture(
    id: string,
    card: Pick<Card, 'kind' | 'art'>,
  ): { readonly art?: Art; readonly problem?: PictureProblem };
}

export interface Opened<T> {
  readonly opened?: T;
  /** What is wrong with layout and theme. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is wrong with templates. */
  readonly problems: readonly TemplateProblem[];
}

/** Measures, and where in the layout's file a part of it stands. */
export interface OpenedMeasures extends Opened<Measures> {
  readonly layoutAt?: YamlFile['locate'];
}

/** Reads the layout: a deck's own, else the one that comes with the tool. */
export function openLayout(deck: DeckFolder | undefined): LayoutFile | undefined {
  const read = readYaml<LayoutFile>(templateFolder(deck), 'layout');
  return 'value' in read ? read.value : undefined;
}

/**
 * Reads layout, theme and fonts: a deck's own, else those that come with the tool.
 * @param directory where the deck lies on disk, to find fonts of its own
 */
export function openMeasures(deck: DeckFolder | undefined, directory = '.'): OpenedMeasures {
  const folder = templateFolder(deck);
  const theme = readYaml<Theme>(folder, 'theme');
  const layout = readYaml<LayoutFile>(folder, 'layout');
  const diagnostics = [...theme.diagnostics, ...layout.diagnostics];
  if (!isRead(theme) || !isRead(layout)) return { diagnostics, problems: [] };
  const { fonts, unreadable } = readFonts(theme, theme.isOwn ? join(directory, 'templates') : BUILT_IN);
  if (unreadable.length > 0) return { diagnostics: [...diagnostics, ...unreadable], problems: [] };
  const typefaces = typefacesOf(theme.value, fonts);
  return {
    opened: { theme: theme.value, layout: layout.value, fonts, typefaces },
    layoutAt: layout.at,
    diagnostics,
    problems: [],
  };
}

/** The fonts of a theme, or why they can not be read, at the place that names them. */
function readFonts({ value, at }: ReadYaml<Theme>, folder: string) {
  const fonts: FontFile[] = [];
  const unreadable: Diagnostic[] = [];
  for (const use of ['title', 'text'] as const) {
    const { family, files } = value.fonts[use];
    for (const [i, file] of files.entries()) {
      try {
        const font = loadFont(family, file, folder);
        metricsOf(font);
        fonts.push(font);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
        const message = `The font ${file.file} can't be read: ${why}`;
        unreadable.push(diagnostic('FILE_UNREADABLE', at(['fonts', use, 'files', i, 'file']), message));
      }
    }
  }
  return { fonts, unreadable };
}

/** All that templates are made of: plain data, so that it can be sent to another thread. */
export interface Looks extends Omit<Measures, 'typefaces'> {
  readonly compiled: CompiledTemplates;
}

/** The same with the templates themselves, compiled. */
export async function openTemplates(deck?: DeckFolder, directory = '.'): Promise<Opened<Templates>> {
  const { opened: measures, diagnostics } = openMeasures(deck, directory);
  const { compiled, problems } = await compileTemplates(templateFolder(deck));
  if (measures === undefined || compiled === undefined) return { diagnostics, problems };
  return { ...(await assembleTemplates({ ...measures, compiled }, deck)), diagnostics };
}

/** Templates from what was read and compiled before. @param use whether faces are drawn, or printed as PDF */
export async function assembleTemplates(
  { theme, layout, fonts, compiled }: Looks,
  deck: DeckFolder | undefined,
  use: PictureUse = 'drawn',
): Promise<Omit<Opened<Templates>, 'diagnostics'>> {
  // Whoever only measures need not load what runs templates.
  const { loadTemplates } = await import('./load-templates.js');
  const { templates, problems } = loadTemplates(compiled);
  if (templates === undefined) return { problems };
  const folder = templateFolder(deck);
  const drawings = new Map<string, Artwork>();
  const drawing = (path: string) => {
    let found = drawings.get(path);
    if (found === undefined) {
      found = readDrawing(folder, path);
      drawings.set(path, found);
    }
    return found;
  };
  const finder = pictureFinder(deck, folder);
  const pictures = new Map<string, ReturnType<Templates['picture']>>();
  const picture: Templates['picture'] = (id, card) => {
    const found = pictures.get(id) ?? pictureOfCard(finder, id, card, use);
    pictures.set(id, found);
    return found;
  };
  const typefaces = typefacesOf(theme, fonts);
  return { opened: { theme, layout, fonts, typefaces, templates, drawing, picture }, problems };
}

const isRead = <T>(yaml: Partial<ReadYaml<T>>): yaml is ReadYaml<T> => yaml.value !== undefined;

interface ReadYaml<T> {
  readonly value: T;
  readonly isOwn: boolean;
  readonly at: YamlFile['locate'];
}

type Reading<T> = Partial<ReadYaml<T>> & { readonly diagnostics: readonly Diagnostic[] };

/** The last file of each kind: whoever opens a deck reads its layout, and so does whoever then draws it. */
const lastRead = new Map<FileKind, { readonly file: TemplateFile; readonly reading: Reading<unknown> }>();

function readYaml<T>(folder: TemplateFolder, kind: FileKind & ('theme' | 'layout')): Reading<T> {
  const file = folder.read(`${kind}.yaml`);
  const last = lastRead.get(kind);
  const isSame =
    last !== undefined &&
    'bytes' in file &&
    last.file.isOwn === file.isOwn &&
    Buffer.compare(last.file.bytes, file.bytes) === 0;
  if (isSame) return last.reading as Reading<T>;
  const reading = parseTemplateYaml<T>(file, kind);
  if ('bytes' in file) lastRead.set(kind, { file, reading });
  return reading;
}

function parseTemplateYaml<T>(
  found: TemplateFile | Refusal,
  kind: FileKind & ('theme' | 'layout'),
): Reading<T> {
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

function readDrawing(folder: TemplateFolder, path: string): Artwork {
  const file = folder.read(path);
  if (!('bytes' in file))
    throw new TemplateMistake(`The drawing templates/${path} can't be read: ${file.why}.`);
  const picture = readPicture(file.bytes);
  if ('flaw' in picture) throw new TemplateMistake(`${file.name} can't be drawn: ${picture.flaw}.`);
  if (picture.art.is !== 'svg') throw new TemplateMistake(`${file.name} is not an SVG file.`);
  return picture.art.artwork;
}
