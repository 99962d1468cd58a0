import { SourceMap } from 'node:module';
import { Script } from 'node:vm';
import type { Child, Element, FaceProps, FrameProps } from '../../templates/template.js';
import {
  asFile,
  type CompiledTemplates,
  TemplateFailure,
  type TemplateName,
  type TemplatePlace,
  type TemplateProblem,
} from './compile-templates.js';
import { isElement, TemplateMistake } from './template/element.js';
import * as template from './template/index.js';
import * as runtime from './template/jsx-runtime.js';

/** What a template draws: what is the same on all cards of a kind, and the rest; at once where it runs here. */
export interface Template<Drawn = Element | Promise<Element>> {
  frame(props: FrameProps): Drawn;
  face(props: FaceProps): Drawn;
  /** The line of it that made a mistake, or was made to remember one. */
  placeOf(mistake: TemplateMistake): TemplatePlace;
}

export interface LoadedTemplates<Drawn = Element | Promise<Element>> {
  readonly templates?: Readonly<Record<TemplateName, Template<Drawn>>>;
  /** Whether they run in a process of their own: then nobody knows what they draw. */
  readonly isApart?: boolean;
  readonly problems: readonly TemplateProblem[];
}

/** Runs what was compiled; a template that fails or exports too little is told. */
export function loadTemplates({ scripts }: CompiledTemplates): LoadedTemplates<Element> {
  const problems: TemplateProblem[] = [];
  const templates = Object.entries(scripts).flatMap(([name, { code, map }]) => {
    try {
      return [[name, load(name, code, map)]];
    } catch (cause) {
      if (!(cause instanceof TemplateFailure)) throw cause;
      problems.push(cause.problem);
      return [];
    }
  });
  return problems.length > 0 ? { problems } : { templates: Object.fromEntries(templates), problems };
}

const MODULES: Readonly<Record<string, unknown>> = {
  'shroud/template': template,
  'shroud/template/jsx-runtime': runtime,
};

function load(name: TemplateName, code: string, map: string): Template<Element> {
  const filename = fileOf(name);
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
    placeOf: (mistake) => placeOf(mistake, name, filename, map),
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

function placeOf(cause: unknown, name: string, filename: string, map: string): TemplatePlace {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return placeInStack(stack, filename, map) ?? { file: `templates/${name}.tsx`, line: 1, column: 1 };
}

function placeInStack(stack: string, filename: string, map: string): TemplatePlace | undefined {
  const at = new RegExp(`${filename.replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack);
  if (at === null) return undefined;
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(at[1]) - 1, Number(at[2]) - 1);
  if (!('originalSource' in entry)) return undefined;
  return {
    file: asFile(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/** The line of a template that a stack of another process was in, if any. */
export const placeOfStack = (stack: string, { scripts }: CompiledTemplates): TemplatePlace | undefined =>
  Object.entries(scripts)
    .map(([name, { map }]) => placeInStack(stack, fileOf(name), map))
    .find((place) => place !== undefined);

const fileOf = (name: TemplateName): string => `${name}.tsx.js`;
