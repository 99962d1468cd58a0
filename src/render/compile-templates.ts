import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { Script } from 'node:vm';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import type { Child, Element, FaceProps, FrameProps } from '../../templates/template.js';
import { isElement, TemplateMistake } from './template/element.js';
import * as template from './template/index.js';
import * as runtime from './template/jsx-runtime.js';
import type { TemplateFolder } from './template-folder.js';

/** What is wrong with a template, and where. */
export interface TemplateProblem {
  /** Relative to the deck. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
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

export interface Template {
  frame(props: FrameProps): Element;
  face(props: FaceProps): Element;
}

export const TEMPLATE_NAMES = [
  'character',
  'residence',
  'modifier',
  'event',
  'death',
  'mystery',
  'reference',
  'back',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export interface CompiledTemplates {
  readonly templates?: Readonly<Record<TemplateName, Template>>;
  readonly problems: readonly TemplateProblem[];
}

/** Compiles all templates, the deck's own and those that come with the tool, in memory. */
export async function compileTemplates(folder: TemplateFolder): Promise<CompiledTemplates> {
  const built = await build({
    entryPoints: TEMPLATE_NAMES.map((name) => `${name}.tsx`),
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
    logLevel: 'silent',
    tsconfigRaw: '{}',
    plugins: [readFrom(folder)],
  }).catch((cause: BuildFailure) => cause);
  if (!('outputFiles' in built)) return { problems: built.errors.map(syntaxProblem) };
  const text = (path: string) => built.outputFiles.find((file) => file.path.endsWith(path))?.text ?? '';
  const problems: TemplateProblem[] = [];
  const templates = TEMPLATE_NAMES.flatMap((name) => {
    try {
      return [[name, load(name, text(`/${name}.js`), text(`/${name}.js.map`))]];
    } catch (cause) {
      if (!(cause instanceof TemplateFailure)) throw cause;
      problems.push(cause.problem);
      return [];
    }
  });
  return problems.length > 0 ? { problems } : { templates: Object.fromEntries(templates), problems };
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

const asFile = (path: string) => `templates/${path.replace(/^templates:/, '')}`;

function syntaxProblem({ text, location }: BuildFailure['errors'][number]): TemplateProblem {
  return {
    file: asFile(location?.file ?? ''),
    line: location?.line ?? 1,
    column: (location?.column ?? 0) + 1,
    message: text,
  };
}

const MODULES: Readonly<Record<string, unknown>> = {
  'shroud/template': template,
  'shroud/template/jsx-runtime': runtime,
};

function load(name: TemplateName, code: string, map: string): Template {
  const filename = `${name}.tsx.js`;
  const exported: Record<string, unknown> = {};
  const guard = guarded(name, filename, map);
  guard(() => {
    const run = new Script(`(function (module, exports, require) {${code}\n})`, {
      filename,
    }).runInThisContext();
    const module = { exports: exported };
    run(module, exported, (id: string) => MODULES[id]);
    Object.assign(exported, module.exports);
  });
  const { frame, face } = exported;
  if (typeof frame !== 'function' || typeof face !== 'function') {
    const lacks = typeof frame === 'function' ? 'face' : 'frame';
    throw new TemplateFailure({
      file: `templates/${name}.tsx`,
      line: 1,
      column: 1,
      message: `It exports no function \`${lacks}\`.`,
    });
  }
  const drawn = (name: string, result: unknown): Element => {
    if (isElement(result as Child)) return result as Element;
    throw new TemplateMistake(
      `\`${name}\` returns ${result === null ? 'null' : typeof result}, which is not SVG.`,
    );
  };
  return {
    frame: (props) => guard(() => drawn('frame', frame(props))),
    face: (props) => guard(() => drawn('face', face(props))),
  };
}

/** Whatever a template throws is told at its line, never as a stack. */
function guarded(name: TemplateName, filename: string, map: string) {
  return <T>(run: () => T): T => {
    try {
      return run();
    } catch (cause) {
      if (cause instanceof TemplateFailure) throw cause;
      throw new TemplateFailure({ ...placeOf(cause, name, filename, map), message: messageOf(cause) });
    }
  };
}

function messageOf(cause: unknown): string {
  if (cause instanceof TemplateMistake) return cause.message;
  return `It fails: ${cause instanceof Error ? cause.message : String(cause)}.`;
}

function placeOf(cause: unknown, name: string, filename: string, map: string) {
  const start = { file: `templates/${name}.tsx`, line: 1, column: 1 };
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const at = new RegExp(`${filename.replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack);
  if (at === null) return start;
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(at[1]) - 1, Number(at[2]) - 1);
  if (!('originalSource' in entry)) return start;
  return {
    file: asFile(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
