import { type FileKind, files } from '../../vocabulary/files/index.js';
import { explain, type Problem } from '../explain/index.js';
import { validatorOf } from './validators.js';

/** ajv decides, fast, whether a file is right; where it is not, `explain` says why in words. */
export function validate(kind: FileKind, value: unknown): readonly Problem[] {
  return validatorOf(kind)(value) ? [] : explain(files[kind], value);
}
