import { ask } from '../state/connection.js';

/** Shows a place in the editor of whoever runs the studio; where none is named, VS Code is asked by its address. */
export async function openInEditor(place: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}): Promise<void> {
  const { file, line, column } = place;
  const { href } = await ask<{ href?: string }>('open', { file, line, column });
  if (href !== undefined) location.href = href;
}
