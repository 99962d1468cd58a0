import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type FileKind, schemaOf } from '../../vocabulary/files/index.js';
import { schemaCompiler } from './schema-compiler.js';

const compiled = new Map<FileKind, ValidateFunction>();

/**
 * Validators by kind of file. The build replaces this module with precompiled validators: compiling them at each start
 * takes longer than reading a deck.
 */
export function validatorOf(kind: FileKind): (value: unknown) => boolean {
  const found = compiled.get(kind) ?? schemaCompiler({ optimize: false }).compile(schemaOf(kind));
  compiled.set(kind, found);
  return found as (value: unknown) => boolean;
}
