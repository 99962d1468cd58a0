import type { Code } from '../../diagnostics/index.js';
import type { Shape } from '../../vocabulary/shape.js';
import type { At, Path } from '../yaml/yaml-file.js';

/** Something wrong inside a value; its place in the file is looked up later. */
export interface Problem {
  readonly code: Code;
  readonly path: Path;
  readonly at: At;
  readonly message: string;
  readonly hint?: string;
}

/** Says what is wrong with a value of any shape: for shapes that hold others. */
export type Explain = (shape: Shape, value: unknown, path: Path) => Problem[];

export const problem = (code: Code, path: Path, at: At, message: string, hint?: string): Problem => ({
  code,
  path,
  at,
  message,
  ...(hint !== undefined && { hint }),
});
