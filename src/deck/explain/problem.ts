import type { Code } from '../../diagnostics/index.js';
import type { Shape } from '../../vocabulary/shape.js';
import type { At, Path } from '../yaml/yaml-file.js';

/** A problem inside a value; its position in the file is looked up later. */
export interface Problem {
  readonly code: Code;
  readonly path: Path;
  readonly at: At;
  readonly message: string;
  readonly hint?: string;
}

/** Explains a value of any shape: for shapes that contain others. */
export type Explain = (shape: Shape, value: unknown, path: Path) => Problem[];

export const problem = (code: Code, path: Path, at: At, message: string, hint?: string): Problem => ({
  code,
  path,
  at,
  message,
  ...(hint !== undefined && { hint }),
});
