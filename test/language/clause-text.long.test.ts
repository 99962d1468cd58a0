import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { clauseText } from '../../src/language/sentences/clause-text.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import {
  type AuthoredClause,
  type Clause,
  listVerbs,
  readClause,
} from '../../src/vocabulary/cards/clause.js';
import { definitions } from '../../src/vocabulary/verbs/index.js';
import { type Who, who } from '../../src/vocabulary/who.js';
import { expectations } from '../support/language/expectations.js';
import { faultsIn } from '../support/language/faults-in.js';

/** A `choose` ends its sentence: what comes behind it would seem to belong to the last alternative. */
const VERBS = listVerbs('immediate').filter((verb) => verb !== 'choose');
const WHO = who.values as readonly Who[];

/** The example of an immediate verb, done by one player, and that of another, done by another player, in one `do`. */
function inOneTrigger(verb: number, first: number, next: number, second: number): Clause {
  const done = (at: number, by: number) => {
    const { example } = definitions[VERBS[at % VERBS.length] ?? 'draw'];
    const clause = readClause((parse(example) as AuthoredClause[])[0] ?? {});
    return { ...clause, who: WHO[by % WHO.length] ?? 'you' };
  };
  const value = { event: 'dies', of: 'you', kind: ['event'] } as const;
  const both = [done(verb, first), done(next, second)];
  return { verb: 'whenever', value, who: 'you', may: false, do: both };
}

/** Each verb, done by each who, before the next verb, done by each who; and each verb before each verb, no matter who does them. */
const pairsOfClauses = (): Clause[] => [
  ...VERBS.flatMap((_, at) =>
    WHO.flatMap((_, first) => WHO.map((_, second) => inOneTrigger(at, first, at + 1, second))),
  ),
  ...VERBS.flatMap((_, at) => VERBS.map((_, next) => inOneTrigger(at, at + next, next, at + 2 * next))),
];

const PAIRS = pairsOfClauses();

describe.each(LANGUAGES)('read aloud in %s', (language) => {
  it(`${PAIRS.length} pairs of clauses in one trigger have nothing that no sentence may contain, and each is one sentence`, () => {
    const formatter = new PhraseFormatter(builtInWords(language));
    const texts = (['modifier', 'mystery'] as const).flatMap((kind) =>
      PAIRS.filter((clause) => kind === 'modifier' || !JSON.stringify(clause).includes('"this":true')).map(
        (clause) =>
          plain(clauseText(clause, 'continuous', { formatter, kind, getTitle: () => 'Hemlock Hall' })),
      ),
    );
    expect(faultsIn(language, texts)).toEqual([]);
    expect(texts.filter((text) => /\.(?!$)/.test(text)).slice(0, 5)).toEqual([]);
  });

  it('the patterns find what they are for', () => {
    expect(faultsIn(language, expectations[language].wrong)).toHaveLength(
      expectations[language].wrong.length,
    );
  });
});
