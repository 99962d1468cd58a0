import type { Cache } from '../cache/cache.js';
import type { DeckFolder } from '../deck/folder.js';
import type { ValidDeck } from '../deck/load/load-deck.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { isRead, type ReadResult } from '../render/core/read-design.js';
import type { FitProblem } from '../render/fit-problems.js';
import type { Lacking } from '../render/layout-clashes.js';
import type { LoadedTypesetting } from '../render/templates.js';
import type { Checkpoint } from '../services/cancellation.js';
import type { RendererFactory } from '../services/renderer-factory.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import { checkCovers } from './check-covers.js';
import { checkDrawings } from './check-drawings.js';
import { FitCheck, type FitScope } from './check-fit.js';
import { checkFonts } from './check-fonts.js';
import { checkLayout } from './check-layout.js';
import { PictureCheck } from './check-pictures.js';
import { TemplateCheck } from './check-templates.js';
import { checkUnread } from './check-unread.js';

/** Measures, and the files that they were read from. */
export type OpenedDesign = LoadedTypesetting & {
  readonly layout: ReadResult<LayoutFile>;
  readonly theme: ReadResult<Theme>;
};

/** Dependencies of the checks. */
export interface DesignCheckContext {
  readonly folder: DeckFolder;
  readonly design: OpenedDesign;
  readonly rulesText: RulesTextProviders;
  readonly cache: Cache;
  readonly rendererFactory: RendererFactory;
  readonly checkpoint: Checkpoint;
}

/** Runs all checks of the appearance of cards: theme, layout, pictures, templates, and text that does not fit. */
export class DesignCheck {
  private readonly pictures = new PictureCheck();
  private readonly fit = new FitCheck();
  private readonly templates = new TemplateCheck();
  private readonly lacking = new IndexedMemo<readonly Lacking[]>();

  async check(
    loaded: ValidDeck,
    { folder, design, rulesText, cache, rendererFactory, checkpoint }: DesignCheckContext,
  ): Promise<void> {
    const { deck, report } = loaded;
    const { opened, layout, theme, diagnostics } = design;
    report.addAll(diagnostics);
    await this.pictures.check(loaded, folder, cache, opened);
    await checkCovers(loaded, folder);
    const canDraw = isRead(theme) && checkDrawings(loaded, theme, folder, cache);
    checkUnread(loaded, folder, theme.value);
    await checkpoint();
    if (opened === undefined || !isRead(layout) || !isRead(theme)) return;
    checkFonts(loaded, theme);
    checkLayout(loaded, layout, this.lacking);
    await this.fit.check(loaded, { measures: opened, rulesText, cache, checkpoint });
    // Templates would fail on every card that shows an icon without a drawing.
    if (!canDraw || report.diagnostics.some(({ code }) => code === 'ICON_DRAWING')) return;
    await this.templates.check(loaded, folder, rulesText, cache, {
      fingerprint: (one) => rendererFactory.fingerprint(one),
      open: () => rendererFactory.open(deck, folder, opened, rulesText),
    });
  }

  /** Checks only the fit of the text of some cards: for callers that are about to render them. */
  async checkFit(
    loaded: ValidDeck,
    asked: FitScope,
    {
      design,
      rulesText,
      cache,
      checkpoint,
    }: Pick<DesignCheckContext, 'design' | 'rulesText' | 'cache' | 'checkpoint'>,
  ): Promise<readonly FitProblem[]> {
    const { opened } = design;
    if (opened === undefined) return [];
    return this.fit.check(loaded, { measures: opened, rulesText, cache, checkpoint }, asked);
  }
}
