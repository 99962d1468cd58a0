import { nothingDeclared } from '../../vocabulary/declared.js';
import { filesFor } from '../../vocabulary/files/for-deck.js';
import type { FileKind } from '../../vocabulary/files/index.js';
import { explain, type Problem } from '../explain/index.js';
import { validatorOf } from './validators.js';

/**
 * ajv decides, fast, whether a file is right; where it is not, `explain` says why in words. ajv knows only what is built
 * in: of a deck that declares something of its own, it can say yes, and `explain` says whether a no holds.
 */
export function validate(kind: FileKind, value: unknown, declared = nothingDeclared): readonly Problem[] {
  if (declared.keepsBuiltIn && validatorOf(kind)(value)) return [];
  const problems = explain(filesFor(declared)[kind], value);
  return declared.kinds === undefined ? problems.filter((one) => !mightBeDeclared(kind, one)) : problems;
}

/** While nobody can tell which kinds and fields a deck has, a key that nobody knows may be one. */
function mightBeDeclared(kind: FileKind, { code, path }: Problem): boolean {
  if (code !== 'KEY_UNKNOWN' && code !== 'KEY_MISPLACED') return false;
  return kind === 'cards' ? path.length === 1 || path.length === 3 : kind === 'text' && path.length === 2;
}
