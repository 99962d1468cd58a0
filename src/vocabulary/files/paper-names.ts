/** The sheets that a deck may be printed on; how large they are, `print/paper.ts` says. */
export const PAPER_NAMES = ['a4', 'letter', 'a3'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

/** A sheet of any size, in mm: `305x457`. */
export type CustomPaper = `${number}x${number}`;
