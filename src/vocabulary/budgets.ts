/** How much there may be of something: whatever is opened may come from a stranger. */
interface Budget {
  readonly most: number;
  /** Of what, many of it. */
  readonly of: string;
  /** What would happen with more, or why nobody needs it. */
  readonly because: string;
}

const budget = (most: number, of: string, because: string): Budget => ({ most, of, because });

const MIB = 1024 * 1024;

/** All of them: a limit that is not here does not exist. `docs/security.md` shows this table. */
export const budgets = {
  fileBytes: budget(
    MIB,
    'bytes of a file of cards or of a template',
    'some 4,000 cards; a set may have any number of files',
  ),
  pictureBytes: budget(16 * MIB, 'bytes of a picture or a font', 'a photograph for a poster is smaller'),
  pictureSide: budget(8192, 'pixels on a side of a picture', '600 dpi of an A3 sheet'),
  picturePixels: budget(
    40_000_000,
    'pixels of a picture',
    '600 dpi of an A4 sheet; all of them are in memory at once',
  ),
  outputPixels: budget(
    100_000_000,
    'pixels of a picture that is made',
    'each takes 4 bytes of memory, several times over',
  ),
  pngChunks: budget(65_536, 'chunks of a PNG', 'programs write a chunk for every 8 KiB or more'),
  svgElements: budget(
    100_000,
    'elements of a drawing, those that `use` repeats counted again',
    'it would take seconds to draw',
  ),
  svgDepth: budget(
    100,
    'elements inside of each other, those that `use` repeats among them',
    'who draws one draws what is inside of it first',
  ),
  svgLayers: budget(
    500,
    'parts of a drawing with opacity, a clip, a mask or a filter of their own',
    'each is drawn aside first, as large as the card',
  ),
  filterSteps: budget(
    60,
    'effects that filters of a drawing have, an octave of turbulence counted as one',
    'each goes over all pixels of the card',
  ),
  octaves: budget(10, 'octaves of `feTurbulence`', 'nobody sees an eleventh'),
  morphology: budget(
    2,
    'hundredths of the drawing that `feMorphology` may grow or shrink it by',
    'its work grows with the square',
  ),
  kernel: budget(81, 'numbers in the matrix of `feConvolveMatrix`', 'its work grows with each of them'),
  svgReach: budget(
    1000,
    'times the size of a drawing that a number in it may be',
    'nobody sees what is so far outside',
  ),
  effectReach: budget(
    10,
    'times the size of what it is applied to that an effect may reach',
    'all of that is drawn',
  ),
  drawingTime: budget(
    5,
    'seconds that a drawing with filters or patterns may take',
    'it is drawn once to see whether it can be',
  ),
  lateDrawings: budget(
    3,
    'drawings that may take too long',
    'after them no drawing with effects is tried any more',
  ),
  svgNested: budget(4, 'drawings inside of each other as images', 'each is read anew'),
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;

/** A number as a message says it. */
export const inDigits = (value: number): string => value.toLocaleString('en-US');

/** "…, and 100 are the most": what ends a sentence about too much. */
export const mostOf = (name: BudgetName): string => `${inDigits(budgets[name].most)} are the most`;
