/** Colours for a terminal; `plain` for everything else. */
export interface Paint {
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

const same = (text: string) => text;
export const plain: Paint = { red: same, yellow: same, green: same, bold: same, dim: same };

const sgr = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
export const colour: Paint = {
  red: sgr(31, 39),
  yellow: sgr(33, 39),
  green: sgr(32, 39),
  bold: sgr(1, 22),
  dim: sgr(2, 22),
};
