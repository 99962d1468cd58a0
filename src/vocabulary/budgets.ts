/** A limit: any opened file may come from a stranger. */
interface Budget {
  readonly most: number;
  /** What is counted, in the plural. */
  readonly of: string;
  /** What would happen beyond the limit, or why more is never needed. */
  readonly because: string;
}

const budget = (most: number, of: string, because: string): Budget => ({ most, of, because });

const MIB = 1024 * 1024;

/** All limits: a limit that is not here does not exist. `docs/security.md` lists them as a table. */
export const budgets = {
  fileBytes: budget(
    MIB,
    'bytes of a file of cards, a template or a font',
    'some 4,000 cards, and a set may have many files',
  ),
  sentBytes: budget(
    64 * MIB,
    'bytes of a file that was sent: a translation, a replay, a part of a verification',
    'a part of 4,000 games and 180 cards has three million',
  ),
  tableColumns: budget(500, 'columns of a table', 'a card has some twenty fields'),
  tableRows: budget(100_000, 'rows of a table', 'the most cards, with five texts each'),
  keptBytes: budget(
    64 * MIB,
    'bytes of a file that the tool has kept below `output/`, or of a journal',
    'a deck may come with some, and each is read at once',
  ),
  files: budget(
    5000,
    'files and folders below `cards/`, and as many below `templates/` without its `art/`',
    'the deck that ships has 250; each is looked at by every command',
  ),
  artFiles: budget(
    40_000,
    'files and folders below `templates/art/`',
    'the most cards, each with a PDF and the picture that stands for it',
  ),
  folderDepth: budget(16, 'folders inside of each other in a deck', 'nothing in a deck is that deep'),
  writtenTogether: budget(
    500,
    'files that are written as one act, and finished by a journal',
    'an import changes one of each set; a journal may have come with the deck',
  ),
  deckBytes: budget(
    16 * MIB,
    'bytes of all files below `cards/` together',
    'the deck that ships has 250,000; all of them are in memory at once',
  ),
  templatesBytes: budget(
    64 * MIB,
    'bytes of all files below `templates/` together, without its `art/` and files that are too large to be read',
    'all of them are read to know whether one has changed; the most fonts have 36 MiB',
  ),
  fileNodes: budget(
    250_000,
    'nodes of a YAML file, counted by line ends, brackets, commas and the like',
    'a file of 1 MiB of cards has some 60,000; each takes hundreds of bytes of memory',
  ),
  deckNodes: budget(
    750_000,
    'nodes of all YAML files below `cards/` together, counted in the same way',
    'the deck that ships has some 20,000; 10,000 cards in a language or two have as many',
  ),
  languages: budget(50, 'languages of a deck', 'each card is said, set and drawn in each of them'),
  editions: budget(100, 'editions of a deck', 'each has a count, a rulebook and games of its own'),
  depth: budget(64, 'lists and maps inside of each other in YAML', 'nothing in a deck is that deep'),
  aliased: budget(
    10_000,
    'values that aliases of a YAML file unfold to',
    'a few lines could unfold to billions',
  ),
  cards: budget(20_000, 'cards and families of a deck', 'each is said and set in every language'),
  drawnCards: budget(
    4095,
    'copies of cards that are drawn in an edition',
    'the engine numbers them with twelve bits',
  ),
  storyIcons: budget(30, 'story icons of a deck', 'each is a bit of a number, and nobody tells more apart'),
  ownKinds: budget(
    30,
    "kinds of card of a deck's own",
    'each has a place in the layout, and most a template',
  ),
  ownFields: budget(30, 'fields that a deck gives to a kind of card', 'a card has room for a dozen'),
  copies: budget(99, 'copies of a card', 'nobody prints more of one'),
  clauses: budget(40, 'clauses of a card', 'a card has room for four'),
  textLetters: budget(5000, 'letters of a text', 'a card has room for some 400'),
  fontFiles: budget(18, 'files of a family of fonts', 'nine weights, upright and italic'),
  pictureBytes: budget(16 * MIB, 'bytes of a picture', 'a photograph for a poster is smaller'),
  pictureSide: budget(8192, 'pixels on a side of a picture', '600 dpi of an A3 sheet'),
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
    'pixels that all scans of a JPEG go over',
    'the largest picture has 24,000,000, and programs write ten scans',
  ),
  pdfBytes: budget(
    32 * MIB,
    'bytes that draw the pages of a PDF, unpacked',
    'a drawing with a hundred thousand lines has three million; pictures in it are not counted',
  ),
  strangersPixels: budget(
    120_000_000,
    'pixels of pictures, beyond 20 for each byte of their files of all files of a deck together',
    'a deck may have hundreds of files that are small and unfold to large pictures',
  ),
  svgElements: budget(
    30_000,
    'elements of a drawing, those that `use` repeats counted again',
    'what drawing programs make of a large drawing has some 20,000',
  ),
  svgDepth: budget(
    100,
    'elements of a drawing inside of each other, those that `use` repeats among them',
    'who draws one draws what is inside of it first',
  ),
  svgLayers: budget(
    500,
    'parts of a drawing with opacity, a clip, a mask or a filter of their own',
    'each is drawn aside first, as large as the card',
  ),
  svgPaths: budget(
    1_000_000,
    'letters of the paths of a drawing, those that `use` repeats counted again',
    'a card at 1,200 dpi is smaller as a PNG than a drawing with more',
  ),
  svgLines: budget(
    5000,
    'times the size of a drawing that its lines may be long together',
    'hatched from edge to edge with lines of 0.1 mm, a card has some 2,000',
  ),
  svgCover: budget(
    500,
    'times that the parts of a drawing may cover all of it together',
    'each part goes over the pixels below it; as many as it may have layers',
  ),
  svgDashes: budget(
    200_000,
    'dashes and gaps of the lines of a drawing, those that `use` repeats counted again',
    'each is a line of its own; a hundred on each of a thousand lines are half as many',
  ),
  svgStyles: budget(
    4_000_000,
    'letters of the rules of style sheets in a drawing, counted again for each element that they may hold for',
    'each is written as attributes of the element; ten properties for each of 20,000 elements',
  ),
  svgLetters: budget(
    5000,
    'letters of text in a drawing, those that `use` repeats counted again',
    'each is a drawing of its own',
  ),
  svgNested: budget(4, 'drawings inside of each other as images', 'each is read anew'),
  svgReach: budget(
    1000,
    'times the size of a drawing that a number in it may be',
    'nobody sees what is so far outside',
  ),
  filterSteps: budget(
    60,
    'effects that filters of a drawing have, an octave of turbulence counted as one',
    'each goes over all pixels of the card',
  ),
  effectReach: budget(
    10,
    'times the size of what it is applied to that an effect may reach',
    'all of that is drawn',
  ),
  octaves: budget(10, 'octaves of `feTurbulence`', 'nobody sees an eleventh'),
  morphology: budget(
    2,
    'hundredths of the drawing that `feMorphology` may grow or shrink it by',
    'its work grows with the square',
  ),
  kernel: budget(81, 'numbers in the matrix of `feConvolveMatrix`', 'its work grows with each of them'),
  proofTime: budget(
    1.5,
    "seconds that a drawing with effects, images or many parts, a PDF, or a deck's own font, may take",
    'it is tried once in a process of its own',
  ),
  strangersProofs: budget(
    1.45,
    'seconds that these may take together beyond what is usual (0.2 a drawing or PDF, 0.6 a font) for all files of a deck together',
    'what went well is remembered, so that the next run gets further',
  ),
  strangersEffects: budget(
    40,
    'effects of filters, beyond 8 a drawing of all files of a deck together',
    'each goes over all pixels of the card, and each drawing is tried',
  ),
  strangersFailures: budget(
    3,
    'of these, or of drawings of more than 128 KiB, that turn out to be of no use of all files of a deck together',
    'a sound deck has none; after them no other is read or tried',
  ),
  templateFile: budget(
    MIB / 8,
    'bytes of a template',
    'the largest of the tool has 6,000; nested deeper than that, the compiler runs out of stack',
  ),
  templateFiles: budget(200, "files that a deck's own templates are made of", 'the tool has some thirty'),
  templateSources: budget(
    4 * MIB,
    "bytes of a deck's own templates together",
    'those of the tool have 60,000',
  ),
  templateCompile: budget(
    3,
    "seconds that compiling a deck's own templates may take",
    'those of the tool take a tenth of one',
  ),
  templateTime: budget(
    1.5,
    "seconds that a deck's own template may take for a face",
    'others take milliseconds',
  ),
  templateMemory: budget(
    64,
    "MiB of memory that a deck's own templates may take",
    'they hold no more than a face',
  ),
  templateTotal: budget(
    3,
    "seconds that a deck's own templates may take together, beyond 0.02 a face",
    'a check draws every card in every language where there is a `Flex`',
  ),
  templateElements: budget(
    20_000,
    "elements that a deck's own template may draw on a face",
    'a busy face has some 500',
  ),
  templateBytes: budget(
    4 * MIB,
    "letters of what a deck's own template draws",
    'all of them are read and drawn',
  ),
  flexElements: budget(
    1000,
    'elements of HTML on a face',
    'each is laid out; a full page of rules has some 200',
  ),
  lateProofs: budget(1, 'such files that may take longer', 'after it no other is tried'),
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;

/** A number as messages write it. */
export const inDigits = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/\d(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, '$&,');

/** "…, and 100 are the most": the end of a message about a limit. */
export const mostOf = (name: BudgetName): string => `${inDigits(budgets[name].most)} are the most`;
