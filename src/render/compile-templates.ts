import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type { BuildFailure, Plugin } from 'esbuild';
import type { Card } from '../deck/deck.js';
import { CARD_KINDS, type CardKey, type cardKinds, factsOf } from '../vocabulary/kinds/index.js';
import type { Side } from './ground/face-request.js';
import { type TemplateFolder, templateFolder } from './ground/template-folder.js';

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

/** Templates as JavaScript: plain data, so that it can be kept and sent to another thread. */
export interface CompiledTemplates {
  readonly scripts: Readonly<Record<TemplateName, { readonly code: string; readonly map: string }>>;
  /** The kinds of the deck's own that templates were looked for. */
  readonly own: readonly string[];
  /** Whether any of them is the deck's own: a program of whoever made it. */
  readonly isOwn: boolean;
  /** The files that are the deck's own; left out: none. */
  readonly ownFiles?: readonly string[];
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

const isThere = (folder: TemplateFolder, name: string): boolean => 'bytes' in folder.read(`${name}.tsx`);

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
  // Whoever has them compiled need not load the compiler; to require it is quicker than to import it.
  const { build } = require('esbuild') as typeof import('esbuild');
  const sources: Record<string, string> = {};
  const ownFiles = new Set<string>();
  const noting: TemplateFolder = {
    ...folder,
    read(path) {
      const file = folder.read(path);
      sources[path] = sumOf(file);
      if ('bytes' in file && file.isOwn) ownFiles.add(path);
      return file;
    },
  };
  const names = [...TEMPLATE_NAMES, ...own.filter((name) => isThere(noting, name))];
  const built = await build({
    entryPoints: names.map((name) => `${name}.tsx`),
    bundle: true,
    write: false,
    outdir: '/',
    format: 'cjs',
    platform: 'neutral',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'shroud/template',
    external: ['shroud/template', 'shroud/template/jsx-runtime'],
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    tsconfigRaw: '{}',
    plugins: [readFrom(noting)],
  }).catch((cause: BuildFailure) => cause);
  if (!('outputFiles' in built)) return { problems: built.errors.map(syntaxProblem) };
  const text = (path: string) => built.outputFiles.find((file) => file.path.endsWith(path))?.text ?? '';
  const scripts = names.map((name) => [name, { code: text(`/${name}.js`), map: text(`/${name}.js.map`) }]);
  const files = ownFiles.size === 0 ? {} : { ownFiles: [...ownFiles] };
  return {
    compiled: { scripts: Object.fromEntries(scripts), own, isOwn: ownFiles.size > 0, ...files, sources },
    problems: [],
  };
}

/** Files are read through the folder, so that a deck's own part is found by templates that come with the tool. */
function readFrom(folder: TemplateFolder): Plugin {
  return {
    name: 'templates',
    setup(builder) {
      builder.onResolve({ filter: /^\.|\.tsx$/ }, ({ path, importer }) => {
        const from = importer === '' ? '.' : posix.dirname(importer);
        const wanted = posix.normalize(posix.join(from, path));
        const found = [wanted, `${wanted}.tsx`, `${wanted}.ts`, wanted.replace(/\.js$/, '.tsx')].find(
          (one) => /\.tsx?$/.test(one) && 'bytes' in folder.read(one),
        );
        return found === undefined
          ? { errors: [{ text: `There is no template ${path}.` }] }
          : { path: found, namespace: 'templates' };
      });
      builder.onLoad({ filter: /./, namespace: 'templates' }, ({ path }) => {
        const file = folder.read(path);
        if (!('bytes' in file)) return { errors: [{ text: `It can't be read: ${file.why}.` }] };
        return { contents: file.bytes, loader: path.endsWith('.ts') ? 'ts' : 'tsx' };
      });
    },
  };
}

/** The path of a template as a message names it. */
export const asFile = (path: string) => `templates/${path.replace(/^templates:/, '')}`;

function syntaxProblem({ text, location }: BuildFailure['errors'][number]): TemplateProblem {
  return {
    file: asFile(location?.file ?? ''),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: /[.!?]$/.test(text) ? text : `${text}.`,
  };
}
