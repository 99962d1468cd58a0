import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk-folder.js';
import type { Diagnostic } from '../diagnostics/index.js';
import { createRenderer, type Renderer } from '../render/render-face.js';
import { templateDiagnostic } from '../render/template-diagnostic.js';
import { openTemplates } from '../render/templates.js';
import { wordsFor } from './built-in-words.js';
import type { LaidOutDeck } from './open-deck.js';

/** Draws the faces of a deck on disk, or tells why it can not. */
export async function openRenderer(
  deck: Deck,
  directory: string,
  layout?: LaidOutDeck['layout'],
): Promise<{ renderer: Renderer } | { diagnostics: readonly Diagnostic[] }> {
  const { opened, diagnostics, problems } = await openTemplates(diskFolder(directory), directory, layout);
  if (opened === undefined)
    return { diagnostics: [...diagnostics, ...problems.map((one) => templateDiagnostic(one))] };
  return { renderer: createRenderer(deck, opened, (language) => wordsFor(deck, language)) };
}
