import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { explain, type Problem } from '../../../src/deck/explain/index.js';
import { validate } from '../../../src/deck/source/validate.js';
import { parseYaml } from '../../../src/deck/yaml/yaml-file.js';
import { CODES, codes } from '../../../src/diagnostics/index.js';
import { clauses, listVerbs } from '../../../src/vocabulary/cards/clause.js';
import { CATEGORIES } from '../../../src/vocabulary/category.js';
import { badDecks } from '../../support/deck/bad-decks.js';

/** Every problem of every file of cards among the bad decks, with what the file holds. */
const found = badDecks().flatMap(({ name, files }) =>
  Object.entries(files)
    .filter(([file]) => /^cards\/[a-z]+\/[^/]+\.yaml$/.test(file) && !/\/(rules|words)\//.test(file))
    .flatMap(([file, text]) => {
      const value = parseYaml(file, text).yaml?.value;
      return value === undefined || value === null
        ? []
        : validate('cards', value).map((problem) => ({ name, value, problem }));
    }),
);

/** What a hint says to write: `draw: 1`, `- draw: 1`; of several, each. */
const written = ({ hint = '' }: Problem): unknown[] =>
  /^Write `/.test(hint)
    ? [...hint.matchAll(/`([^`]+)`/g)].map(([, yaml = '']) => Object.values(parse(yaml) as object)[0])
    : [];

function withValueAt(value: unknown, [key, ...rest]: Problem['path'], inner: unknown): unknown {
  if (key === undefined) return inner;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const at = copy as Record<string | number, unknown>;
  at[key] = withValueAt(at[key], rest, inner);
  return copy;
}

describe('a hint', () => {
  const guesses = found.flatMap(({ name, value, problem }) =>
    written(problem)
      .filter(() => !problem.hint?.includes('…'))
      .map((inner) => [`${name}: ${problem.hint}`, { value, problem, inner }] as const),
  );

  it('often says to the letter what to write', () => {
    expect(guesses.length).toBeGreaterThan(30);
  });

  it.each(guesses)('%s does not lead into the next error', (_, { value, problem, inner }) => {
    const { path } = problem;
    const after = validate('cards', withValueAt(value, path, inner));
    const isThere = (other: Problem) => path.every((part, i) => other.path[i] === part);
    expect(after.filter(isThere)).toEqual([]);
  });

  it('is there for every problem, and none only says to look at the message', () => {
    for (const { name, problem } of found) {
      expect(problem.hint ?? codes[problem.code].remedy, name).not.toContain('what the message asks for');
      if (problem.code === 'VALUE_TYPE' || problem.code === 'VALUE_RANGE')
        expect(problem.hint, `${name}: ${problem.message}`).toBeDefined();
    }
    for (const code of CODES) expect(codes[code].remedy).not.toContain('what the message asks for');
  });

  it.each(CATEGORIES.flatMap((category) => listVerbs(category).map((verb) => [category, verb] as const)))(
    'is there in %s for %s, whatever is written behind it',
    (category, verb) => {
      for (const value of [true, 'nonsense', 12_345, 0.5, [], [1, 2], { strange: 1 }, 'shows beast', '2'])
        for (const problem of explain(clauses[category], { [verb]: value }))
          expect(problem.hint, `${verb}: ${JSON.stringify(value)}: ${problem.message}`).toBeDefined();
    },
  );
});
