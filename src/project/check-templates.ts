import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { codeFingerprint, templatesFingerprint } from '../print/faces/fingerprint.js';
import {
  type CompiledTemplates,
  compilerVersion,
  compileTemplates,
  isCurrent,
  TemplateFailure,
  type TemplateProblem,
  templateOf,
} from '../render/compile-templates.js';
import { facesBy, facesToTry } from '../render/faces-to-try.js';
import type { FaceRequest } from '../render/ground/face-request.js';
import type { Measures } from '../render/ground/measures.js';
import { templateFolder } from '../render/ground/template-folder.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { BrokenPicture } from '../render/pictures/picture-of-card.js';
import type { FaceFlaw, Renderer } from '../render/render-face.js';
import { templateDiagnostic } from '../render/template-diagnostic.js';
import { assembleTemplates } from '../render/templates.js';
import { DiskMemory, digest } from './disk-memory.js';
import { flawTeller } from './flex-flaws.js';
import type { RememberingSpeakers } from './remembering-speakers.js';
import { textKeys } from './text-keys.js';

/** What a face was like when it was drawn: plain data, to be remembered. */
interface Tried {
  readonly problems: readonly TemplateProblem[];
  readonly flaws: readonly FaceFlaw[];
  readonly hasFlex: boolean;
}

interface Trial {
  readonly key: string;
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
  directory: string | undefined,
): Promise<void> {
  const { deck, report } = loaded;
  const memory = new DiskMemory(
    directory && join(directory, 'output/.cache/drawn.json'),
    JSON.stringify([codeFingerprint(), compilerVersion(), templatesFingerprint(folder), deck.card]),
  );
  const triedOf = ({ key }: Trial) => memory.get(key) as Tried | undefined;
  const isUnusable = () => ((memory.get('unusable') ?? []) as TemplateProblem[]).length > 0;
  const open = rendererOnce(loaded, folder, measures, speakers, directory);
  const tryAll = async (trials: readonly Trial[]): Promise<void> => {
    const unknown = trials.filter((trial) => triedOf(trial) === undefined);
    if (memory.get('unusable') !== undefined && (isUnusable() || unknown.length === 0)) return;
    const { renderer, problems } = await open();
    memory.set('unusable', problems);
    for (const { key, request } of renderer ? unknown : []) {
      const tried = renderer && (await tryFace(renderer, request));
      if (tried !== undefined) memory.set(key, tried);
    }
  };
  const few = facesToTry(deck, pictureFinder(folder)).map(({ shape, request }) => ({
    key: digest(shape),
    request,
  }));
  await tryAll(few);
  // Only where a `Flex` sets the words of cards, each of them has to be looked at.
  const setting = few.filter((trial) => triedOf(trial)?.hasFlex);
  const templates = new Set(setting.map(({ request }) => templateIn(deck, request)));
  const keyOf = textKeys(deck, speakers);
  const all = facesBy(deck, templates).map((request) => ({
    key: digest(`${keyOf(request.id, request.language)} ${request.side} ${request.edition}`),
    request,
  }));
  await tryAll(all);

  const tellProblem = tellingOnce((problem: TemplateProblem, seen?: string) =>
    report.addAll([templateDiagnostic(problem, seen)]),
  );
  for (const problem of (memory.get('unusable') ?? []) as TemplateProblem[]) tellProblem(problem);
  for (const trial of [...few, ...all]) {
    const { side, id, language } = trial.request;
    for (const problem of triedOf(trial)?.problems ?? [])
      tellProblem(problem, `Seen on the ${side} of "${id}" in ${language}.`);
  }
  const tellFlaw = flawTeller(loaded);
  for (const trial of [...few, ...all])
    for (const flaw of triedOf(trial)?.flaws ?? []) tellFlaw(flaw, trial.request);
  memory.keep();
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
    const { compiled, problems } = await compiledOnce(folder, directory);
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

/** Compiling takes longer than drawing: a deck whose cards change need not wait for it. */
async function compiledOnce(folder: DeckFolder, directory: string | undefined) {
  const memory = new DiskMemory(
    directory && join(directory, 'output/.cache/templates.json'),
    codeFingerprint() + compilerVersion(),
  );
  const templates = templateFolder(folder);
  const known = memory.get('compiled') as CompiledTemplates | undefined;
  if (known !== undefined && isCurrent(known, templates)) return { compiled: known, problems: [] };
  const made = await compileTemplates(templates);
  if (made.compiled !== undefined) memory.set('compiled', made.compiled);
  memory.keep();
  return made;
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
