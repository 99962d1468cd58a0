import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk-folder.js';
import { type Diagnostic, diagnostic } from '../diagnostics/index.js';
import type { TemplateProblem } from '../render/compile-templates.js';
import { createRenderer, type Renderer } from '../render/render-face.js';
import { openTemplates } from '../render/templates.js';
import { wordsFor } from './words.js';

/** Draws the faces of a deck on disk, or tells why it can not. */
export async function openRenderer(
  deck: Deck,
  directory: string,
): Promise<{ renderer: Renderer } | { diagnostics: readonly Diagnostic[] }> {
  const { opened, diagnostics, problems } = await openTemplates(diskFolder(directory), directory);
  if (opened === undefined) return { diagnostics: [...diagnostics, ...problems.map(templateDiagnostic)] };
  return { renderer: createRenderer(deck, opened, (language) => wordsFor(deck, language)) };
}

/** A template that can't be used, at its line. */
export function templateDiagnostic({ file, line, column, message }: TemplateProblem): Diagnostic {
  return diagnostic('TEMPLATE_FAILS', { file, line, column, endLine: line, endColumn: column + 1 }, message);
}
