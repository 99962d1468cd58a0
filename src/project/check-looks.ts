import type { DeckFolder } from '../deck/folder.js';
import { InOrder } from '../deck/in-order.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import type { FitProblem } from '../render/fit-problems.js';
import { isRead, type Reading } from '../render/ground/read-looks.js';
import type { Lacking } from '../render/layout-clashes.js';
import type { OpenedMeasures } from '../render/templates.js';
import type { Store } from '../store/store.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import { checkCovers } from './check-covers.js';
import { checkDrawings } from './check-drawings.js';
import { type Asked, FitCheck } from './check-fit.js';
import { checkFonts } from './check-fonts.js';
import { checkLayout } from './check-layout.js';
import { PictureCheck } from './check-pictures.js';
import { TemplateCheck } from './check-templates.js';
import { checkUnread } from './check-unread.js';
import type { Easel } from './easel.js';
import type { Pause } from './overtaken.js';
import type { RememberingSpeakers } from './remembering-speakers.js';

/** Measures, and the files that they were read from. */
export type OpenedLooks = OpenedMeasures & {
  readonly layout: Reading<LayoutFile>;
  readonly theme: Reading<Theme>;
};

/** Dependencies of the checks. */
export interface Looking {
  readonly folder: DeckFolder;
  readonly measures: OpenedLooks;
  readonly speakers: RememberingSpeakers;
  readonly store: Store;
  readonly easel: Easel;
  readonly pause: Pause;
}

/** Runs all checks of the appearance of cards: theme, layout, pictures, templates, and text that does not fit. */
export class LooksCheck {
  private readonly pictures = new PictureCheck();
  private readonly fit = new FitCheck();
  private readonly templates = new TemplateCheck();
  private readonly lacking = new InOrder<readonly Lacking[]>();

  async check(
    loaded: SoundDeck,
    { folder, measures, speakers, store, easel, pause }: Looking,
  ): Promise<void> {
    const { deck, report } = loaded;
    const { opened, layout, theme, diagnostics } = measures;
    report.addAll(diagnostics);
    await this.pictures.check(loaded, folder, store, opened);
    await checkCovers(loaded, folder);
    const canDraw = isRead(theme) && checkDrawings(loaded, theme, folder, store);
    checkUnread(loaded, folder, theme.value);
    await pause();
    if (opened === undefined || !isRead(layout) || !isRead(theme)) return;
    checkFonts(loaded, theme);
    checkLayout(loaded, layout, this.lacking);
    await this.fit.check(loaded, { measures: opened, speakers, store, pause });
    // Templates would fail on every card that shows an icon without a drawing.
    if (!canDraw || report.diagnostics.some(({ code }) => code === 'ICON_DRAWING')) return;
    await this.templates.check(loaded, folder, speakers, store, {
      fingerprint: (one) => easel.fingerprint(one),
      open: () => easel.open(deck, folder, opened, speakers),
    });
  }

  /** Checks only the fit of the text of some cards: for callers that are about to render them. */
  async checkFit(
    loaded: SoundDeck,
    asked: Asked,
    { measures, speakers, store, pause }: Pick<Looking, 'measures' | 'speakers' | 'store' | 'pause'>,
  ): Promise<readonly FitProblem[]> {
    const { opened } = measures;
    if (opened === undefined) return [];
    return this.fit.check(loaded, { measures: opened, speakers, store, pause }, asked);
  }
}
