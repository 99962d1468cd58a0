/**
 * Runs the built-in templates in this process. A deck's own templates are rejected here: they belong in the sandbox
 * (`sandboxed-templates.ts`). Entry point: `loadBuiltIn`.
 */

import { Script } from 'node:vm';
import type { Child, Element, FaceProps, FrameProps } from '../../../templates/template.js';
import { isElement, TemplateMistakeError } from '../template/element.js';
import * as template from '../template/index.js';
import * as runtime from '../template/jsx-runtime.js';
import {
  type CompiledScript,
  type Scripts,
  TemplateFailureError,
  type TemplateName,
  type TemplatePlace,
  type TemplateProblem,
} from './compile-templates.js';
import { placeInStack, scriptFile } from './template-place.js';

/** Draws the frame, which all cards of a kind share, and the face; synchronous if it runs in this process. */
export interface Template {
  /** Whether it is untrusted: then its drawings are validated first. */
  readonly isSandboxed: boolean;
  frame(props: FrameProps): Element | Promise<Element>;
  face(props: FaceProps): Element | Promise<Element>;
  /** The position in the template that caused a mistake. */
  placeOf(mistake: TemplateMistakeError): TemplatePlace;
}

export interface LoadedTemplates {
  readonly templates?: Readonly<Record<string, Template>>;
  readonly problems: readonly TemplateProblem[];
}

/** Runs the built-in templates; reports those that fail or lack an export. */
export function loadBuiltIn(scripts: Scripts): LoadedTemplates {
  const problems: TemplateProblem[] = [];
  const templates = Object.entries(scripts).flatMap(([name, script]) => {
    try {
      return [[name, load(name, script)]];
    } catch (cause) {
      if (!(cause instanceof TemplateFailureError)) throw cause;
      problems.push(cause.problem);
      return [];
    }
  });
  return problems.length > 0 ? { problems } : { templates: Object.fromEntries(templates), problems };
}

const MODULES: Readonly<Record<string, unknown>> = {
  'shroud/template': template,
  'shroud/template/jsx-dev-runtime': runtime,
};

function load(name: TemplateName, script: CompiledScript): Template {
  if (script.custom.length > 0)
    throw new Error(`The template ${name} is the deck's own, and belongs in the sandbox.`);
  const filename = scriptFile(name);
  const exported: Record<string, unknown> = {};
  const guard = guardTemplate(name, script);
  guard(() => {
    const run = new Script(`(function (module, exports, require) {${script.code}\n})`, {
      filename,
    }).runInThisContext();
    const module = { exports: exported };
    run(module, exported, (id: string) => MODULES[id]);
    Object.assign(exported, module.exports);
  });
  const { frame, face } = exported;
  if (typeof frame !== 'function' || typeof face !== 'function') {
    const lacks = typeof frame === 'function' ? 'face' : 'frame';
    throw new TemplateFailureError({
      file: `templates/${name}.tsx`,
      line: 1,
      column: 1,
      message: `It exports no function \`${lacks}\`.`,
    });
  }
  const requireElement = (name: string, result: unknown): Element => {
    if (isElement(result as Child)) return result as Element;
    throw new TemplateMistakeError(
      `\`${name}\` returns ${result === null ? 'null' : typeof result}, which is not SVG.`,
    );
  };
  return {
    isSandboxed: false,
    frame: (props) => guard(() => requireElement('frame', frame(props))),
    face: (props) => guard(() => requireElement('face', face(props))),
    placeOf: (mistake) => locateError(mistake, name, script),
  };
}

/** Converts every error of a template to a `TemplateFailureError` at its line. */
function guardTemplate(name: TemplateName, script: CompiledScript) {
  return <T>(run: () => T): T => {
    try {
      return run();
    } catch (cause) {
      if (cause instanceof TemplateFailureError) throw cause;
      throw new TemplateFailureError({ ...locateError(cause, name, script), message: readMessage(cause) });
    }
  };
}

function readMessage(cause: unknown): string {
  if (cause instanceof TemplateMistakeError) return cause.message;
  return `It fails: ${cause instanceof Error ? cause.message : String(cause)}.`;
}

function locateError(cause: unknown, name: TemplateName, script: CompiledScript): TemplatePlace {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return (
    placeInStack(stack, scriptFile(name), script) ?? { file: `templates/${name}.tsx`, line: 1, column: 1 }
  );
}
