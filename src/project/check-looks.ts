import { statSync } from 'node:fs';
import type { Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { type Span, startOf } from '../diagnostics/index.js';
import { type FitProblem, fitting } from '../render/fit-problems.js';
import type { Measures } from '../render/ground/measures.js';
import { openMeasures } from '../render/templates.js';
import { keptTogether } from '../store/kept.js';
import { keyOf } from '../store/key.js';
import { packed } from '../store/packed.js';
import { noStore, openStore, type Store } from '../store/store.js';
import { checkCovers } from './check-covers.js';
import { checkLayout } from './check-layout.js';
import { checkPictures } from './check-pictures.js';
import { checkTemplates } from './check-templates.js';
import type { LaidOutDeck } from './open-deck.js';
import { type RememberingSpeakers, rememberingSpeakers } from './remembering-speakers.js';
import { textKeys } from './text-keys.js';

/** What can be wrong with how cards look: theme, layout, pictures, templates, and text that does not fit. */
export async function checkLooks(
  loaded: SoundDeck,
  folder: DeckFolder,
  directory?: string,
  layout?: LaidOutDeck['layout'],
): Promise<void> {
  const { deck, report } = loaded;
  const { opened, layoutAt, diagnostics } = openMeasures(folder, directory, layout);
  report.addAll(diagnostics);
  const store = directory === undefined ? noStore : packed(openStore(directory));
  await checkPictures(loaded, folder, store, directory);
  await checkCovers(loaded, folder);
  if (opened === undefined || layoutAt === undefined) return;
  checkLayout(loaded, opened.layout, layoutAt);
  const speakers = rememberingSpeakers(deck, store);
  for (const problem of await fitProblemsOf(deck, opened, speakers, store)) tell(loaded, problem);
  await checkTemplates(loaded, folder, opened, speakers, store);
  store.tidy();
}

/** Setting some thousand texts takes a while; a card that was set before is not set again. */
async function fitProblemsOf(
  deck: Deck,
  measures: Measures,
  speakers: RememberingSpeakers,
  store: Store,
): Promise<FitProblem[]> {
  const { theme, layout, fonts } = measures;
  const files = fonts.map(({ path }) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`);
  const common = keyOf(theme, layout, files, deck.card, deck.editions, deck.languages[0]);
  const problemsOf = fitting(deck, measures, speakers.of);
  const keyOfText = textKeys(deck, speakers);
  const ids = Object.keys(deck.cards);
  const found: FitProblem[] = [];
  for (const language of deck.languages) {
    const keys = ids.map((id) => keyOf(common, keyOfText(id, language)));
    const make = (index: number) => problemsOf(ids[index] ?? '', language);
    for (const problems of await keptTogether(store, 'fit', keys, make)) found.push(...(problems ?? []));
  }
  return found;
}

function tell(loaded: SoundDeck, problem: FitProblem): void {
  const { id, language, edition, region } = problem;
  const where = `in ${language} (edition ${edition})`;
  if (problem.is === 'letters') {
    const letters = problem.letters.map((letter) => `"${letter}"`).join(', ');
    const message = `${problem.font} has no ${letters}, which the ${region} of "${id}" needs ${where}.`;
    loaded.report.add('LETTER_MISSING', placeOf(loaded, problem), message);
  } else {
    const message = `The ${region} of "${id}" is ${problem.overflow} mm too ${region === 'title' || region === 'name' ? 'long' : 'high'} ${where}, even at ${problem.least} pt.`;
    loaded.report.add('TEXT_OVERFLOW', placeOf(loaded, problem), message);
  }
}

/** Where the text can be shortened: the translation, or the card itself. */
function placeOf(loaded: SoundDeck, { id, language, region }: FitProblem): Span {
  const field = region === 'title' || region === 'name' ? 'title' : 'flavour';
  const isSource = language === loaded.deck.languages[0];
  const own = isSource
    ? undefined
    : (loaded.whereText(language, id, [field]) ?? loaded.whereText(language, id));
  return own ?? loaded.where(id, [field]) ?? loaded.where(id, [], 'key') ?? startOf('shroud.yaml');
}
