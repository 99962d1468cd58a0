/**
 * Checks that all text fits on its card. Typesetting is slow, so results are memoized per card and language, and cached
 * on disk by everything that affects them. Entry point: `FitCheck.check`.
 */

import type { Cache } from '../cache/cache.js';
import { getOrComputeAll } from '../cache/json-entries.js';
import { computeCacheKey } from '../cache/key.js';
import type { Card, Deck } from '../deck/deck.js';
import { listEntries, textsInOrder } from '../deck/listed.js';
import type { ValidDeck } from '../deck/load/load-deck.js';
import { getFields } from '../deck/own-card.js';
import { type Span, toFileStart } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { Memo, ScopedMemo } from '../memo/memo.js';
import { fontName } from '../render/core/fonts.js';
import type { Typesetting } from '../render/core/typesetting.js';
import { type FitProblem, fitting } from '../render/fit-problems.js';
import type { Checkpoint } from '../services/cancellation.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import { textKeys } from '../services/text-keys.js';

/** Texts to check; left out: those of all cards. */
export interface FitScope {
  readonly languages: readonly string[];
  readonly ids?: ReadonlySet<string>;
}

interface Tools {
  readonly measures: Typesetting;
  readonly rulesText: RulesTextProviders;
  readonly cache: Cache;
  readonly checkpoint: Checkpoint;
}

interface FitPage {
  readonly from: readonly unknown[];
  get(id: string): readonly FitProblem[] | undefined;
  set(id: string, problems: readonly FitProblem[]): void;
}

/** No problems. */
const NONE: readonly FitProblem[] = [];

/** Reports text that does not fit on its card. A card that was typeset before is not typeset again. */
export class FitCheck {
  private readonly known = new ScopedMemo<readonly FitProblem[]>();
  private readonly rules = new Memo();
  private readonly all = new Map<string, IndexedMemo<readonly FitProblem[] | undefined>>();

  async check(loaded: ValidDeck, tools: Tools, asked?: FitScope): Promise<readonly FitProblem[]> {
    const found = await this.find(loaded.deck, tools, asked);
    for (const problem of once(loaded.deck, found)) tell(loaded, problem);
    return found;
  }

  private async find(
    deck: Deck,
    tools: Tools,
    { languages, ids }: FitScope = { languages: deck.languages },
  ): Promise<FitProblem[]> {
    const { ids: all, values: cards } = listEntries(deck.cards);
    const asked = ids === undefined ? all : all.filter((id) => ids.has(id));
    const found: FitProblem[] = [];
    for (const language of languages) {
      await tools.checkpoint();
      const page = this.pageOf(deck, tools, language);
      const known = () =>
        ids === undefined
          ? this.inOrder(cards, textsInOrder(deck.texts[language], asked), language, asked, page)
          : asked.map(page.get);
      const before = known();
      const missing = asked.filter((_, index) => before[index] === undefined);
      if (missing.length > 0) await this.set(deck, missing, language, tools);
      for (const problems of missing.length > 0 ? known() : before)
        if (problems !== undefined && problems !== NONE) found.push(...problems);
    }
    return found;
  }

  /** Memoized results for all cards. */
  private inOrder(
    cards: readonly Card[],
    texts: readonly unknown[],
    language: string,
    ids: readonly string[],
    { from, get }: FitPage,
  ) {
    const inOrder = this.all.get(language) ?? new IndexedMemo<readonly FitProblem[] | undefined>();
    this.all.set(language, inOrder);
    return inOrder.map(from, [cards, ids, texts], (index) => get(ids[index] ?? ''));
  }

  /** Memo scope of a language: valid while everything besides the card that affects its typesetting is unchanged. */
  private pageOf(
    deck: Deck,
    { measures, rulesText }: Pick<Tools, 'measures' | 'rulesText'>,
    language: string,
  ): FitPage {
    const source = deck.languages[0] ?? '';
    const common = [measures, rulesText.of(language), rulesText.of(source), deck.card, deck.editions];
    const page = this.known.scope(language, common);
    const rules = this.rules.get(language, [deck.rules[language], deck.rules[source]], () => ({}));
    const texts = deck.texts[language];
    const rulesFor = (card: Card) => (card.kind === 'reference' ? rules : undefined);
    return {
      from: [...common, rules],
      get: (id) => {
        const card = deck.cards[id];
        return card && page.get(card, texts?.[id], rulesFor(card));
      },
      set: (id, problems) => {
        const card = deck.cards[id];
        if (card) page.set(card, problems.length === 0 ? NONE : problems, texts?.[id], rulesFor(card));
      },
    };
  }

  private async set(
    deck: Deck,
    ids: readonly string[],
    language: string,
    { measures, rulesText, cache, checkpoint }: Tools,
  ): Promise<void> {
    const { theme, layout, fonts } = measures;
    const files = fonts.map(fontName);
    const common = computeCacheKey(theme, layout, files, deck.card, deck.editions, deck.languages[0]);
    const problemsOf = fitting(deck, measures, rulesText.of);
    const textKey = textKeys(deck, rulesText);
    const keys = ids.map((id) => computeCacheKey(common, textKey(id, language)));
    const make = (index: number) => problemsOf(ids[index] ?? '', language);
    const found = await getOrComputeAll(cache, 'fit', keys, make, checkpoint);
    const page = this.pageOf(deck, { measures, rulesText }, language);
    for (const [index, id] of ids.entries()) page.set(id, found[index] ?? NONE);
  }
}

/** Reports a problem once if it is the same in every language. */
function once(deck: Deck, found: readonly FitProblem[]): FitProblem[] {
  const told = new Set<string>();
  return found.filter(({ id, region, is }) => {
    const key = `${id} ${region} ${is}`;
    return !isSame(deck, id, region) || (!told.has(key) && told.add(key));
  });
}

/** Whether a region shows a custom field of the deck that is not translated. */
function isSame(deck: Deck, id: string, region: string): boolean {
  const card = deck.cards[id];
  const fields = card === undefined ? {} : getFields(deck, card);
  return Object.hasOwn(fields, region) && fields[region]?.translated === false;
}

function tell(loaded: ValidDeck, problem: FitProblem): void {
  const { id, language, edition, region } = problem;
  const where = `in ${language} (edition ${edition})`;
  if (problem.is === 'letters') {
    const letters = problem.letters.map((letter) => `"${letter}"`).join(', ');
    const message = `${problem.font} has no ${letters}, which the ${region} of "${id}" needs ${where}.`;
    loaded.report.add('LETTER_MISSING', placeOf(loaded, problem), message);
  } else {
    const message = `The ${region} of "${id}" is ${problem.overflow} mm too ${problem.isLine ? 'long' : 'high'} ${where}, even at ${problem.least} pt.`;
    loaded.report.add('TEXT_OVERFLOW', placeOf(loaded, problem), message);
  }
}

/** Place where the text can be shortened: the translation, or the card itself. */
function placeOf(loaded: ValidDeck, { id, language, region }: FitProblem): Span {
  const isTitle = region === 'title' || region === 'name';
  // Text written by hand is easier to shorten than text generated from effects.
  const card = loaded.deck.cards[id];
  const isOwn = Object.hasOwn(card?.fields ?? {}, region);
  const field = isTitle ? 'title' : isOwn ? region : card?.text === undefined ? 'flavour' : 'text';
  const isSource = language === loaded.deck.languages[0] || isSame(loaded.deck, id, region);
  const own = isSource
    ? undefined
    : (loaded.whereText(language, id, [field]) ?? loaded.whereText(language, id));
  return own ?? loaded.where(id, [field]) ?? loaded.where(id, [], 'key') ?? toFileStart('shroud.yaml');
}
