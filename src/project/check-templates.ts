import { join } from 'node:path';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load-deck.js';
import { codeFingerprint, templatesFingerprint } from '../print/faces/fingerprint.js';
import {
  type CompiledTemplates,
  compilerVersion,
  compileTemplates,
  isCurrent,
  TemplateFailure,
  type TemplateProblem,
} from '../render/compile-templates.js';
import type { FaceRequest } from '../render/face-request.js';
import { facesToTry } from '../render/faces-to-try.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { BrokenPicture } from '../render/pictures/picture-of-card.js';
import type { Renderer } from '../render/render-face.js';
import { templateDiagnostic } from '../render/template-diagnostic.js';
import { templateFolder } from '../render/template-folder.js';
import { assembleTemplates, type Measures } from '../render/templates.js';
import { DiskMemory, digest } from './disk-memory.js';
import type { RememberingSpeakers } from './remembering-speakers.js';

/** Templates that can't be compiled, or that fail on a card. What was drawn before is not drawn again. */
export async function checkTemplates(
  { deck, report }: SoundDeck,
  folder: DeckFolder,
  measures: Measures,
  speakers: RememberingSpeakers,
  directory: string | undefined,
): Promise<void> {
  const memory = new DiskMemory(
    directory && join(directory, 'output/.cache/drawn.json'),
    JSON.stringify([codeFingerprint(), compilerVersion(), templatesFingerprint(folder), deck.card]),
  );
  const faces = facesToTry(deck, pictureFinder(folder)).map(({ shape, request }) => ({
    key: digest(shape),
    request,
  }));
  const unknown = faces.filter(({ key }) => memory.get(key) === undefined);
  const before = memory.get('unusable') as TemplateProblem[] | undefined;
  if (before === undefined || (before.length === 0 && unknown.length > 0)) {
    const { compiled, problems } = await compiledOnce(folder, directory);
    const looks = compiled && (await assembleTemplates({ ...measures, compiled }, folder));
    memory.set('unusable', [...problems, ...(looks?.problems ?? [])]);
    if (looks?.opened !== undefined) {
      // Whoever has nothing to draw need not load what draws.
      const { spokenRenderer } = await import('../render/render-face.js');
      const renderer = spokenRenderer(deck, looks.opened, speakers.of);
      for (const { key, request } of unknown) {
        const failures = failuresOf(renderer, request);
        if (failures !== undefined) memory.set(key, failures);
      }
    }
  }
  const told = new Set<string>();
  const tell = (problem: TemplateProblem, seen?: string) => {
    const { file, line, column, message } = problem;
    const name = `${file}:${line}:${column} ${message}`;
    // Every card meets the same broken line.
    if (!told.has(name)) report.addAll([templateDiagnostic(problem, seen)]);
    told.add(name);
  };
  for (const problem of memory.get('unusable') as TemplateProblem[]) tell(problem);
  for (const { key, request } of faces) {
    const { side, id, language } = request;
    for (const problem of (memory.get(key) ?? []) as TemplateProblem[])
      tell(problem, `Seen on the ${side} of "${id}" in ${language}.`);
  }
  memory.keep();
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

/** What a template does wrong; undefined where it could not be tried. */
function failuresOf(renderer: Renderer, request: FaceRequest): readonly TemplateProblem[] | undefined {
  try {
    renderer.render(request);
    return [];
  } catch (cause) {
    if (cause instanceof TemplateFailure) return [cause.problem];
    if (cause instanceof BrokenPicture) return undefined;
    throw cause;
  }
}
