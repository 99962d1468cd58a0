import type { Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import type { Memo } from '../memo/memo.js';
import { templatesFingerprint, templatesStamps } from '../print/faces/fingerprint.js';
import { type TemplateFolder, templateFolder } from '../render/core/template-folder.js';
import type { Typesetting } from '../render/core/typesetting.js';
import {
  type CompiledTemplates,
  compileTemplates,
  isCurrent,
  type TemplateProblem,
} from '../render/drawing/compile-templates.js';
import type { Renderer } from '../render/drawing/render-face.js';
import { assembleTemplates, type Templates } from '../render/drawing/templates.js';
import type { RulesTextProviders } from './rules-text-providers.js';

interface Prepared {
  readonly templates?: Templates;
  readonly problems: readonly TemplateProblem[];
}

/** Creates renderers. Templates are compiled on first use and recompiled when they have changed. */
export class RendererFactory {
  private readonly memo: Memo;

  constructor(memo: Memo) {
    this.memo = memo;
  }

  /** Changes whenever a template or a drawing of the theme changes. */
  fingerprint(folder: DeckFolder): string {
    const from = [templatesStamps(folder)];
    return this.memo.get('templates', from, () => templatesFingerprint(folder));
  }

  /** Returns a renderer for the current state of a deck, or the problems that prevent rendering. */
  async open(
    deck: Deck,
    folder: DeckFolder,
    measures: Typesetting,
    rulesText: RulesTextProviders,
  ): Promise<{ readonly renderer?: Renderer; readonly problems: readonly TemplateProblem[] }> {
    const custom = Object.keys(deck.kinds ?? {});
    const from = [this.fingerprint(folder), measures, custom.join(' ')];
    const { templates, problems } = await this.memo.get('easel', from, () =>
      prepare(folder, measures, custom),
    );
    if (templates === undefined) return { problems };
    const { createSharedDrawings, createSpokenRenderer } = await import('../render/drawing/render-face.js');
    const shared = this.memo.get('frames', [templates, deck.card], createSharedDrawings);
    return { renderer: createSpokenRenderer(deck, templates, rulesText.of, shared), problems };
  }
}

async function prepare(
  folder: DeckFolder,
  measures: Typesetting,
  custom: readonly string[],
): Promise<Prepared> {
  const { compiled, problems } = await compiledFor(templateFolder(folder), custom);
  if (compiled === undefined) return { problems };
  const { opened, problems: more } = await assembleTemplates({ ...measures, compiled }, folder);
  return { ...(opened && { templates: opened }), problems: [...problems, ...more] };
}

/** Most recently compiled templates of this process: most decks use the built-in ones. */
const compiledLast: CompiledTemplates[] = [];

async function compiledFor(
  folder: TemplateFolder,
  custom: readonly string[],
): ReturnType<typeof compileTemplates> {
  const known = compiledLast.find((one) => isCurrent(one, folder, custom));
  if (known !== undefined) return { compiled: known, problems: [] };
  const made = await compileTemplates(folder, custom);
  if (made.compiled !== undefined)
    compiledLast.splice(0, compiledLast.length, made.compiled, ...compiledLast.slice(0, 2));
  return made;
}
