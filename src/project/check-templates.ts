import type { Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { templatesFingerprint } from '../print/faces/fingerprint.js';
import {
  compilerVersion,
  compileTemplates,
  TemplateFailure,
  type TemplateProblem,
  templateOf,
} from '../render/compile-templates.js';
import { facesBy, facesToTry } from '../render/faces-to-try.js';
import { isTrusted } from '../render/ground/consent.js';
import type { FaceRequest } from '../render/ground/face-request.js';
import type { Measures } from '../render/ground/measures.js';
import { templateFolder } from '../render/ground/template-folder.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { BrokenPicture } from '../render/pictures/picture-of-card.js';
import type { FaceFlaw, Renderer } from '../render/render-face.js';
import { templateDiagnostic } from '../render/template-diagnostic.js';
import { assembleTemplates } from '../render/templates.js';
import { trustDiagnostics } from '../render/trust-diagnostic.js';
import { findValue, keepValue, keptTogether } from '../store/kept.js';
import { keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';
import { flawTeller } from './flex-flaws.js';
import type { RememberingSpeakers } from './remembering-speakers.js';
import { textKeys } from './text-keys.js';

/** What a face was like when it was drawn: plain data, to be remembered. */
interface Tried {
  readonly problems: readonly TemplateProblem[];
  readonly flaws: readonly FaceFlaw[];
  readonly hasFlex: boolean;
}

/** A face to be tried, and what its outcome depends on besides the templates. */
interface Trial {
  readonly shape: string;
  readonly request: FaceRequest;
}

/**
 * Templates that can't be compiled, that fail on a card, or whose `Flex` something does not fit into. What was drawn
 * before is not drawn again.
 */
export async function checkTemplates(
  loaded: SoundDeck,
  folder: DeckFolder,
  measures: Measures,
  speakers: RememberingSpeakers,
  store: Store,
  directory: string | undefined,
): Promise<void> {
  const { deck, report } = loaded;
  report.addAll(trustDiagnostics(folder, directory));
  const isRun = isTrusted(folder, directory);
  const common = keyOf(compilerVersion(), templatesFingerprint(folder, isRun), deck.card);
  const open = rendererOnce(loaded, folder, measures, speakers, directory);
  const unusable = findValue<readonly TemplateProblem[]>(store, 'trial', common);
  let problems = unusable ?? (await open()).problems;
  if (unusable === undefined) keepValue(store, 'trial', common, problems);
  const tryAll = async (trials: readonly Trial[]) => {
    if (problems.length > 0) return trials.map(() => undefined);
    const tryOne = async (index: number) => {
      const request = trials[index]?.request;
      const { renderer, problems: news } = await open();
      problems = news;
      return renderer && request && (await tryFace(renderer, request));
    };
    const keys = trials.map(({ shape }) => keyOf(common, shape));
    return keptTogether(store, 'trial', keys, tryOne);
  };
  const few: Trial[] = facesToTry(deck, pictureFinder(folder));
  const tried = await tryAll(few);
  // Only where a `Flex` sets the words of cards, each of them has to be looked at.
  const setting = few.filter((_, index) => tried[index]?.hasFlex);
  const templates = new Set(setting.map(({ request }) => templateIn(deck, request)));
  const textKey = textKeys(deck, speakers);
  const all: Trial[] = facesBy(deck, templates).map((request) => ({
    shape: `${textKey(request.id, request.language)} ${request.side} ${request.edition}`,
    request,
  }));
  const outcomes = [...tried, ...(await tryAll(all))];
  const trials = [...few, ...all];

  const tellProblem = tellingOnce((problem: TemplateProblem, seen?: string) =>
    report.addAll([templateDiagnostic(problem, seen)]),
  );
  for (const problem of problems) tellProblem(problem);
  for (const [index, { request }] of trials.entries()) {
    const { side, id, language } = request;
    for (const problem of outcomes[index]?.problems ?? [])
      tellProblem(problem, `Seen on the ${side} of "${id}" in ${language}.`);
  }
  const tellFlaw = flawTeller(loaded);
  for (const [index, { request }] of trials.entries())
    for (const flaw of outcomes[index]?.flaws ?? []) tellFlaw(flaw, request);
}

const templateIn = (deck: Deck, { id, side }: FaceRequest) =>
  templateOf(deck.cards[id]?.kind ?? 'reference', side);

/** Every card meets the same broken line. */
function tellingOnce(tell: (problem: TemplateProblem, seen?: string) => void) {
  const told = new Set<string>();
  return (problem: TemplateProblem, seen?: string): void => {
    const { file, line, column, message } = problem;
    const name = `${file}:${line}:${column} ${message}`;
    if (!told.has(name)) tell(problem, seen);
    told.add(name);
  };
}

/** What draws, opened when it is first needed; whoever has nothing to draw need not load it. */
function rendererOnce(
  { deck }: SoundDeck,
  folder: DeckFolder,
  measures: Measures,
  speakers: RememberingSpeakers,
  directory: string | undefined,
): () => Promise<{ renderer?: Renderer; problems: readonly TemplateProblem[] }> {
  const open = async () => {
    const { compiled, problems } = await compileTemplates(
      templateFolder(folder, isTrusted(folder, directory)),
    );
    const looks = compiled && (await assembleTemplates({ ...measures, compiled }, folder));
    const all = [...problems, ...(looks?.problems ?? [])];
    if (looks?.opened === undefined) return { problems: all };
    const { spokenRenderer } = await import('../render/render-face.js');
    return { renderer: spokenRenderer(deck, looks.opened, speakers.of), problems: all };
  };
  let opened: ReturnType<typeof open> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

/** What becomes of a face; undefined where it could not be tried. */
async function tryFace(renderer: Renderer, request: FaceRequest): Promise<Tried | undefined> {
  try {
    const { flaws, hasFlex } = await renderer.render(request);
    return { problems: [], flaws, hasFlex };
  } catch (cause) {
    if (cause instanceof TemplateFailure) return { problems: [cause.problem], flaws: [], hasFlex: false };
    if (cause instanceof BrokenPicture) return undefined;
    throw cause;
  }
}
