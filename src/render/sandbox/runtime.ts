/**
 * The script that runs inside the QuickJS sandbox before any template. It provides the modules that templates import,
 * calls them, and serializes their output to JSON. It has no access to Node or to the tool. A template may change
 * anything in its environment: the host trusts none of it, and validates the JSON against a shape (`read-drawing.ts`).
 */
import type { Child, Element, FaceProps } from '../../../templates/template.js';
import { limits, limitText } from '../../vocabulary/limits.js';
import { flattenChildren, isElement, isPlaced, TemplateMistakeError } from '../template/element.js';
import * as library from '../template/index.js';
import * as jsxRuntime from '../template/jsx-runtime.js';
import type { SandboxAnswer, SandboxFailure, SentElement, ThemeAnswer } from './messages.js';

interface Host {
  /** Answers a query about the theme: JSON in, JSON out. Removed before any template runs. */
  askTheme?: (question: string) => string;
  /** The interface for the host. */
  sandbox?: { load: typeof load; draw: typeof draw };
}

type Module = (module: { exports: object }, exports: object, require: (id: string) => unknown) => void;
type Exported = Record<'frame' | 'face', (props: object) => unknown>;

const host = globalThis as Host;
const askTheme = host.askTheme as NonNullable<Host['askTheme']>;
delete host.askTheme;

/** Templates are pure functions: the same card looks the same each time. */
Math.random = () => {
  throw new TemplateMistakeError('There is no Math.random: a template draws the same card alike each time.');
};

/** Elements created by the current call. */
let elements = 0;

function countElement(): void {
  if (++elements > limits.templateElements.max)
    throw new TemplateMistakeError(`It draws too many elements: ${limitText('templateElements')}.`);
}

/** The position of an element in its source. */
interface Source {
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

const components = new Set<unknown>(Object.values(library));

function jsxDEV(
  type: Parameters<typeof jsxRuntime.jsx>[0],
  props: Record<string, unknown>,
  _key: unknown,
  _isStatic: unknown,
  source: Source,
): Element {
  countElement();
  const isOurs = typeof type !== 'function' || components.has(type);
  const at = `    at ${source.fileName}:${source.lineNumber}:${source.columnNumber}\n`;
  try {
    const element = jsxRuntime.jsx(type, props);
    if (isOurs && isPlaced(element)) element.made.stack = at;
    return element;
  } catch (cause) {
    // Errors of a component of the template have their own position.
    if (isOurs && cause instanceof Error) cause.stack = at + cause.stack;
    throw cause;
  }
}

const MODULES: Readonly<Record<string, unknown>> = {
  'shroud/template': library,
  'shroud/template/jsx-dev-runtime': { ...jsxRuntime, jsxDEV },
};

/** Memo of theme queries: cards request the same icons and colours over and over. */
const answers = new Map<string, unknown>();
const MOST_ANSWERS = 1000;

function ask(about: string, given: readonly unknown[]): unknown {
  const question = JSON.stringify([about, ...given]);
  if (answers.has(question)) return answers.get(question);
  const answer: ThemeAnswer = JSON.parse(askTheme(question));
  if ('mistake' in answer) throw new TemplateMistakeError(answer.mistake);
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(question, answer.value);
  return answer.value;
}

const theme = Object.fromEntries(
  ['colour', 'icon', 'category', 'symbol', 'ornament', 'line'].map((about) => [
    about,
    (...given: unknown[]) => ask(about, given),
  ]),
) as unknown as FaceProps['theme'];

const templates = new Map<string, Exported>();

/** Runs the module of a template. */
function load(name: string, module: Module): string {
  return encodeAnswer(() => {
    const exported = { exports: {} as Partial<Exported> };
    module(exported, exported.exports, (id) => MODULES[id]);
    const { frame, face } = exported.exports;
    if (typeof frame !== 'function' || typeof face !== 'function')
      throw new TemplateMistakeError(
        `It exports no function \`${typeof frame === 'function' ? 'face' : 'frame'}\`.`,
      );
    templates.set(name, { frame, face });
    return { places: { frame: locateFunction(frame), face: locateFunction(face) } };
  });
}

/** Calls a template. @param props JSON */
function draw(name: string, what: keyof Exported, props: string): string {
  elements = 0;
  return encodeAnswer(() => {
    const drawing = templates.get(name)?.[what]({ ...JSON.parse(props), theme }) as Child;
    if (!isElement(drawing))
      throw new TemplateMistakeError(
        `\`${what}\` returns ${drawing === null ? 'null' : typeof drawing}, which is not SVG.`,
      );
    elements = 0;
    return { drawing: toSent(drawing, 1) };
  });
}

function encodeAnswer(run: () => SandboxAnswer): string {
  try {
    const answer = JSON.stringify(run());
    if (answer.length > limits.templateBytes.max)
      throw new TemplateMistakeError(`It draws too much: ${limitText('templateBytes')} characters.`);
    return answer;
  } catch (cause) {
    return JSON.stringify({ failure: toFailure(cause) } satisfies SandboxAnswer);
  }
}

/** A template may throw anything, also what can't be written out. */
function describeThrown(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'it throws something that can not be written out';
  }
}

function toFailure(cause: unknown): SandboxFailure {
  const isError = cause instanceof Error;
  // If there is no memory left for an error, QuickJS throws null.
  return {
    message: isError ? String(cause.message) : cause === null ? 'out of memory' : describeThrown(cause),
    isMistake: cause instanceof TemplateMistakeError,
    stack: isError ? (cause.stack ?? '') : '',
  };
}

/** The start of a function, as a line of a stack trace: QuickJS records it. */
function locateFunction(called: object): string {
  const { fileName, lineNumber, columnNumber } = called as Record<string, unknown>;
  return `    at ${fileName}:${lineNumber}:${columnNumber}`;
}

/** Converts an element to plain data. */
function toSent(element: Element, depth: number): SentElement {
  countElement();
  if (depth > limits.svgDepth.max)
    throw new TemplateMistakeError(`It nests elements too deep: ${limitText('svgDepth')}.`);
  const { children, ...props } = element.props;
  const sent = {
    type: element.type,
    props,
    children: flattenChildren(children as Child).map((one) =>
      typeof one === 'string' ? one : toSent(one, depth + 1),
    ),
  };
  if (!isPlaced(element)) return sent;
  return { ...sent, made: { message: element.made.message, stack: element.made.stack ?? '' } };
}

Object.defineProperty(host, 'sandbox', { value: Object.freeze({ load, draw }) });
