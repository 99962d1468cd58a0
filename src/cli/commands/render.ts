import { join } from 'node:path';
import { startOf } from '../../diagnostics/index.js';
import { openDeck } from '../../project/open-deck.js';
import { openRenderer } from '../../project/open-renderer.js';
import { BrokenFace, pictureProblems, type RenderOptions, renderCards } from '../../project/render-cards.js';
import { TemplateFailure } from '../../render/compile-templates.js';
import { pictureDiagnostic } from '../../render/pictures/picture-of-card.js';
import { templateDiagnostic } from '../../render/template-diagnostic.js';
import { chosenCards, chosenEdition, chosenLanguages } from '../choose.js';
import { progressOf } from '../progress.js';
import { reportDeck } from '../report-deck.js';
import { count, print, WrongUsage } from '../terminal.js';

interface Options {
  readonly deck: string;
  readonly lang?: string;
  readonly edition?: string;
  readonly type: RenderOptions['type'];
  readonly dpi: number;
  readonly side: RenderOptions['side'];
  readonly stack?: boolean;
  readonly bleed?: boolean;
  readonly out?: string;
}

export async function render(options: Options, asked: readonly string[] = []): Promise<number> {
  const { deck: directory, type, dpi, side, stack = false, bleed = false } = options;
  const loaded = openDeck(directory);
  if (loaded.deck === undefined) {
    reportDeck(loaded, directory, 'text');
    return 1;
  }
  const edition = chosenEdition(loaded.deck, options.edition);
  const cards = chosenCards(loaded.deck, asked, edition);
  const languages = chosenLanguages(loaded.deck, options.lang);
  if (stack && asked.length === 0)
    throw new WrongUsage('name the cards of the stack, the one at the bottom first');
  const opened = await openRenderer(loaded.deck, directory);
  if ('diagnostics' in opened) {
    loaded.report.addAll(opened.diagnostics);
    reportDeck(loaded, directory, 'text');
    return 1;
  }
  const { renderer } = opened;
  const broken = pictureProblems(renderer, cards);
  if (broken.length > 0) {
    const { deck } = loaded;
    loaded.report.addAll(
      broken.map((one) => pictureDiagnostic(one, loaded.where, deck.cards[one.id]?.art !== undefined)),
    );
    reportDeck(loaded, directory, 'text');
    return 1;
  }
  const out = options.out ?? join(directory, 'output/render');
  const progress = progressOf('render', 'pictures');
  try {
    const written = await renderCards(
      renderer,
      { cards, languages, edition, type, dpi, side, stack, bleed, out },
      progress,
    );
    progress.end();
    print(
      written.length === 1
        ? `Wrote ${written[0]}.\n`
        : `Wrote ${count(written.length, 'picture')} to ${out}.\n`,
    );
    return 0;
  } catch (cause) {
    progress.end();
    if (cause instanceof BrokenFace) {
      const at = loaded.where(cause.card, ['art']) ?? loaded.where(cause.card, [], 'key');
      loaded.report.add('PICTURE_BROKEN', at ?? startOf('shroud.yaml'), cause.message);
    } else if (cause instanceof TemplateFailure) loaded.report.addAll([templateDiagnostic(cause.problem)]);
    else throw cause;
    reportDeck(loaded, directory, 'text');
    return 1;
  }
}
