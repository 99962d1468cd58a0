/** A table; pipes in cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export const yaml = (text: string) => `\`\`\`yaml\n${text}\n\`\`\``;
export const code = (text: string) => `\`${text}\``;
/** Blocks with an empty line between them. */
export const page = (...blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
