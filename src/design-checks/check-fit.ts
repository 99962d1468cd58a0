/**
 * Checks that all text fits on its card. Typesetting is slow, so results are memoized per card and language, and cached
 * on disk by everything that affects them. Entry point: `checkFit`.
 */

import { getOrComputeAll } from '../cache/json-entries.js';
import { computeCacheKey } from '../cache/key.js';
import { getFields } from '../deck/custom-card.js';
import type { Card, Deck } from '../deck/deck.js';
import { listEntries, textsInOrder } from '../deck/listed.js';
import type { ValidDeck } from '../deck/load/load-deck.js';
import { type Span, toFileStart } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { Memo } from '../memo/memo.js';
import { areSame } from '../memo/reuse-unchanged.js';
import { fontName } from '../render/core/fonts.js';
import type { Typesetting } from '../render/core/typesetting.js';
import { type FitProblem, fitting } from '../render/fit/fit-problems.js';
import { listBorrowed, textKeys } from '../services/text-keys.js';
import type { DesignContext } from './contexts.js';

/** Texts to check. */
export interface FitScope {
  readonly languages: readonly string[];
  /** Left out: all cards. */
  readonly ids?: ReadonlySet<string>;
}

/** What typesetting needs. */
type FitContext = ValidDeck &
  Pick<DesignContext, 'cache' | 'memos' | 'rulesText' | 'checkpoint'> & {
    readonly design: { readonly opened: Typesetting };
  };

/** No problems. */
const NONE: readonly FitProblem[] = [];

/** Reports text that does not fit on its card. A card that was typeset before is not typeset again. */
export async function checkFit(context: DesignContext): Promise<void> {
  await reportMisfits(context, { languages: context.deck.languages });
}

/** The same for some texts, which also returns what it reports. */
export async function reportMisfits(
  context: FitContext,
  { languages, ids }: FitScope,
): Promise<readonly FitProblem[]> {
  const { deck, checkpoint } = context;
  const found: FitProblem[] = [];
  for (const language of languages) {
    await checkpoint();
    for (const problems of await findMisfits(context, language, ids))
      if (problems !== NONE) found.push(...problems);
  }
  for (const problem of once(deck, found)) reportProblem(context, problem);
  return found;
}

/** Problems of each card in a language: as remembered, else as cached on disk, else by typesetting it. */
async function findMisfits(
  context: FitContext,
  language: string,
  asked: ReadonlySet<string> | undefined,
): Promise<readonly (readonly FitProblem[])[]> {
  const { deck, design, rulesText, cache, checkpoint, memos } = context;
  const { ids } = listEntries(deck.cards);
  const { common, columns } = dependencies(context, language);
  const { typeset, inOrder } = memos.get(FitMemo).in(language, common);
  const inputs = (index: number) => columns.map((column) => column[index]);
  const recall = (index: number) => {
    const known = typeset.get(ids[index] ?? '');
    return known !== undefined && areSame(known.from, inputs(index)) ? known.problems : undefined;
  };
  const isAsked = (index: number) => asked === undefined || asked.has(ids[index] ?? '');
  const known =
    asked === undefined
      ? inOrder.map([], columns, recall)
      : ids.map((_, index) => (isAsked(index) ? recall(index) : NONE));
  if (!known.includes(undefined)) return known as readonly (readonly FitProblem[])[];
  const missing = [...known.keys()].filter((index) => known[index] === undefined);
  const shared = computeCacheKey(...common);
  const keys = missing.map((index) => computeCacheKey(shared, ...inputs(index)));
  const problemsOf = fitting(deck, design.opened, rulesText.of);
  const make = (place: number) => problemsOf(ids[missing[place] ?? -1] ?? '', language);
  const found = await getOrComputeAll(cache, 'fit', keys, make, checkpoint);
  for (const [place, index] of missing.entries())
    typeset.set(ids[index] ?? '', {
      from: inputs(index),
      problems: found[place]?.length ? found[place] : NONE,
    });
  return known.map((problems, index) => problems ?? recall(index) ?? NONE);
}

/**
 * Everything that the typesetting of cards depends on: what they share, and lists with an item for each card. Memos
 * compare it by identity, the cache by its hash, so it is plain data that keeps its identity while it is unchanged.
 */
function dependencies({ deck, design, rulesText, memos }: FitContext, language: string) {
  const { theme, layout, fonts } = design.opened;
  const source = deck.languages[0] ?? '';
  const files = fonts.map(fontName).join('\n');
  const words = textKeys(deck, rulesText).common(language);
  const { ids, values: cards } = listEntries(deck.cards);
  // Speakers change with the titles that scripts may name.
  const lenders = [language, source].flatMap((one) => [deck.rules[one], rulesText.of(one)]);
  const borrowed = memos
    .get(FitMemo)
    .borrowed(language)
    .map(lenders, [cards], (index) => JSON.stringify(listBorrowed(deck, cards[index] as Card, language)));
  return {
    common: [theme, layout, files, deck.card, deck.editions, source, words],
    columns: [ids, cards, textsInOrder(deck.texts[language], ids), borrowed],
  };
}

/** Cards that were typeset before. */
class TypesetCards {
  /** By id: the order of cards may change. */
  readonly typeset = new Map<
    string,
    { readonly from: readonly unknown[]; readonly problems: readonly FitProblem[] }
  >();
  /** By index, which is quicker while it does not. */
  readonly inOrder = new IndexedMemo<readonly FitProblem[] | undefined>();
}

class FitMemo {
  private readonly languages = new Memo<TypesetCards>();
  private readonly borrowedTexts = new Memo<IndexedMemo<string>>();

  /** The cards of a language; none if something that all of them depend on has changed. */
  in(language: string, common: readonly unknown[]): TypesetCards {
    return this.languages.get(language, common, () => new TypesetCards());
  }

  /** What each card of a language says and does not contain, as JSON. */
  borrowed(language: string): IndexedMemo<string> {
    return this.borrowedTexts.get(language, [], () => new IndexedMemo<string>());
  }
}

/** Reports a problem once if it is the same in every language. */
function once(deck: Deck, found: readonly FitProblem[]): FitProblem[] {
  const reported = new Set<string>();
  return found.filter(({ id, region, is }) => {
    const key = `${id} ${region} ${is}`;
    return !isSame(deck, id, region) || (!reported.has(key) && reported.add(key));
  });
}

/** Whether a region shows a custom field of the deck that is not translated. */
function isSame(deck: Deck, id: string, region: string): boolean {
  const card = deck.cards[id];
  const fields = card === undefined ? {} : getFields(deck, card);
  return Object.hasOwn(fields, region) && fields[region]?.translated === false;
}

function reportProblem(loaded: ValidDeck, problem: FitProblem): void {
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
  const isCustom = Object.hasOwn(card?.fields ?? {}, region);
  const field = isTitle ? 'title' : isCustom ? region : card?.text === undefined ? 'flavour' : 'text';
  const isSource = language === loaded.deck.languages[0] || isSame(loaded.deck, id, region);
  const inText = isSource
    ? undefined
    : (loaded.whereText(language, id, [field]) ?? loaded.whereText(language, id));
  return inText ?? loaded.where(id, [field]) ?? loaded.where(id, [], 'key') ?? toFileStart('shroud.yaml');
}
