import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listBranches } from '../../../src/deck/explain/in-words.js';
import { explain } from '../../../src/deck/explain/index.js';
import { type AuthoredClause, clauses, listVerbs, readClause } from '../../../src/vocabulary/cards/clause.js';
import { CATEGORIES } from '../../../src/vocabulary/category.js';
import type { FieldsShape, Shape } from '../../../src/vocabulary/shape.js';
import type { AnyVerb } from '../../../src/vocabulary/verbs/define-verb.js';
import { VERBS, verbs } from '../../../src/vocabulary/verbs/index.js';

const definitions: Readonly<Record<string, AnyVerb>> = verbs;

describe.each(VERBS.map((name) => definitions[name] as AnyVerb))('the verb $name', (verb) => {
  const clause = (parse(verb.example) as AuthoredClause[])[0] as AuthoredClause;

  it('is filed under its own name, says what it does in a sentence, and what it does when it can not', () => {
    expect(definitions[verb.name]).toBe(verb);
    expect(verb.meaning).toMatch(/^.+[.)]$/);
    expect(verb.otherwise).toMatch(/^.+\.$/);
  });

  it('has an example that may stand in each of its categories, and in no other', () => {
    for (const category of CATEGORIES) {
      const problems = explain(clauses[category], clause);
      expect(problems.length === 0, `${category}: ${JSON.stringify(problems)}`).toBe(
        verb.categories.includes(category),
      );
      expect(listVerbs(category).includes(verb.name as never)).toBe(verb.categories.includes(category));
    }
  });

  it('reads a value that is left out as the default that its schema names', () => {
    for (const fields of fieldsOf(verb.value)) {
      for (const [key, shape] of Object.entries(fields.optional)) {
        if (shape.default === undefined) continue;
        const without = sample(fields);
        expect(verb.read({ ...without, [key]: shape.default } as never), key).toEqual(
          verb.read(without as never),
        );
      }
    }
  });

  it('is read to plain data that survives JSON', () => {
    const read = readClause(clause);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    expect(read.verb).toBe(verb.name);
  });
});

function fieldsOf(shape: Shape): FieldsShape[] {
  return listBranches(shape).filter((branch): branch is FieldsShape & Shape => branch.is === 'fields');
}

/** The smallest value of a map shape. */
function sample(fields: FieldsShape): Record<string, unknown> {
  const keys = [...Object.keys(fields.required), ...(fields.oneOf?.slice(0, 1) ?? [])];
  const shapes: Record<string, Shape> = { ...fields.required, ...fields.optional };
  return Object.fromEntries(keys.map((key) => [key, smallest(shapes[key] as Shape)]));
}

function smallest(shape: Shape): unknown {
  const [first] = listBranches(shape);
  if (first?.is === 'number') return 1;
  if (first?.is === 'choice') return first.values[0];
  if (first?.is === 'fields') return sample(first);
  throw new Error(`no sample of ${first?.is}`);
}
