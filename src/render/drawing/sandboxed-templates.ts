/**
 * Runs a deck's own templates in a sandbox: data in, a drawing out. They are pure functions, so they need nothing of
 * the host. Their output is parsed against a shape, and then validated like any untrusted drawing (`judge-drawing.ts`).
 */
import type { Art, Element, FaceProps, FrameProps } from '../../../templates/template.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { UntrustedBudget } from '../core/untrusted-budget.js';
import type { SandboxFailure } from '../sandbox/messages.js';
import { readAnswer, readDrawing } from '../sandbox/read-drawing.js';
import { runtimeScript } from '../sandbox/runtime-script.js';
import { classifyEnd, Sandbox, SandboxError } from '../sandbox/sandbox.js';
import { answerQuestion } from '../sandbox/theme-questions.js';
import { TemplateMistakeError } from '../template/element.js';
import {
  type Scripts,
  TemplateFailureError,
  type TemplateName,
  type TemplatePlace,
  type TemplateProblem,
} from './compile-templates.js';
import type { LoadedTemplates, Template } from './load-templates.js';
import { placeInStack, scriptFile } from './template-place.js';

/** Loads templates into a sandbox; reports those that fail or lack an export. */
export async function loadSandboxed(scripts: Scripts, budget: UntrustedBudget): Promise<LoadedTemplates> {
  const all = new SandboxedTemplates(scripts, budget);
  const problems = await all.load();
  if (problems.length > 0) return { problems };
  const templates = Object.keys(scripts).map((name): [TemplateName, Template] => [name, all.template(name)]);
  return { templates: Object.fromEntries(templates), problems: [] };
}

class SandboxedTemplates {
  private readonly scripts: Scripts;
  private sandbox: Promise<Sandbox> | undefined;
  private theme: FrameProps['theme'] | undefined;
  private readonly places = new Map<TemplateName, Readonly<Record<'frame' | 'face', string>>>();
  /** The last called function of each template: errors without a position are reported at its start. */
  private readonly called = new Map<TemplateName, 'frame' | 'face'>();
  private readonly overdue: OverdueTemplates;

  constructor(scripts: Scripts, budget: UntrustedBudget) {
    this.scripts = scripts;
    this.overdue = new OverdueTemplates(budget);
  }

  async load(): Promise<readonly TemplateProblem[]> {
    try {
      await this.open();
      return [];
    } catch (cause) {
      if (!(cause instanceof TemplateFailureError)) throw cause;
      return [cause.problem];
    }
  }

  template(name: TemplateName): Template {
    const draw = (what: 'frame' | 'face') => (props: FrameProps | FaceProps) => this.draw(what, name, props);
    return {
      isSandboxed: true,
      frame: draw('frame'),
      face: draw('face'),
      placeOf: (mistake) => this.locateError(mistake.stack, name),
    };
  }

  /** The sandbox with all templates loaded. A terminated one is replaced. @throws TemplateFailureError */
  private async open(): Promise<Sandbox> {
    const before = await this.sandbox?.catch(() => undefined);
    if (before === undefined || before.isBroken) this.sandbox = this.start();
    return this.sandbox as Promise<Sandbox>;
  }

  private async start(): Promise<Sandbox> {
    const sandbox = await Sandbox.open({ memory: limits.templateMemory.max });
    sandbox.expose('askTheme', (question) => {
      if (this.theme === undefined) throw new Error('There is no theme while templates are loaded.');
      return answerQuestion(this.theme, question);
    });
    // All of them share one limit: a deck may have thirty.
    const end = performance.now() + limits.templateTime.max * 1000;
    const remaining = () => Math.max(0.05, (end - performance.now()) / 1000);
    for (const [index, [name, { code }]] of Object.entries(this.scripts).entries())
      this.guard(name, () => {
        if (index === 0) sandbox.run(runtimeScript(), 'runtime.js', limits.templateTime.max);
        const filename = scriptFile(name);
        const module = { code: `(function (module, exports, require) {${code}\n})`, filename };
        const { failure, places } = readAnswer(
          sandbox.call(['sandbox', 'load'], [name, module], remaining()),
        );
        if (failure !== undefined) throw this.asTemplateFailure(failure, name);
        this.places.set(name, places);
      });
    return sandbox;
  }

  private async draw(
    what: 'frame' | 'face',
    name: TemplateName,
    { theme, ...props }: FrameProps | FaceProps,
  ): Promise<Element> {
    this.overdue.refuse(name, this.locateError('', name));
    const sandbox = await this.open();
    this.theme = theme;
    const images = new Map<string, string>();
    const sent = JSON.stringify('art' in props ? { ...props, art: withoutBytes(props.art, images) } : props);
    this.called.set(name, what);
    return this.guard(name, () => {
      const start = performance.now();
      const text = sandbox.call(['sandbox', 'draw'], [name, what, sent], this.overdue.seconds);
      this.overdue.spend((performance.now() - start) / 1000);
      const { drawing, failure } = readAnswer(text);
      if (failure !== undefined) throw this.asTemplateFailure(failure, name);
      return readDrawing(drawing, images);
    });
  }

  /** @throws TemplateFailureError, and nothing else that a template may cause */
  private guard<T>(name: TemplateName, run: () => T): T {
    try {
      return run();
    } catch (cause) {
      if (cause instanceof TemplateMistakeError)
        throw new TemplateFailureError({ ...this.locateError('', name), message: cause.message });
      if (!(cause instanceof SandboxError)) throw cause;
      const failure = new TemplateFailureError({
        ...this.locateError(cause.place, name),
        message: endMessage(cause, this.overdue.seconds),
        ...(cause.end === 'time' && { isTimed: true }),
      });
      this.overdue.end(name, failure, cause.end === 'time');
      throw failure;
    }
  }

  private asTemplateFailure(
    { message, isMistake, stack }: SandboxFailure,
    name: TemplateName,
  ): TemplateFailureError {
    // The sandbox catches some of these itself: they are reported in the same way.
    const cause = new SandboxError(classifyEnd(message), message);
    const said = isMistake ? message : endMessage(cause, this.overdue.seconds);
    return new TemplateFailureError({ ...this.locateError(stack, name), message: said });
  }

  private locateError(stack: string | undefined, name: TemplateName): TemplatePlace {
    const script = this.scripts[name];
    const places = `${stack ?? ''}\n${this.places.get(name)?.[this.called.get(name) ?? 'face'] ?? ''}`;
    const found = script && placeInStack(places, scriptFile(name), script);
    return found ?? { file: `templates/${name}.tsx`, line: 1, column: 1 };
  }
}

function endMessage({ end, message }: SandboxError, seconds: number): string {
  if (end === 'time') return `It does not finish: the limit is ${inDigits(seconds)} seconds.`;
  if (end === 'memory') return `It takes too much memory: ${limitText('templateMemory')} MiB.`;
  if (end === 'stack') return 'It calls itself, or nests what it draws, too deep.';
  return `It fails: ${message}.`;
}

/** Replaces the bytes of a picture by a short name: it may have megabytes, and a template only positions it. */
function withoutBytes(art: Art | undefined, images: Map<string, string>): Art | undefined {
  if (art?.is !== 'image') return art;
  const name = `${/^[^,]*,/.exec(art.href)?.[0] ?? ''}picture-of-the-card`;
  images.set(name, art.href);
  return { ...art, href: name };
}

/** Time limit after one template has timed out: the other templates of the deck get less, and soon none. */
const LATER_SECONDS = 0.2;
const MOST_ENDED = 3;
/** Time that a face may take without being counted: some 25 times the usual, for slow machines and large decks. */
const USUAL_SECONDS = 0.05;

/** Time and failures of the templates of a deck, for one load of the deck. Terminated templates are not run again. */
class OverdueTemplates {
  private readonly budget: UntrustedBudget;
  private load: unknown;
  private readonly failures = new Map<TemplateName, TemplateFailureError>();
  private ended: TemplateFailureError[] = [];
  private spent = 0;

  constructor(budget: UntrustedBudget) {
    this.budget = budget;
  }

  private get known(): Map<TemplateName, TemplateFailureError> {
    if (this.load !== this.budget.left) {
      this.failures.clear();
      this.ended = [];
      this.spent = 0;
    }
    this.load = this.budget.left;
    return this.failures;
  }

  get seconds(): number {
    return this.known.size === 0 ? limits.templateTime.max : LATER_SECONDS;
  }

  spend(seconds: number): void {
    this.spent += Math.max(0, seconds - USUAL_SECONDS);
  }

  /** Notes that a template has ended its sandbox. @param isLate whether it ran out of time */
  end(name: TemplateName, failure: TemplateFailureError, isLate: boolean): void {
    if (isLate) this.known.set(name, failure);
    this.ended.push(failure);
  }

  /** @throws TemplateFailureError */
  refuse(name: TemplateName, place: TemplatePlace): void {
    const known = this.known.get(name);
    if (known !== undefined) throw known;
    const [first] = this.ended;
    if (first !== undefined && this.ended.length >= MOST_ENDED) throw first;
    if (this.spent <= limits.templateTotal.max) return;
    const message = `The templates of this deck take too long together: ${limitText('templateTotal')} seconds beyond ${USUAL_SECONDS} a face.`;
    throw new TemplateFailureError({ ...place, message, isTimed: true });
  }
}
