import { request } from '../state/connection.js';

/** Opens a file in the editor configured for the studio; falls back to a VS Code link. */
export async function openInEditor(place: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}): Promise<void> {
  const { file, line, column } = place;
  const { href } = await request<{ href?: string }>('open', { file, line, column });
  if (href !== undefined) location.href = href;
}
