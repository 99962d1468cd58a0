import type { DeckFolder } from '../deck/folder.js';
import { InOrder } from '../deck/in-order.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import type { FitProblem } from '../render/fit-problems.js';
import type { Lacking } from '../render/layout-clashes.js';
import type { OpenedMeasures } from '../render/templates.js';
import type { Store } from '../store/store.js';
import { checkCovers } from './check-covers.js';
import { type Asked, FitCheck } from './check-fit.js';
import { checkLayout } from './check-layout.js';
import { PictureCheck } from './check-pictures.js';
import { TemplateCheck } from './check-templates.js';
import type { Easel } from './easel.js';
import type { RememberingSpeakers } from './remembering-speakers.js';

/** What cards are looked at with. */
export interface Looking {
  readonly folder: DeckFolder;
  readonly measures: OpenedMeasures;
  readonly speakers: RememberingSpeakers;
  readonly store: Store;
  readonly easel: Easel;
}

/** Tells what is wrong with how cards look: theme, layout, pictures, templates, and text that does not fit. */
export class LooksCheck {
  private readonly pictures = new PictureCheck();
  private readonly fit = new FitCheck();
  private readonly templates = new TemplateCheck();
  private readonly lacking = new InOrder<readonly Lacking[]>();

  async check(loaded: SoundDeck, { folder, measures, speakers, store, easel }: Looking): Promise<void> {
    const { deck, report } = loaded;
    const { opened, layoutAt, diagnostics } = measures;
    report.addAll(diagnostics);
    await this.pictures.check(loaded, folder, store);
    await checkCovers(loaded, folder);
    if (opened === undefined || layoutAt === undefined) return;
    checkLayout(loaded, opened.layout, layoutAt, this.lacking);
    await this.fit.check(loaded, opened, speakers, store);
    // Templates would stumble over an icon without a drawing on every card that shows it.
    if (report.diagnostics.some(({ code }) => code === 'ICON_DRAWING')) return;
    await this.templates.check(loaded, folder, speakers, store, {
      fingerprint: (one) => easel.fingerprint(one),
      open: () => easel.open(deck, folder, opened, speakers),
    });
  }

  /** Only what does not fit, of some cards: for whoever is about to draw them. */
  async checkFit(
    loaded: SoundDeck,
    asked: Asked,
    { measures, speakers, store }: Pick<Looking, 'measures' | 'speakers' | 'store'>,
  ): Promise<readonly FitProblem[]> {
    const { opened } = measures;
    return opened === undefined ? [] : this.fit.check(loaded, opened, speakers, store, asked);
  }
}
