/**
 * Checks templates by rendering: a few representative faces first, then every face of the templates that use `Flex`.
 * Results are memoized and cached on disk, except those caused by a time limit. Entry point: `checkTemplates`.
 */

import type { Cache } from '../cache/cache.js';
import { getJson, getOrComputeAll, setJson } from '../cache/json-entries.js';
import { computeCacheKey } from '../cache/key.js';
import type { Card, Deck } from '../deck/deck.js';
import { NO_STAMP } from '../deck/folder.js';
import { listEntries, textsInOrder } from '../deck/listed.js';
import { toFileStart } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { ScopedMemo } from '../memo/memo.js';
import type { FaceRequest } from '../render/core/face-request.js';
import {
  chooseTemplate,
  compilerVersion,
  TemplateFailureError,
  type TemplateName,
  type TemplateProblem,
} from '../render/drawing/compile-templates.js';
import { facesBy, facesToTry, type Shapes } from '../render/drawing/faces-to-try.js';
import type { FaceFlaw, Renderer } from '../render/drawing/render-face.js';
import { templateDiagnostic } from '../render/drawing/template-diagnostic.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { BrokenPictureError } from '../render/pictures/picture-of-card.js';
import type { RendererFactory } from '../services/renderer-factory.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import { textKeys } from '../services/text-keys.js';
import type { DesignContext } from './contexts.js';
import { createFlawReporter } from './flex-flaws.js';

/** Outcome of rendering a face: plain data, so that it can be cached. */
interface Tried {
  readonly problems: readonly TemplateProblem[];
  readonly flaws: readonly FaceFlaw[];
  readonly hasFlex: boolean;
}

/** Face to render, and a key for what its outcome depends on besides the templates. */
interface Trial {
  readonly shape: string;
  readonly request: FaceRequest;
}

/**
 * Reports templates that can't be compiled, that fail on a card, or whose `Flex` overflows. Faces that were rendered
 * before are not rendered again.
 */
export async function checkTemplates(context: DesignContext): Promise<void> {
  await context.memos.get(TemplateTrials).check(context);
}

/** What was rendered, and its outcome. */
class TemplateTrials {
  private readonly tried = new Map<string, Tried>();
  private readonly unusable = new Map<string, readonly TemplateProblem[]>();
  private readonly clean = new ScopedMemo<true>();
  private readonly cleanInOrder = new Map<string, IndexedMemo<true | undefined>>();
  private readonly shapes = new IndexedMemo<Shapes>();
  private circumstances = '';

  async check(context: DesignContext): Promise<void> {
    const { deck, folder, cache, rulesText, rendererFactory, design } = context;
    const open = () => rendererFactory.open(deck, folder, design.opened, rulesText);
    const common = computeCacheKey(
      compilerVersion(),
      rendererFactory.fingerprint(folder),
      deck.card,
      deck.kinds,
      deck.fields,
    );
    if (common !== this.circumstances) this.tried.clear();
    this.circumstances = common;
    const problems = await this.problemsOf(common, cache, open);
    const tryAll = (trials: readonly Trial[]) =>
      problems.length > 0 ? trials.map(() => undefined) : this.tryAll(trials, common, cache, open);
    const few: Trial[] = facesToTry(deck, pictureFinder(folder), this.shapes);
    const tried = await tryAll(few);
    // All cards have to be rendered only if a `Flex` contains their text.
    const setting = few.filter((_, index) => tried[index]?.hasFlex);
    const { renderer } = setting.length > 0 ? await open() : { renderer: undefined };
    const has: Has = (name) => Object.hasOwn(renderer?.templates.templates ?? {}, name);
    const templates = new Set(setting.flatMap(({ request }) => templatesIn(deck, request, has)));
    const all = this.notYetClean(deck, rulesText, templates, has);
    const outcomes = await tryAll(all.flatMap(({ trials }) => trials));
    reportProblems(
      context,
      problems,
      [...few, ...all.flatMap(({ trials }) => trials)],
      [...tried, ...outcomes],
    );
    let place = 0;
    for (const { trials, isClean } of all) {
      const ofCard = outcomes.slice(place, place + trials.length);
      place += trials.length;
      if (ofCard.every((one) => one && one.problems.length + one.flaws.length === 0)) isClean();
    }
  }

  /** Faces that the given templates render, except those that are known to be without problems. */
  private notYetClean(
    deck: Deck,
    rulesText: RulesTextProviders,
    templates: ReadonlySet<TemplateName>,
    has: Has,
  ) {
    const textKey = textKeys(deck, rulesText);
    const { ids, values: cards } = listEntries(deck.cards);
    const drawn = [...templates].sort().join(' ');
    const rules = templates.has('reference') ? deck.languages.map((one) => deck.rules[one]) : [];
    return deck.languages.flatMap((language) => {
      // Speakers change with the titles that scripts may name.
      const speakers = [rulesText.of(language), rulesText.of(deck.languages[0] ?? language)];
      const common = [this.circumstances, drawn, textKey.common(language), deck.editions];
      const from = [...common, ...speakers, ...rules];
      const page = this.clean.scope(language, from);
      const texts = textsInOrder(deck.texts[language], ids);
      const inOrder = this.cleanInOrder.get(language) ?? new IndexedMemo<true | undefined>();
      this.cleanInOrder.set(language, inOrder);
      const known = inOrder.map(from, [cards, ids, texts], (index) =>
        page.get(cards[index] as Card, texts[index]),
      );
      if (!known.includes(undefined)) return [];
      const unknown = ids.flatMap((id, index) => (known[index] === true ? [] : [{ id, index }]));
      return unknown.map(({ id, index }) => ({
        trials: facesBy(deck, id, language, templates, has).map((request) => ({
          shape: `${textKey(id, language)} ${request.side} ${request.edition}`,
          request,
        })),
        isClean: () => page.set(cards[index] as Card, true, texts[index]),
      }));
    });
  }

  /** Problems that prevent the use of all templates. */
  private async problemsOf(
    common: string,
    cache: Cache,
    open: () => ReturnType<RendererFactory['open']>,
  ): Promise<readonly TemplateProblem[]> {
    const known = this.unusable.get(common) ?? getJson<readonly TemplateProblem[]>(cache, 'trial', common);
    const problems = known ?? (await open()).problems;
    if (known === undefined && !problems.some(isTimed)) setJson(cache, 'trial', common, problems);
    this.unusable.set(common, problems);
    return problems;
  }

  private async tryAll(
    trials: readonly Trial[],
    common: string,
    cache: Cache,
    open: () => ReturnType<RendererFactory['open']>,
  ): Promise<readonly (Tried | undefined)[]> {
    const unknown = trials.filter(({ shape }) => !this.tried.has(shape));
    /** Outcomes of a time limit are not cached for the next run. */
    const timed = new Map<number, Tried>();
    const tryOne = async (index: number) => {
      const { renderer } = await open();
      const request = unknown[index]?.request;
      const tried = renderer && request && (await tryFace(renderer, request));
      if (!tried?.problems.some(isTimed)) return tried;
      timed.set(index, tried);
      return undefined;
    };
    const keys = unknown.map(({ shape }) => computeCacheKey(common, shape));
    const found = await getOrComputeAll(cache, 'trial', keys, tryOne);
    for (const [index, { shape }] of unknown.entries()) {
      const tried = found[index] ?? timed.get(index);
      if (tried !== undefined) this.tried.set(shape, tried);
    }
    return trials.map(({ shape }) => this.tried.get(shape));
  }
}

const isTimed = (problem: TemplateProblem): boolean => problem.isTimed === true;

const LAYOUT = 'templates/layout.yaml';

function reportProblems(
  context: DesignContext,
  problems: readonly TemplateProblem[],
  trials: readonly Trial[],
  outcomes: readonly (Tried | undefined)[],
): void {
  const { report, where, folder } = context;
  const isThere = (file: string) => folder.stamp(file) !== NO_STAMP;
  const tellProblem = reportOnce((problem: TemplateProblem, seen?: string, id?: string) => {
    if (isThere(problem.file)) return report.addAll([templateDiagnostic(problem, seen)]);
    // The deck can't fix a built-in template: its input must be wrong.
    const at = isThere(LAYOUT)
      ? toFileStart(LAYOUT)
      : (id && where(id, [], 'key')) || toFileStart('shroud.yaml');
    const message = `${problem.file}, which comes with the tool, can't draw this: ${problem.message}`;
    report.add(
      'TEMPLATE_FAILS',
      at,
      message,
      `${seen ?? ''} Look at what it is given: the layout, the theme, the card.`.trim(),
    );
  });
  for (const problem of problems) tellProblem(problem);
  for (const [index, { request }] of trials.entries()) {
    const { side, id, language } = request;
    for (const problem of outcomes[index]?.problems ?? [])
      tellProblem(problem, `Seen on the ${side} of "${id}" in ${language}.`, id);
  }
  const tellFlaw = createFlawReporter(context);
  for (const [index, { request }] of trials.entries())
    for (const flaw of outcomes[index]?.flaws ?? []) tellFlaw(flaw, request);
}

/** Whether the deck has a template for a custom kind of card: it may exist without being used. */
type Has = (name: string) => boolean;

const templatesIn = (deck: Deck, { id, side }: FaceRequest, has: Has): TemplateName[] => {
  const card = deck.cards[id];
  return card === undefined ? [] : [chooseTemplate(card, side, has)];
};

/** Reports each broken line once, not for every card. */
function reportOnce(report: (problem: TemplateProblem, seen?: string, id?: string) => void) {
  const reported = new Set<string>();
  return (problem: TemplateProblem, seen?: string, id?: string): void => {
    const { file, line, column, message } = problem;
    const name = `${file}:${line}:${column} ${message}`;
    if (!reported.has(name)) report(problem, seen, id);
    reported.add(name);
  };
}

/** Renders a face; undefined if it could not be tried. */
async function tryFace(renderer: Renderer, request: FaceRequest): Promise<Tried | undefined> {
  try {
    const { flaws, hasFlex } = await renderer.render(request);
    return { problems: [], flaws, hasFlex };
  } catch (cause) {
    if (cause instanceof TemplateFailureError)
      return { problems: [cause.problem], flaws: [], hasFlex: false };
    if (cause instanceof BrokenPictureError) return undefined;
    throw cause;
  }
}
