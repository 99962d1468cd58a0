/**
 * Explains in words why a value does not match its shape. Slower than ajv, which decides first whether a file is valid
 * (`draft/validate.ts`). Entry point: `explain`.
 */
import { resolve, type Shape } from '../../vocabulary/shape.js';
import type { Path } from '../yaml/yaml-file.js';
import { addHint } from './advised.js';
import { explainEntries, explainFields, explainTagged } from './maps.js';
import type { Explain, Problem } from './problem.js';
import { explainChoice, explainFlag, explainNumber, explainText, wrongType } from './scalars.js';
import { explainEither, explainList } from './unions.js';

export type { Problem } from './problem.js';

/**
 * Explains what is wrong with a value, if anything. It walks the shapes from which the JSON Schemas are generated, so
 * it can name the intended branch; a test ensures that it agrees with ajv.
 */
export function explain(shape: Shape, value: unknown, path: Path = []): Problem[] {
  const problems = look(shape, value, path, explain);
  return problems.map((one) => addHint(one, shape, value, path, fits));
}

/** The same without hints, for callers that only need to know whether there is a problem. */
const bare: Explain = (shape, value, path) => look(shape, value, path, bare);
const fits = (shape: Shape, value: unknown) => bare(shape, value, []).length === 0;

function look(shape: Shape, value: unknown, path: Path, explain: Explain): Problem[] {
  const target = resolve(shape);
  switch (target.is) {
    case 'number':
      return explainNumber(target, value, path);
    case 'text':
      return explainText(target, value, path);
    case 'boolean':
      return explainFlag(target, value, path);
    case 'null':
      return value === null ? [] : wrongType(target, value, path);
    case 'choice':
      return explainChoice(target, value, path);
    case 'list':
      return explainList(target, value, path, explain);
    case 'fields':
      return explainFields(target, value, path, explain);
    case 'record':
      return explainEntries(target, value, path, explain);
    case 'union':
      return explainEither(target, value, path, explain);
    case 'tagged':
      return explainTagged(target, value, path, explain);
  }
}
