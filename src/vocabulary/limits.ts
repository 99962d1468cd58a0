/** A limit for input: decks and files may come from untrusted sources. */
interface Limit {
  readonly max: number;
  /** The unit, in the plural. */
  readonly unit: string;
  /** The reason for this limit. */
  readonly reason: string;
}

const budget = (max: number, unit: string, reason: string): Limit => ({ max, unit, reason });

const MIB = 1024 * 1024;

/** All limits for untrusted input. `docs/reference/security.md` lists them. */
export const limits = {
  fileBytes: budget(
    MIB,
    'bytes of a file of cards, a template or a font',
    'about 4,000 cards, and a set may have many files',
  ),
  sentBytes: budget(
    64 * MIB,
    'bytes of a file from elsewhere: a translation, a replay, a part of a verification',
    'a part with 4,000 games and 180 cards has three million',
  ),
  tableColumns: budget(500, 'columns of a table', 'a card has about twenty fields'),
  tableRows: budget(100_000, 'rows of a table', 'the maximum number of cards, with five texts each'),
  keptBytes: budget(
    64 * MIB,
    'bytes of a cache file below `output/`, or of a journal',
    'a deck may include such files, and each is read at once',
  ),
  files: budget(
    5000,
    'files and folders below `cards/`, and as many below `templates/` without its `art/`',
    'the bundled deck has 250; every command checks each of them',
  ),
  artFiles: budget(
    40_000,
    'files and folders below `templates/art/`',
    'the maximum number of cards, each with a PDF and its picture for screens',
  ),
  folderDepth: budget(16, 'nested folders in a deck', 'nothing in a deck is that deep'),
  writtenTogether: budget(
    500,
    'files that are written in one transaction, with a journal',
    'an import changes one file per set; a deck may include a journal',
  ),
  deckBytes: budget(
    16 * MIB,
    'bytes of all files below `cards/`',
    'the bundled deck has 250,000; all of them are in memory at once',
  ),
  templatesBytes: budget(
    64 * MIB,
    'bytes of all files below `templates/`, without its `art/` and files that are too large to be read',
    'all of them are read to detect changes; the maximum number of fonts has 36 MiB',
  ),
  fileNodes: budget(
    250_000,
    'nodes of a YAML file, counted by line ends, brackets, commas and the like',
    'a card file of 1 MiB has about 60,000; each takes hundreds of bytes of memory',
  ),
  deckNodes: budget(
    750_000,
    'nodes of all YAML files below `cards/`, counted in the same way',
    'the bundled deck has about 20,000; 10,000 cards in one or two languages reach the limit',
  ),
  languages: budget(50, 'languages of a deck', 'each card is worded, typeset and drawn in each of them'),
  editions: budget(100, 'editions of a deck', 'each has its own census, rulebook and games'),
  depth: budget(64, 'nested lists and maps in YAML', 'nothing in a deck is that deep'),
  aliased: budget(
    10_000,
    'values that aliases of a YAML file expand to',
    'a few lines could expand to billions',
  ),
  cards: budget(20_000, 'cards and families of a deck', 'each is worded and typeset in every language'),
  drawPileCards: budget(
    4095,
    'copies of cards in the draw pile of an edition',
    'the engine numbers them with twelve bits',
  ),
  storyIcons: budget(
    30,
    'story icons of a deck',
    'each is one bit of a number, and players can not tell more apart',
  ),
  customKinds: budget(
    30,
    'custom kinds of card of a deck',
    'each has a place in the layout, and most a template',
  ),
  customFields: budget(30, 'custom fields of a kind of card', 'a card has room for a dozen'),
  copies: budget(99, 'copies of a card', 'enough for any game'),
  clauses: budget(40, 'clauses of a card', 'a card has room for four'),
  clauseDepth: budget(4, 'clauses inside one another', 'no player follows more on a card'),
  textLetters: budget(5000, 'characters of a text', 'a card has room for about 400'),
  fontFiles: budget(18, 'files of a font family', 'nine weights, upright and italic'),
  pictureBytes: budget(16 * MIB, 'bytes of a picture', 'a photograph for a poster is smaller'),
  pictureSide: budget(8192, 'pixels per side of a picture', '600 dpi of an A3 sheet'),
  picturePixels: budget(
    24_000_000,
    'pixels of a picture',
    '1,200 dpi of a tarot card; all of them are in memory at once, several times over',
  ),
  pngBytes: budget(
    96_000_000,
    'bytes of the pixels of a PNG',
    'four for each pixel of the largest picture; with 16 bits a channel it has eight',
  ),
  outputPixels: budget(
    30_000_000,
    'pixels of a picture that is made',
    'each takes 4 bytes of memory, several times over',
  ),
  pngChunks: budget(8192, 'chunks of a PNG', 'the largest has 2,048 of the usual 8 KiB'),
  jpegWork: budget(
    400_000_000,
    'pixels that all scans of a JPEG process',
    'the largest picture has 24,000,000, and programs write ten scans',
  ),
  pdfBytes: budget(
    32 * MIB,
    'uncompressed bytes of the page contents of a PDF',
    'a drawing with a hundred thousand lines has three million; pictures in it are not counted',
  ),
  strangersPixels: budget(
    120_000_000,
    'pixels of pictures beyond 20 per byte of their files, for all files of a deck together',
    'a deck may have hundreds of small files that expand to large pictures',
  ),
  svgElements: budget(
    30_000,
    'elements of a drawing, those repeated by `use` included',
    'a large drawing from a drawing program has about 20,000',
  ),
  svgDepth: budget(
    100,
    'nested elements of a drawing, those repeated by `use` included',
    'drawing is recursive',
  ),
  svgLayers: budget(
    500,
    'parts of a drawing with their own opacity, clip, mask or filter',
    'each is drawn to a separate layer as large as the card',
  ),
  svgPaths: budget(
    1_000_000,
    'characters of the paths of a drawing, those repeated by `use` included',
    'with more, a PNG of the card at 1,200 dpi is smaller',
  ),
  svgLines: budget(
    5000,
    'times the size of a drawing for the total length of its lines',
    'a card hatched from edge to edge with lines of 0.1 mm has about 2,000',
  ),
  svgCover: budget(
    500,
    'times the area of a drawing that its parts cover in total',
    'each part redraws the pixels below it; the same as the limit for layers',
  ),
  svgDashes: budget(
    200_000,
    'dashes and gaps of the lines of a drawing, those repeated by `use` included',
    'each is a separate line; a hundred on each of a thousand lines are half as many',
  ),
  svgStyles: budget(
    4_000_000,
    'characters of style sheet rules in a drawing, counted for each element that they may apply to',
    'each is written as attributes; enough for ten properties on each of 20,000 elements',
  ),
  svgLetters: budget(
    5000,
    'characters of text in a drawing, those repeated by `use` included',
    'each is a separate drawing',
  ),
  svgNested: budget(4, 'drawings nested as images', 'each is read again'),
  svgReach: budget(
    1000,
    'times the size of a drawing for any number in it',
    'nothing that far outside is visible',
  ),
  filterSteps: budget(
    60,
    'filter effects of a drawing, an octave of turbulence counted as one',
    'each processes all pixels of the card',
  ),
  effectReach: budget(10, 'times the size of its element that an effect may reach', 'all of that is drawn'),
  octaves: budget(10, 'octaves of `feTurbulence`', 'an eleventh is invisible'),
  morphology: budget(
    2,
    'hundredths of the drawing size that `feMorphology` may grow or shrink by',
    'its work grows with the square',
  ),
  kernel: budget(81, 'numbers in the matrix of `feConvolveMatrix`', 'its work grows with each of them'),
  proofTime: budget(
    1.5,
    'seconds that a drawing with effects, images or many parts, a PDF or a font of a deck may take',
    'it is checked once in a separate process',
  ),
  strangersProofs: budget(
    1.45,
    'seconds that these may take beyond the usual time (0.2 per drawing or PDF, 0.6 per font), for all files of a deck together',
    'successful checks are cached, so the next run gets further',
  ),
  strangersEffects: budget(
    40,
    'filter effects beyond 8 per drawing, for all files of a deck together',
    'each processes all pixels of the card, and each drawing is checked',
  ),
  strangersFailures: budget(
    3,
    'unusable files of these kinds, or drawings of more than 128 KiB, for all files of a deck together',
    'a valid deck has none; after them no other is read or checked',
  ),
  templateFile: budget(
    MIB / 8,
    'bytes of a template',
    'the largest built-in one has 6,000; deeper nesting overflows the stack of the compiler',
  ),
  templateFiles: budget(200, "files of a deck's own templates", 'the built-in ones have about thirty'),
  templateSources: budget(4 * MIB, "bytes of all of a deck's own templates", 'the built-in ones have 60,000'),
  templateCompile: budget(
    3,
    "seconds that compiling a deck's own templates may take",
    'the built-in ones take a tenth of one',
  ),
  templateTime: budget(
    1.5,
    "seconds that a deck's own template may take for a face",
    'the built-in ones take milliseconds',
  ),
  templateMemory: budget(
    64,
    "MiB of memory that a deck's own templates may take",
    'they hold no more than a face',
  ),
  templateTotal: budget(
    3,
    "seconds that a deck's own templates may take together, beyond 0.05 a face",
    'a check draws every card in every language where there is a `Flex`',
  ),
  templateElements: budget(
    20_000,
    "elements that a deck's own template may draw on a face",
    'a busy face has about 500',
  ),
  templateBytes: budget(
    4 * MIB,
    "characters of the drawing of a deck's own template",
    'all of it is read and drawn',
  ),
  flexElements: budget(
    1000,
    'elements of HTML on a face',
    'each is laid out; a full page of rules has about 200',
  ),
  lateProofs: budget(1, 'files that may take longer than that', 'after it no other is checked'),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** A number as messages write it. */
export const inDigits = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/\d(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, '$&,');

/** "the limit is 100": ends a message about a limit that was exceeded. */
export const limitText = (name: LimitName): string => `the limit is ${inDigits(limits[name].max)}`;
