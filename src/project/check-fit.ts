import type { Card, Deck } from '../deck/deck.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { fieldsOf } from '../deck/own-card.js';
import { type Span, startOf } from '../diagnostics/index.js';
import { type FitProblem, fitting } from '../render/fit-problems.js';
import { fontName } from '../render/ground/fonts.js';
import type { Measures } from '../render/ground/measures.js';
import { keptTogether } from '../store/kept.js';
import { keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';
import { CardRecall } from './recall.js';
import type { RememberingSpeakers } from './remembering-speakers.js';
import { textKeys } from './text-keys.js';

/** Which texts are looked at; left out: those of all cards. */
export interface Asked {
  readonly languages: readonly string[];
  readonly ids?: ReadonlySet<string>;
}

/** Tells the text that does not fit on its card. Setting takes a while: a card that was set before is not set again. */
export class FitCheck {
  private readonly known = new CardRecall<readonly FitProblem[]>();

  async check(
    loaded: SoundDeck,
    measures: Measures,
    speakers: RememberingSpeakers,
    store: Store,
    asked?: Asked,
  ): Promise<readonly FitProblem[]> {
    const found = await this.find(loaded.deck, { measures, speakers, store }, asked);
    for (const problem of once(loaded.deck, found)) tell(loaded, problem);
    return found;
  }

  private async find(
    deck: Deck,
    tools: { measures: Measures; speakers: RememberingSpeakers; store: Store },
    { languages, ids }: Asked = { languages: deck.languages },
  ): Promise<FitProblem[]> {
    const all = Object.entries(deck.cards);
    const cards = ids === undefined ? all : all.filter(([id]) => ids.has(id));
    const found: FitProblem[] = [];
    for (const language of languages) {
      const from = madeFrom(deck, tools.measures, tools.speakers, language);
      const known = ([id, card]: readonly [string, Card]) => this.known.get(card, language, from(id, card));
      const missing = cards.filter((one) => known(one) === undefined);
      if (missing.length > 0) await this.set(deck, missing, language, tools);
      found.push(...cards.flatMap((one) => known(one) ?? []));
    }
    return found;
  }

  private async set(
    deck: Deck,
    cards: readonly (readonly [string, Card])[],
    language: string,
    { measures, speakers, store }: { measures: Measures; speakers: RememberingSpeakers; store: Store },
  ): Promise<void> {
    const { theme, layout, fonts } = measures;
    const files = fonts.map(fontName);
    const common = keyOf(theme, layout, files, deck.card, deck.editions, deck.languages[0]);
    const problemsOf = fitting(deck, measures, speakers.of);
    const textKey = textKeys(deck, speakers);
    const keys = cards.map(([id]) => keyOf(common, textKey(id, language)));
    const make = (index: number) => problemsOf(cards[index]?.[0] ?? '', language);
    const found = await keptTogether(store, 'fit', keys, make);
    const from = madeFrom(deck, measures, speakers, language);
    for (const [index, [id, card]] of cards.entries())
      this.known.set(card, language, from(id, card), found[index] ?? []);
  }
}

/** All that decides how a card's text is set in a language, besides the card. */
function madeFrom(deck: Deck, measures: Measures, speakers: RememberingSpeakers, language: string) {
  const source = deck.languages[0] ?? '';
  const common = [measures, speakers.of(language), speakers.of(source), deck.card, deck.editions];
  const rules = [deck.rules[language], deck.rules[source]];
  return (id: string, card: Card): readonly unknown[] => [
    deck.texts[language]?.[id],
    ...common,
    ...(card.kind === 'reference' ? rules : []),
  ];
}

/** What is the same in every language is told once. */
function once(deck: Deck, found: readonly FitProblem[]): FitProblem[] {
  const told = new Set<string>();
  return found.filter(({ id, region, is }) => {
    const key = `${id} ${region} ${is}`;
    return !isSame(deck, id, region) || (!told.has(key) && told.add(key));
  });
}

/** Whether a region shows a field of the deck's own that nobody translates. */
function isSame(deck: Deck, id: string, region: string): boolean {
  const card = deck.cards[id];
  const fields = card === undefined ? {} : fieldsOf(deck, card);
  return Object.hasOwn(fields, region) && fields[region]?.translated === false;
}

function tell(loaded: SoundDeck, problem: FitProblem): void {
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

/** Where the text can be shortened: the translation, or the card itself. */
function placeOf(loaded: SoundDeck, { id, language, region }: FitProblem): Span {
  const isTitle = region === 'title' || region === 'name';
  // What is written by hand is easier to shorten than what is made of effects.
  const card = loaded.deck.cards[id];
  const isOwn = Object.hasOwn(card?.fields ?? {}, region);
  const field = isTitle ? 'title' : isOwn ? region : card?.text === undefined ? 'flavour' : 'text';
  const isSource = language === loaded.deck.languages[0] || isSame(loaded.deck, id, region);
  const own = isSource
    ? undefined
    : (loaded.whereText(language, id, [field]) ?? loaded.whereText(language, id));
  return own ?? loaded.where(id, [field]) ?? loaded.where(id, [], 'key') ?? startOf('shroud.yaml');
}
