/**
 * Compiles templates (TSX) to JavaScript with esbuild, in memory. Imports resolve only to `templates/` and to the
 * library: never to the disk, a package or a URL. The result is plain data and can be sent to a worker. Entry point:
 * `compileTemplates`.
 */

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type { BuildFailure, PartialMessage, Plugin } from 'esbuild';
import type { Card } from '../../deck/deck.js';
import type { Refusal } from '../../deck/folder.js';
import { CARD_KINDS, type CardKey, type cardKinds, getKindFacts } from '../../vocabulary/kinds/index.js';
import { limits, limitText } from '../../vocabulary/limits.js';
import type { Side } from '../core/face-request.js';
import { isProgram, type TemplateFolder, templateFolder } from '../core/template-folder.js';

/** A position in a template. */
export interface TemplatePlace {
  /** Path relative to the deck. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error in a template, with its position. */
export interface TemplateProblem extends TemplatePlace {
  readonly message: string;
  /** Whether a timeout caused it: it may be wrong on a busy machine, so it is never cached. */
  readonly isTimed?: true;
}

/** The only error that a template throws. */
export class TemplateFailureError extends Error {
  readonly problem: TemplateProblem;
  constructor(problem: TemplateProblem) {
    super(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
    this.problem = problem;
  }
}

type CardTemplate = (typeof cardKinds)[CardKey]['template'];
/**
 * The template of each kind of card, that of the shared back, and the plain one for custom kinds without a template.
 * The templates of a deck's custom kinds have the names of the kinds.
 */
export type TemplateName = CardTemplate | 'back' | 'plain' | (string & {});
export const TEMPLATE_NAMES: readonly TemplateName[] = [
  ...new Set(CARD_KINDS.map((kind) => getKindFacts(kind).template)),
  'back',
  'plain',
];

/**
 * The template of a face: all opaque cards but characters share one back (LOOK-2).
 * @param has whether a template exists
 */
export function chooseTemplate(card: Card, side: Side, has: (name: string) => boolean): TemplateName {
  if (side === 'back' && card.kind !== 'character') return 'back';
  if (card.kind !== 'own') return getKindFacts(card.kind).template;
  return has(card.of) ? card.of : 'plain';
}

/** A template compiled to JavaScript. */
export interface CompiledScript {
  readonly code: string;
  readonly map: string;
  /** Its source files. */
  readonly files: readonly string[];
  /** Source files of the deck that differ from the built-in ones: if there are any, it runs in the sandbox only. */
  readonly custom: readonly string[];
}

/** By the name of the template. */
export type Scripts = Readonly<Record<string, CompiledScript>>;

/** Templates compiled to JavaScript: plain data, so that they can be sent to a worker. */
export interface CompiledTemplates {
  readonly scripts: Scripts;
  /** The deck's custom kinds, whose templates were looked up. */
  readonly custom: readonly string[];
  /** A checksum of every file that was looked up; empty if the file does not exist. */
  readonly sources: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);

/** The version of the compiler, read without loading it. */
export const compilerVersion = (): string => String(require('esbuild/package.json').version);

/** Whether compiling again would read the same files. */
export const isCurrent = (
  { sources, custom }: CompiledTemplates,
  folder: TemplateFolder,
  kinds: readonly string[] = [],
): boolean =>
  custom.join(' ') === kinds.join(' ') &&
  Object.entries(sources).every(([path, sum]) => hashTemplate(folder.read(path)) === sum);

function hashTemplate(file: ReturnType<TemplateFolder['read']>): string {
  return 'bytes' in file ? createHash('sha256').update(file.bytes).digest('hex') : '';
}

type Compiled = { readonly compiled?: CompiledTemplates; readonly problems: readonly TemplateProblem[] };

/**
 * Compiles all templates in memory, both the deck's and the built-in ones; the latter may be precompiled.
 * @param custom custom kinds of card of the deck: each may have a template of its name
 */
export async function compileTemplates(
  folder: TemplateFolder,
  custom: readonly string[] = [],
): Promise<Compiled> {
  const builtIn = await compileBuiltIn();
  return builtIn !== undefined &&
    isCurrent(builtIn, folder) &&
    !hasCustom(builtIn, folder) &&
    !custom.some((name) => isThere(folder, name))
    ? { compiled: builtIn, problems: [] }
    : compileNow(folder, custom);
}

const isThere = (folder: Pick<TemplateFolder, 'read'>, name: string): boolean =>
  'bytes' in folder.read(`${name}.tsx`);

const hasCustom = ({ sources }: CompiledTemplates, folder: TemplateFolder): boolean =>
  Object.keys(sources).some((path) => {
    const file = folder.read(path);
    return 'bytes' in file && file.isCustom;
  });

let builtIn: Promise<CompiledTemplates | undefined> | undefined;

/** The built-in templates, precompiled by the build or compiled now: once for all decks. */
function compileBuiltIn(): Promise<CompiledTemplates | undefined> {
  builtIn ??= builtInAsBuilt() ?? compileNow(templateFolder(undefined), []).then(({ compiled }) => compiled);
  return builtIn;
}

function builtInAsBuilt(): Promise<CompiledTemplates> | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  try {
    return Promise.resolve(require('./built-in-templates.json') as CompiledTemplates);
  } catch {
    // While the tool itself is being built.
    return undefined;
  }
}

async function compileNow(folder: TemplateFolder, custom: readonly string[]): Promise<Compiled> {
  // The compiler is loaded only if something has to be compiled; `require` is faster than `import`.
  const { build, stop } = require('esbuild') as typeof import('esbuild');
  const sources = new SourceReader(folder);
  const names = [...TEMPLATE_NAMES, ...custom.filter((name) => isThere(sources, name))];
  const building = build({
    entryPoints: names.map((name) => `${name}.tsx`),
    bundle: true,
    write: false,
    outdir: '/',
    format: 'cjs',
    platform: 'neutral',
    target: 'node20',
    jsx: 'automatic',
    // Records the position of each element: QuickJS only knows where a statement begins.
    jsxDev: true,
    jsxImportSource: 'shroud/template',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    tsconfigRaw: '{}',
    plugins: [readFrom(sources)],
  }).catch((cause: BuildFailure) => cause);
  const built = await within(limits.templateCompile.max, building);
  if (built === undefined || !('outputFiles' in built)) {
    if (built?.errors !== undefined) return { problems: built.errors.map(syntaxProblem) };
    // The compiler hangs or has crashed: the next build starts a new one.
    await stop();
    return { problems: [stopProblem(sources, built)] };
  }
  const text = (path: string) => built.outputFiles.find((file) => file.path.endsWith(path))?.text ?? '';
  const scripts = names.map((name): [TemplateName, CompiledScript] => {
    const inputs = Object.entries(built.metafile.outputs).find(([path]) => path.endsWith(`/${name}.js`))?.[1]
      .inputs;
    const files = Object.keys(inputs ?? {}).map((path) => path.replace(/^templates:/, ''));
    const code = text(`/${name}.js`);
    return [
      name,
      { code, map: text(`/${name}.js.map`), files, custom: files.filter((path) => sources.custom.has(path)) },
    ];
  });
  return { compiled: { scripts: Object.fromEntries(scripts), custom, sources: sources.sums }, problems: [] };
}

/** Adds a timeout: some sources take the compiler hours. @returns undefined on timeout */
async function within<T>(seconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), seconds * 1000);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** The line is unknown: the problem is reported for the deck's own template, or for the first one. */
function stopProblem({ custom }: SourceReader, cause: BuildFailure | undefined): TemplateProblem {
  const [file = ''] = custom;
  const why =
    cause === undefined
      ? `It takes too long to compile: ${limitText('templateCompile')} seconds. Look for deep nesting`
      : `It can't be compiled: ${cause.message}`;
  return { file: asFile(file), line: 1, column: 1, message: `${why}.`, isTimed: true };
}

/** The compiler computes what enums are: a few lines of them take gigabytes. */
const ENUM = /(?:^|[;{}])\s*(?:export\s+|declare\s+|const\s+)*enum\s+[\w$]/m;

/** Reads templates for the compiler, and notes what it has read. */
class SourceReader implements Pick<TemplateFolder, 'read'> {
  private readonly folder: TemplateFolder;
  readonly sums: Record<string, string> = {};
  /** Files of the deck: once read as such, a file stays marked as the deck's. */
  readonly custom = new Set<string>();
  private bytes = 0;

  constructor(folder: TemplateFolder) {
    this.folder = folder;
  }

  read(path: string): ReturnType<TemplateFolder['read']> {
    const file = this.folder.read(path, limits.templateFile.max);
    const isKnown = this.custom.has(path);
    this.sums[path] = hashTemplate(file);
    if (!('bytes' in file) || !file.isCustom) return file;
    this.custom.add(path);
    if (!isKnown) this.bytes += file.bytes.length;
    if (ENUM.test(new TextDecoder().decode(file.bytes)))
      return { refused: 'unreadable', why: 'a template has no `enum`: write a constant object instead' };
    if (this.bytes > limits.templateSources.max || this.custom.size > limits.templateFiles.max)
      return {
        refused: 'too-large',
        why: `the deck has too many templates: ${limitText('templateSources')} bytes, and ${limitText('templateFiles')} files`,
      };
    return file;
  }
}

/** Modules that templates may import besides the files of `templates/`. */
const LIBRARY = ['shroud/template', 'shroud/template/jsx-dev-runtime'];

/**
 * Resolves files through the folder, so that built-in templates find the deck's parts. Nothing is resolved anywhere
 * else: neither on disk, nor among packages, nor behind a URL.
 */
function readFrom(folder: Pick<TemplateFolder, 'read'>): Plugin {
  return {
    name: 'templates',
    setup(builder) {
      builder.onResolve({ filter: /(?:)/ }, ({ path, importer, kind }) => {
        if (LIBRARY.includes(path)) return { path, external: true };
        if (kind !== 'entry-point' && !/^\.\.?\//.test(path))
          return {
            errors: [
              {
                text: `A template imports from "shroud/template" and from files of templates/, such as "./parts/discs": not from "${path.slice(0, 80)}".`,
              },
            ],
          };
        const wanted = posix.join(kind === 'entry-point' ? '.' : posix.dirname(importer), path);
        const paths = [wanted, `${wanted}.tsx`, `${wanted}.ts`, wanted.replace(/\.js$/, '.tsx')];
        for (const one of paths.filter((one) => isProgram(one) && isInside(one))) {
          const file = folder.read(one);
          if ('bytes' in file) return { path: one, namespace: 'templates' };
          if (file.refused !== 'missing') return { errors: [unreadable(one, file)] };
        }
        return { errors: [{ text: `There is no template ${path.slice(0, 200)}.` }] };
      });
      builder.onLoad({ filter: /(?:)/, namespace: 'templates' }, ({ path }) => {
        const file = folder.read(path);
        if (!('bytes' in file)) return { errors: [unreadable(path, file)] };
        return { contents: file.bytes, loader: path.endsWith('.ts') ? 'ts' : 'tsx' };
      });
    },
  };
}

const unreadable = (file: string, { refused, why }: Refusal): PartialMessage => ({
  text:
    refused === 'too-large'
      ? `It is too large: ${limitText('templateFile')} bytes.`
      : `It can't be read: ${why}.`,
  location: { file, line: 1, column: 0 },
});

/** Whether a path stays inside `templates/` and contains no hidden folder. */
const isInside = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** The path of a template for messages. */
export const asFile = (path: string) => `templates/${path.replace(/^templates:/, '')}`;

function syntaxProblem({
  text,
  location,
}: Pick<BuildFailure['errors'][number], 'text'> & Partial<BuildFailure['errors'][number]>): TemplateProblem {
  return {
    file: asFile(location?.file ?? ''),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: /[.!?]$/.test(text) ? text : `${text}.`,
  };
}
