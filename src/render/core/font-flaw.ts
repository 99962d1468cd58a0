import { type DeckFolder, LARGEST_FILE, sizeInWords } from '../../deck/folder.js';
import { walkTemplates } from '../../deck/walk.js';
import { inWords, nearest } from '../../diagnostics/index.js';

const FONT = /\.(ttf|otf)$/i;

/** The first bytes of fonts, and of files that are mistaken for fonts. */
const SORTS: readonly (readonly [beginning: string, is: string])[] = [
  ['\0\x01\0\0', ''],
  ['OTTO', ''],
  ['true', ''],
  ['ttcf', 'a collection of fonts: save the one that you want as a file of its own'],
  ['wOFF', 'a packed font for web pages: take its .ttf or .otf file'],
  ['wOF2', 'a packed font for web pages: take its .ttf or .otf file'],
  ['PK', 'a ZIP archive: unpack it'],
  ['<', 'a web page or a drawing: download the font itself'],
];

/** Describes why a font of the deck can't be opened and what to do, as far as its first bytes show. */
export function fontFlaw(name: string, deck: DeckFolder): readonly [string, string] | undefined {
  const found = deck.read(`templates/${name}`);
  if (!('bytes' in found)) {
    if (found.refused === 'missing')
      return [`There is no font templates/${name}.`, missingHint(name, fontsIn(deck))];
    if (found.refused === 'outside')
      return [
        `The font templates/${name} is a link that leads out of the deck.`,
        'Copy the file into the deck.',
      ];
    if (found.refused !== 'too-large')
      return [`The font templates/${name} can't be read: ${found.why}.`, 'Copy it again from its source.'];
    const message = `The font templates/${name} has ${found.why}; the limit is ${sizeInWords(LARGEST_FILE)}.`;
    return [
      message,
      'Remove the characters that no language of the deck needs, for example with pyftsubset.',
    ];
  }
  const beginning = Buffer.from(found.bytes.subarray(0, 4)).toString('latin1');
  const sort = SORTS.find(([start]) => beginning.startsWith(start));
  if (sort?.[1] === '') return undefined;
  const message = `templates/${name} is not a TTF or OTF font${found.bytes.length === 0 ? ': it is empty' : ''}.`;
  return [message, sort === undefined ? 'Copy it again from its source.' : `It is ${sort[1]}.`];
}

const fontsIn = (deck: DeckFolder): string[] =>
  walkTemplates(deck)
    .files.filter((path) => FONT.test(path))
    .map((path) => path.slice('templates/'.length));

function missingHint(name: string, there: readonly string[]): string {
  const meant = nearest(name, there);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const elsewhere = there.find((one) => one.toLowerCase().endsWith(`/${base}`) || one.toLowerCase() === base);
  if (elsewhere !== undefined) return `It is there as ${elsewhere}: paths are counted from templates/.`;
  return there.length === 0
    ? `Put the file there; paths are counted from templates/.`
    : `There are: ${inWords(there.slice(0, 12))}.`;
}
