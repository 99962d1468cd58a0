import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load-deck.js';
import { type Span, startOf } from '../diagnostics/index.js';
import type { Words } from '../language/words.js';
import { codeFingerprint } from '../print/faces/fingerprint.js';
import { type FitProblem, fitting } from '../render/fit-problems.js';
import { type Measures, openMeasures } from '../render/templates.js';
import { checkCovers } from './check-covers.js';
import { checkLayout } from './check-layout.js';
import { checkPictures } from './check-pictures.js';
import { checkTemplates } from './check-templates.js';
import { DiskMemory, digest } from './disk-memory.js';
import { type RememberingSpeakers, rememberingSpeakers } from './remembering-speakers.js';

/** What can be wrong with how cards look: theme, layout, pictures, templates, and text that does not fit. */
export async function checkLooks(loaded: SoundDeck, folder: DeckFolder, directory?: string): Promise<void> {
  const { deck, report } = loaded;
  const { opened, layoutAt, diagnostics } = openMeasures(folder, directory);
  report.addAll(diagnostics);
  await checkPictures(loaded, folder, directory);
  await checkCovers(loaded, folder);
  if (opened === undefined || layoutAt === undefined) return;
  checkLayout(loaded, opened.layout, layoutAt);
  const speakers = rememberingSpeakers(deck, directory);
  for (const problem of fitProblemsOf(deck, opened, speakers, directory)) tell(loaded, problem);
  await checkTemplates(loaded, folder, opened, speakers, directory);
  speakers.keep();
}

/** Setting some thousand texts takes a while; a card that was set before is not set again. */
function fitProblemsOf(
  deck: Deck,
  measures: Measures,
  speakers: RememberingSpeakers,
  directory: string | undefined,
): FitProblem[] {
  const { theme, layout, fonts } = measures;
  const files = fonts.map(({ path }) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`);
  const code = codeFingerprint();
  const memory = new DiskMemory(
    directory && join(directory, 'output/.cache/fit.json'),
    JSON.stringify([theme, layout, files, code, deck.card, deck.editions, deck.languages[0]]),
  );
  const problemsOf = fitting(deck, measures, speakers.of);
  const found = deck.languages.flatMap((language) => {
    const common = digest(JSON.stringify([language, lexiconOf(speakers, deck, language), deck.families]));
    return Object.keys(deck.cards).flatMap((id) => {
      const key = digest(common + JSON.stringify(textsOf(deck, id, language)));
      const known = memory.get(key) as FitProblem[] | undefined;
      if (known !== undefined) return known;
      const problems = problemsOf(id, language);
      memory.set(key, problems);
      return problems;
    });
  });
  memory.keep();
  return found;
}

function lexiconOf(speakers: RememberingSpeakers, deck: Deck, language: string): readonly Words[] {
  return [speakers.of(language).words, speakers.of(deck.languages[0] ?? language).words];
}

/** All that a card says in a language comes from these. */
function textsOf(deck: Deck, id: string, language: string): unknown {
  const card = deck.cards[id];
  const families = Object.keys(deck.families).map((family) => deck.texts[language]?.[family]);
  const languages = [language, deck.languages[0] ?? ''];
  const rules =
    card?.kind === 'reference'
      ? languages.map((lang) => card.body.map((rule) => deck.rules[lang]?.[rule]))
      : undefined;
  return [id, card, deck.texts[language]?.[id], families, rules];
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
