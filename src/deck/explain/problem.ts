import type { Code } from '../../diagnostics/index.js';
import type { At, Path } from '../yaml-file.js';

/** Something wrong inside a value; its place in the file is looked up later. */
export interface Problem {
  readonly code: Code;
  readonly path: Path;
  readonly at: At;
  readonly message: string;
  readonly hint?: string;
}

export const problem = (code: Code, path: Path, at: At, message: string, hint?: string): Problem => ({
  code,
  path,
  at,
  message,
  ...(hint !== undefined && { hint }),
});
