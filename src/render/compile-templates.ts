import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type { BuildFailure, PartialMessage, Plugin } from 'esbuild';
import type { Card } from '../deck/deck.js';
import type { Refusal } from '../deck/folder.js';
import { budgets, mostOf } from '../vocabulary/budgets.js';
import { CARD_KINDS, type CardKey, type cardKinds, factsOf } from '../vocabulary/kinds/index.js';
import type { Side } from './ground/face-request.js';
import { isProgram, type TemplateFolder, templateFolder } from './ground/template-folder.js';

/** A line of a template. */
export interface TemplatePlace {
  /** Relative to the deck. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a template, and where. */
export interface TemplateProblem extends TemplatePlace {
  readonly message: string;
  /** Whether a clock decided it: on a busy machine it may be wrong, so it is never kept. */
  readonly isTimed?: true;
}

/** A template throws this and nothing else. */
export class TemplateFailure extends Error {
  readonly problem: TemplateProblem;
  constructor(problem: TemplateProblem) {
    super(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
    this.problem = problem;
  }
}

type CardTemplate = (typeof cardKinds)[CardKey]['template'];
/**
 * The template of each kind of card, that of the back which they share, and the plain one for kinds of a deck's own that
 * have none; a deck's own are called as their kinds are.
 */
export type TemplateName = CardTemplate | 'back' | 'plain' | (string & {});
export const TEMPLATE_NAMES: readonly TemplateName[] = [
  ...new Set(CARD_KINDS.map((kind) => factsOf(kind).template)),
  'back',
  'plain',
];

/** The template of a face: all opaque cards but characters share one back (LOOK-2). @param has whether there is such a template */
export function templateOf(card: Card, side: Side, has: (name: string) => boolean): TemplateName {
  if (side === 'back' && card.kind !== 'character') return 'back';
  if (card.kind !== 'own') return factsOf(card.kind).template;
  return has(card.of) ? card.of : 'plain';
}

/** A template as JavaScript. */
export interface CompiledScript {
  readonly code: string;
  readonly map: string;
  /** The files that it was made from. */
  readonly files: readonly string[];
  /** Those that the deck brings and that differ from the tool's: if there are any, it runs in the sandbox only. */
  readonly own: readonly string[];
}

/** By the name of the template. */
export type Scripts = Readonly<Record<string, CompiledScript>>;

/** Templates as JavaScript: plain data, so that it can be sent to another thread. */
export interface CompiledTemplates {
  readonly scripts: Scripts;
  /** The kinds of the deck's own that templates were looked for. */
  readonly own: readonly string[];
  /** Every file that was looked for, and a checksum of what was found: nothing where there was none. */
  readonly sources: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);

/** The version of the compiler, told without loading it. */
export const compilerVersion = (): string => String(require('esbuild/package.json').version);

/** Whether the same files would be compiled again. */
export const isCurrent = (
  { sources, own }: CompiledTemplates,
  folder: TemplateFolder,
  kinds: readonly string[] = [],
): boolean =>
  own.join(' ') === kinds.join(' ') &&
  Object.entries(sources).every(([path, sum]) => sumOf(folder.read(path)) === sum);

function sumOf(file: ReturnType<TemplateFolder['read']>): string {
  return 'bytes' in file ? createHash('sha256').update(file.bytes).digest('hex') : '';
}

type Compiled = { readonly compiled?: CompiledTemplates; readonly problems: readonly TemplateProblem[] };

/**
 * Compiles all templates, the deck's own and those that come with the tool, in memory; the latter may be compiled already.
 * @param own kinds of card of the deck's own: each may have a template of its name
 */
export async function compileTemplates(
  folder: TemplateFolder,
  own: readonly string[] = [],
): Promise<Compiled> {
  const builtIn = await compiledBuiltIn();
  return builtIn !== undefined &&
    isCurrent(builtIn, folder) &&
    !hasOwn(builtIn, folder) &&
    !own.some((name) => isThere(folder, name))
    ? { compiled: builtIn, problems: [] }
    : compileNow(folder, own);
}

const isThere = (folder: Pick<TemplateFolder, 'read'>, name: string): boolean =>
  'bytes' in folder.read(`${name}.tsx`);

const hasOwn = ({ sources }: CompiledTemplates, folder: TemplateFolder): boolean =>
  Object.keys(sources).some((path) => {
    const file = folder.read(path);
    return 'bytes' in file && file.isOwn;
  });

let builtIn: Promise<CompiledTemplates | undefined> | undefined;

/** The templates that come with the tool, as the build has compiled them, or as they are now: once for all decks. */
function compiledBuiltIn(): Promise<CompiledTemplates | undefined> {
  builtIn ??= builtInAsBuilt() ?? compileNow(templateFolder(undefined), []).then(({ compiled }) => compiled);
  return builtIn;
}

function builtInAsBuilt(): Promise<CompiledTemplates> | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  try {
    return Promise.resolve(require('./built-in-templates.json') as CompiledTemplates);
  } catch {
    // While it is built.
    return undefined;
  }
}

async function compileNow(folder: TemplateFolder, own: readonly string[]): Promise<Compiled> {
  // Where nothing has to be compiled, the compiler is not loaded; to require it is quicker than to import it.
  const { build, stop } = require('esbuild') as typeof import('esbuild');
  const sources = new SourceReader(folder);
  const names = [...TEMPLATE_NAMES, ...own.filter((name) => isThere(sources, name))];
  const building = build({
    entryPoints: names.map((name) => `${name}.tsx`),
    bundle: true,
    write: false,
    outdir: '/',
    format: 'cjs',
    platform: 'neutral',
    target: 'node20',
    jsx: 'automatic',
    // Of each element, where it stands: QuickJS knows no more than where a statement begins.
    jsxDev: true,
    jsxImportSource: 'shroud/template',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    tsconfigRaw: '{}',
    plugins: [readFrom(sources)],
  }).catch((cause: BuildFailure) => cause);
  const built = await within(budgets.templateCompile.most, building);
  if (built === undefined || !('outputFiles' in built)) {
    if (built?.errors !== undefined) return { problems: built.errors.map(syntaxProblem) };
    // The compiler hangs, or has ended itself: the next build starts a new one.
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
      { code, map: text(`/${name}.js.map`), files, own: files.filter((path) => sources.own.has(path)) },
    ];
  });
  return { compiled: { scripts: Object.fromEntries(scripts), own, sources: sources.sums }, problems: [] };
}

/** Some sources take the compiler hours. @returns undefined where the time is over */
async function within<T>(seconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), seconds * 1000);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** No line is known: it is told of the template that the deck brings, or of the first. */
function stopProblem({ own }: SourceReader, cause: BuildFailure | undefined): TemplateProblem {
  const [file = ''] = own;
  const why =
    cause === undefined
      ? `It takes too long to compile: ${mostOf('templateCompile')}, in seconds. Look for what is nested deep`
      : `It can't be compiled: ${cause.message}`;
  return { file: asFile(file), line: 1, column: 1, message: `${why}.`, isTimed: true };
}

/** The compiler computes what enums are: a few lines of them take gigabytes. */
const ENUM = /(?:^|[;{}])\s*(?:export\s+|declare\s+|const\s+)*enum\s+[\w$]/m;

/** Reads templates for the compiler, and notes what it has read. */
class SourceReader implements Pick<TemplateFolder, 'read'> {
  private readonly folder: TemplateFolder;
  readonly sums: Record<string, string> = {};
  /** Files that are the deck's own: once read as such, a file stays its own. */
  readonly own = new Set<string>();
  private bytes = 0;

  constructor(folder: TemplateFolder) {
    this.folder = folder;
  }

  read(path: string): ReturnType<TemplateFolder['read']> {
    const file = this.folder.read(path, budgets.templateFile.most);
    const isKnown = this.own.has(path);
    this.sums[path] = sumOf(file);
    if (!('bytes' in file) || !file.isOwn) return file;
    this.own.add(path);
    if (!isKnown) this.bytes += file.bytes.length;
    if (ENUM.test(new TextDecoder().decode(file.bytes)))
      return { refused: 'unreadable', why: 'a template has no `enum`: write a constant object instead' };
    if (this.bytes > budgets.templateSources.most || this.own.size > budgets.templateFiles.most)
      return {
        refused: 'too-large',
        why: `the templates of a deck are too many: ${mostOf('templateSources')}, in bytes, and ${mostOf('templateFiles')}, in files`,
      };
    return file;
  }
}

/** What templates may import that is not a file of `templates/`. */
const LIBRARY = ['shroud/template', 'shroud/template/jsx-dev-runtime'];

/**
 * Files are read through the folder, so that a deck's own part is found by templates that come with the tool. Nothing is
 * looked for anywhere else: neither on disk, nor among packages, nor behind a URL.
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
      ? `It is too large: ${mostOf('templateFile')}, in bytes.`
      : `It can't be read: ${why}.`,
  location: { file, line: 1, column: 0 },
});

/** Whether a path stays inside of `templates/`, in folders that are not hidden. */
const isInside = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** The path of a template as a message names it. */
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
