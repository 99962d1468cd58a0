import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { clauseText } from '../../src/language/clause-text.js';
import { LANGUAGES, type Language } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { Speaker } from '../../src/language/speaker.js';
import { builtInWords } from '../../src/project/built-in-words.js';
import { type AuthoredClause, type Clause, readClause, verbsOf } from '../../src/vocabulary/cards/clause.js';
import { definitions } from '../../src/vocabulary/verbs/index.js';
import { type Who, who } from '../../src/vocabulary/who.js';
import { faultsIn } from './faults-in.js';

/** The example of each immediate verb, done by each who, in one `do` with the next verb's, done by each who. */
function pairsOfClauses(): Clause[] {
  const verbs = verbsOf('immediate');
  const exampleOf = (at: number) => {
    const { example } = definitions[verbs[at % verbs.length] ?? 'draw'];
    return readClause((parse(example) as AuthoredClause[])[0] ?? {});
  };
  return verbs.flatMap((_, at) =>
    (who.values as readonly Who[]).flatMap((first) =>
      (who.values as readonly Who[]).map((second): Clause => {
        const both = [
          { ...exampleOf(at), who: first },
          { ...exampleOf(at + 1), who: second },
        ];
        const value = { event: 'dies', of: 'you', kind: ['event'] } as const;
        return { verb: 'whenever', value, who: 'you', may: false, do: both };
      }),
    ),
  );
}

const PAIRS = pairsOfClauses();

describe.each(LANGUAGES)('read aloud in %s', (language) => {
  it(`${PAIRS.length} pairs of clauses in one trigger have nothing that no sentence may contain, and each is one sentence`, () => {
    const speaker = new Speaker(builtInWords(language));
    const texts = (['modifier', 'mystery'] as const).flatMap((kind) =>
      PAIRS.filter((clause) => kind === 'modifier' || !JSON.stringify(clause).includes('"this":true')).map(
        (clause) =>
          plain(clauseText(clause, 'continuous', { speaker, kind, familyTitle: () => 'Hemlock Hall' })),
      ),
    );
    expect(faultsIn(language, texts)).toEqual([]);
    expect(texts.filter((text) => /\.(?!$)/.test(text)).slice(0, 5)).toEqual([]);
  });

  it('the patterns find what they are for', () => {
    expect(faultsIn(language, WRONG[language])).toHaveLength(WRONG[language].length);
  });
});

/** Sentences as they were printed once. */
const WRONG: Readonly<Record<Language, readonly string[]>> = {
  en: ['If you have 1 to 1 living character, draw 1 card.', "Each player can't play events."],
  it: [
    'Il controllore pesca 1 carta.',
    'Questo personaggio non può essere bersaglio di alcun evento o morte.',
  ],
  es: ['Este personaje tiene −10 a la autoestima.', 'Si tienes entre 2 y 2 cartas, roba 1 carta.'],
  fr: [
    "Chaque joueur défausse des cartes jusqu'à n'en avoir plus que 1 en main.",
    'Le contrôleur pioche 1 carte.',
  ],
  pl: ['Gracz kontrolujący dobiera 1 kartę.', 'Nie możesz zagrywać wydarzeń lub tajemnic.'],
};
