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
export function loadTemplates({ scripts, ownFiles }: CompiledTemplates): LoadedTemplates<Element> {
  const problems: TemplateProblem[] = [];
  const templates = Object.entries(scripts).flatMap(([name, { code, map }]) => {
    try {
      return [[name, load(name, code, { map, own: ownFiles })]];
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

/** What leads from a place in a script to that in its template. */
interface Sources {
  readonly map: string;
  /** Files of the deck's own: of all that a mistake went through, one of these is its author's. */
  readonly own?: readonly string[] | undefined;
}

function load(name: TemplateName, code: string, sources: Sources): Template<Element> {
  const filename = fileOf(name);
  const exported: Record<string, unknown> = {};
  const guard = guarded(name, filename, sources);
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
    placeOf: (mistake) => placeOf(mistake, name, filename, sources),
  };
}

/** Whatever a template throws is told at its line, never as a stack. */
function guarded(name: TemplateName, filename: string, sources: Sources) {
  return <T>(run: () => T): T => {
    try {
      return run();
    } catch (cause) {
      if (cause instanceof TemplateFailure) throw cause;
      throw new TemplateFailure({ ...placeOf(cause, name, filename, sources), message: messageOf(cause) });
    }
  };
}

function messageOf(cause: unknown): string {
  if (cause instanceof TemplateMistake) return cause.message;
  return `It fails: ${cause instanceof Error ? cause.message : String(cause)}.`;
}

function placeOf(cause: unknown, name: string, filename: string, sources: Sources): TemplatePlace {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return placeInStack(stack, filename, sources) ?? { file: `templates/${name}.tsx`, line: 1, column: 1 };
}

/** The first line of the stack in a file of the deck's own; where there is none, the first in any template. */
function placeInStack(stack: string, filename: string, { map, own }: Sources): TemplatePlace | undefined {
  const lines = [...stack.matchAll(new RegExp(`${filename.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'g'))];
  if (lines.length === 0) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  const places = lines.flatMap(([, line, column]) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return [];
    const { originalSource, originalLine, originalColumn } = entry;
    return [{ file: asFile(originalSource), line: originalLine + 1, column: originalColumn + 1 }];
  });
  return places.find(({ file }) => own?.some((path) => asFile(path) === file)) ?? places[0];
}

/** The line of a template that a stack of another process was in, if any. */
export const placeOfStack = (
  stack: string,
  { scripts, ownFiles }: CompiledTemplates,
): TemplatePlace | undefined =>
  Object.entries(scripts)
    .map(([name, { map }]) => placeInStack(stack, fileOf(name), { map, own: ownFiles }))
    .find((place) => place !== undefined);

const fileOf = (name: TemplateName): string => `${name}.tsx.js`;
