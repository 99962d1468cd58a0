import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type FileKind, schemaOf } from '../../vocabulary/files/index.js';
import { schemaCompiler } from './schema-compiler.js';

const compiled = new Map<FileKind, ValidateFunction>();

/**
 * The schema of a kind of file as a function. The build puts a file in place of this one that has all of them compiled:
 * to do so at each start takes longer than to read a deck.
 */
export function validatorOf(kind: FileKind): (value: unknown) => boolean {
  const found = compiled.get(kind) ?? schemaCompiler({ optimize: false }).compile(schemaOf(kind));
  compiled.set(kind, found);
  return found as (value: unknown) => boolean;
}
