import type { ValidateFunction } from 'ajv/dist/2020.js';
import { memoize } from '../../memo/memoize.js';
import { toJsonSchema } from '../../vocabulary/json-schema.js';
import type { Shape } from '../../vocabulary/shape.js';
import { explain, type Problem } from '../explain/index.js';
import { schemaCompiler } from './schema-compiler.js';

/** Validator for a rarely used shape: compile time matters more than validation time. */
export const validatorFor = memoize(
  (shape: Shape, name: string): ValidateFunction =>
    schemaCompiler({ optimize: false }).compile(toJsonSchema(shape, name)),
);

/** Problems of a value of any shape, in words. */
export function validateShape(shape: Shape, name: string, value: unknown): readonly Problem[] {
  return validatorFor(shape, name)(value) ? [] : explain(shape, value);
}
