/** The pattern of a file inside of the deck with one of these endings, in small letters or capitals. */
export function fileName(...endings: readonly string[]): string {
  const either = endings.map((ending) =>
    [...ending].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
  );
  return `^(?!/)(?!.*\\.\\.)[^\\\\]+\\.(${either.join('|')})$`;
}

/** Pictures that can be neither drawn nor printed here, by their endings. */
const FOREIGN = ['webp', 'avif', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'psd'];

const endingOf = (name: string): string | undefined => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();

/** Whether a name means nothing but itself to a shell and to programs: people copy what hints say, whoever named the file. */
const isPlain = (name: string): boolean => /^(?!-)[\p{L}\p{M}\p{N}_ ./+@-]+$/u.test(name);

/** A command that makes a file of another, as a hint says it; undefined where the name would make it another command. */
export const commandFor = (name: string, command: string): string | undefined =>
  isPlain(name) ? command : undefined;

/** How a picture of another sort becomes one that can be used; undefined for one that can. @param ending what it is */
export function conversionOf(name: string, ending = endingOf(name)): string | undefined {
  if (ending === undefined || !FOREIGN.includes(ending)) return undefined;
  const stem = name.replace(/\.[^./\\]*$/, '');
  // Of pictures that move, the first.
  const from = ['gif', 'tif', 'tiff', 'psd'].includes(ending) ? `${name}[0]` : name;
  const command = commandFor(name, `magick "${from}" "${stem}.png"`);
  const convert = command === undefined ? '' : `, or convert it: ${command} (ImageMagick)`;
  return `Save it as .svg, .png or .jpg in the program that you draw with${convert}.`;
}

/** What to write instead of a name that is none of a file in the deck, where one can tell. */
export function fileSlip(name: string, endings: readonly string[]): string | undefined {
  const conversion = conversionOf(name);
  if (conversion !== undefined) return conversion;
  if (name.includes('\\')) return `Write slashes between folders: ${name.replaceAll('\\', '/')}`;
  if (/^(\/|[a-z]+:)/i.test(name) || name.includes('..'))
    return 'Copy the file to a place inside the deck, and write its path from there.';
  if (endingOf(name) === undefined && endings.length > 0)
    return `Write its ending, too: ${name}.${endings[0]}`;
  return undefined;
}
