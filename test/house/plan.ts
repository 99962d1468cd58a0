/** Which folders a room or folder may use. Whatever is not named may not be used. */
export type Directions = Readonly<Record<string, readonly string[]>>;

/** What each room may use; `index.ts` is the front door of all of them, `templates` are what the tool ships to draw with. */
export const ROOMS: Directions = {
  diagnostics: [],
  threads: [],
  vocabulary: ['diagnostics'],
  deck: ['diagnostics', 'vocabulary'],
  store: ['deck'],
  engine: ['vocabulary', 'deck'],
  language: ['vocabulary', 'deck', 'diagnostics'],
  l10n: ['diagnostics', 'vocabulary', 'deck'],
  templates: [],
  render: ['diagnostics', 'threads', 'vocabulary', 'deck', 'language', 'templates'],
  print: ['diagnostics', 'threads', 'vocabulary', 'deck', 'store', 'language', 'render', 'templates'],
  verify: ['diagnostics', 'threads', 'vocabulary', 'deck', 'store', 'engine'],
  project: [
    'diagnostics',
    'vocabulary',
    'deck',
    'store',
    'engine',
    'language',
    'l10n',
    'render',
    'print',
    'verify',
  ],
  cli: ['diagnostics', 'vocabulary', 'deck', 'l10n', 'render', 'verify', 'project'],
  'index.ts': ['diagnostics', 'vocabulary', 'deck', 'verify', 'project'],
};

/**
 * By room: what each of its folders may use of its other folders, the ground floor first. The files of the room itself
 * (`.`) are its roof, or, where the others may use it, its ground floor.
 */
export const INSIDE: Readonly<Record<string, Directions>> = {
  vocabulary: {
    '.': [],
    kinds: ['.'],
    verbs: ['.', 'kinds'],
    cards: ['.', 'kinds', 'verbs'],
    files: ['.', 'kinds', 'cards'],
  },
  deck: {
    '.': [],
    yaml: [],
    explain: ['.', 'yaml'],
    draft: ['.', 'yaml', 'explain'],
    checks: ['.', 'yaml', 'draft'],
    load: ['.', 'yaml', 'draft', 'checks'],
  },
  l10n: {
    '.': [],
    exchange: ['.'],
  },
  engine: {
    rules: [],
    cards: ['rules'],
    table: ['cards'],
    lasting: ['rules', 'cards', 'table'],
    moves: ['rules', 'cards', 'table', 'lasting'],
    verbs: ['cards', 'table', 'lasting', 'moves'],
    steps: ['rules', 'cards', 'table', 'lasting', 'moves', 'verbs'],
    states: ['rules', 'cards', 'table', 'lasting', 'steps'],
    bots: ['cards', 'table', 'lasting', 'steps', 'states'],
    '.': ['cards', 'table', 'moves', 'steps', 'states', 'bots'],
  },
  verify: {
    ground: [],
    'oracle/table': [],
    'oracle/verbs': ['oracle/table'],
    oracle: ['oracle/table', 'oracle/verbs'],
    lockstep: ['ground', 'oracle/table', 'oracle'],
    shrink: ['ground', 'lockstep'],
    'probes/laying': ['ground', 'oracle/table', 'oracle'],
    probes: ['ground', 'lockstep', 'shrink', 'probes/laying'],
    games: ['ground', 'lockstep', 'shrink'],
    statistics: ['games'],
    verdicts: ['ground', 'shrink', 'probes', 'games', 'statistics'],
    report: ['ground', 'probes', 'statistics', 'verdicts'],
    work: ['ground', 'probes', 'games'],
    '.': ['ground', 'probes', 'games', 'verdicts', 'report', 'work'],
  },
  render: {
    ground: [],
    template: ['ground'],
    text: ['ground'],
    'pictures/svg': ['ground', 'template'],
    pictures: ['ground', 'pictures/svg'],
    flex: ['ground', 'template'],
    '.': ['ground', 'template', 'text', 'pictures/svg', 'pictures', 'flex'],
  },
  print: {
    ground: [],
    pdf: [],
    sheets: ['ground', 'pdf'],
    pages: ['ground', 'pdf', 'sheets'],
    svg: ['pdf'],
    faces: ['pdf', 'svg'],
    press: ['ground', 'pdf', 'faces'],
    'rulebook/ground': ['ground', 'pdf', 'press'],
    'rulebook/figures': ['ground', 'pdf', 'sheets', 'rulebook/ground'],
    rulebook: ['ground', 'pdf', 'svg', 'press', 'rulebook/ground', 'rulebook/figures'],
    '.': ['ground', 'pdf', 'sheets', 'pages', 'press', 'rulebook/ground', 'rulebook'],
  },
  cli: {
    terminal: [],
    commands: ['terminal'],
    '.': ['terminal', 'commands'],
  },
};
