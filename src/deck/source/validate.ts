import { nothingDeclared } from '../../vocabulary/declared.js';
import { filesFor } from '../../vocabulary/files/for-deck.js';
import type { FileKind } from '../../vocabulary/files/index.js';
import { explain, type Problem } from '../explain/index.js';
import { validatorOf } from './validators.js';

/**
 * ajv decides quickly whether a file is valid; if not, `explain` says why in words. ajv knows only built-in
 * declarations: for a deck with custom kinds or fields, its yes is final, and `explain` decides whether its no is
 * right.
 */
export function validate(kind: FileKind, value: unknown, declared = nothingDeclared): readonly Problem[] {
  if (declared.keepsBuiltIn && validatorOf(kind)(value)) return [];
  const problems = explain(filesFor(declared)[kind], value);
  return declared.kinds === undefined ? problems.filter((one) => !mightBeDeclared(kind, one)) : problems;
}

/** While the kinds and fields of a deck are unknown, an unknown key may be one of them. */
function mightBeDeclared(kind: FileKind, { code, path }: Problem): boolean {
  if (code !== 'KEY_UNKNOWN' && code !== 'KEY_MISPLACED') return false;
  return kind === 'cards' ? path.length === 1 || path.length === 3 : kind === 'text' && path.length === 2;
}
