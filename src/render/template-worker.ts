import { readSync, writeSync } from 'node:fs';
import process from 'node:process';
import type { Element, FaceProps } from '../../templates/template.js';
import { TemplateFailure, type TemplateProblem } from './compile-templates.js';
import { type LoadedTemplates, loadTemplates } from './load-templates.js';
import { TemplateMistake } from './template/element.js';
import { IN, type Order, OUT, type Saying, toWire } from './template-wire.js';

/**
 * A process with a deck's own templates. It speaks in lines of JSON and waits for each answer: so templates may ask the
 * theme as if it were here.
 */
const bytes = Buffer.alloc(65_536);
const nap = new Int32Array(new SharedArrayBuffer(4));
let heard = Buffer.alloc(0);

function hear(): Order | undefined {
  for (let end = heard.indexOf(10); ; end = heard.indexOf(10)) {
    if (end >= 0) {
      const line = heard.subarray(0, end).toString('utf8');
      heard = heard.subarray(end + 1);
      return JSON.parse(line);
    }
    const count = readSome();
    if (count === 0) return undefined;
    heard = Buffer.concat([heard, bytes.subarray(0, count)]);
  }
}

const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'EAGAIN';

function readSome(): number {
  for (;;)
    try {
      return readSync(IN, bytes);
    } catch (cause) {
      if (!isBusy(cause)) return 0;
      Atomics.wait(nap, 0, 0, 1);
    }
}

function say(saying: Saying): void {
  const line = Buffer.from(`${JSON.stringify(saying)}\n`);
  for (let at = 0; at < line.length; )
    try {
      at += writeSync(OUT, line, at);
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      Atomics.wait(nap, 0, 0, 1);
    }
}

const answers = new Map<string, unknown>();

function ask(about: string, ...given: unknown[]): unknown {
  const key = JSON.stringify([about, given]);
  if (answers.has(key)) return answers.get(key);
  say({ is: 'ask', about, given });
  const answer = hear();
  if (answer?.do !== 'answer') throw new Error('There was no answer.');
  if (answer.mistake !== undefined) throw new TemplateMistake(answer.mistake);
  answers.set(key, answer.value);
  return answer.value;
}

const asking =
  (about: string) =>
  (...given: unknown[]) =>
    ask(about, ...given);
const theme = Object.fromEntries(
  ['colour', 'icon', 'category', 'symbol', 'ornament', 'line'].map((about) => [about, asking(about)]),
) as unknown as FaceProps['theme'];

/** Node 20 can't forbid the network: at least no way that is known leads there. */
function closeDoors(): void {
  const names = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker', 'navigator'];
  for (const name of names) Reflect.deleteProperty(globalThis, name);
  for (const name of [
    'getBuiltinModule',
    'binding',
    '_linkedBinding',
    'dlopen',
    'mainModule',
    'kill',
    'report',
  ])
    Object.defineProperty(process, name, { value: undefined });
}

type Drawing = Extract<Order, { do: 'frame' | 'face' }>;

function draw(templates: LoadedTemplates<Element>['templates'], order: Drawing): Saying {
  const template = templates?.[order.name];
  if (template === undefined) throw new Error('There are no templates.');
  const props = { ...order.props, theme } as FaceProps;
  return { is: 'drawn', tree: toWire(template[order.do](props), template.placeOf) };
}

function problemOf({ name }: Drawing, cause: unknown): TemplateProblem {
  if (cause instanceof TemplateFailure) return cause.problem;
  const [why] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return { file: `templates/${name}.tsx`, line: 1, column: 1, message: `It fails: ${why}.` };
}

/** What was drawn may still be something that nobody can write down. */
function tell(templates: LoadedTemplates<Element>['templates'], order: Drawing): void {
  try {
    say(draw(templates, order));
  } catch (cause) {
    say({ is: 'failed', problem: problemOf(order, cause) });
  }
}

closeDoors();
say({ is: 'ready' });
let loaded: LoadedTemplates<Element> = { problems: [] };
for (let order = hear(); order !== undefined; order = hear()) {
  if (order.do === 'load') {
    loaded = loadTemplates(order.compiled);
    say({ is: 'loaded', problems: loaded.problems });
  } else if (order.do !== 'answer') tell(loaded.templates, order);
}
