/** The pattern of a file inside of the deck with one of these endings, in small letters or capitals. */
export function fileName(...endings: readonly string[]): string {
  const either = endings.map((ending) =>
    [...ending].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
  );
  return `^(?!/)(?!.*\\.\\.)[^\\\\]+\\.(${either.join('|')})$`;
}

/** What people draw with that can be neither drawn nor printed here. */
const FOREIGN = ['webp', 'avif', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'psd'];

const endingOf = (name: string): string | undefined => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();

/** How a picture of another sort becomes one that can be used; undefined for one that can. */
function conversionOf(name: string, ending = endingOf(name)): string | undefined {
  if (ending === undefined || !FOREIGN.includes(ending)) return undefined;
  const stem = name.replace(/\.[^./\\]*$/, '');
  // Of pictures that move, the first.
  const from = ['gif', 'tif', 'tiff', 'psd'].includes(ending) ? `${name}[0]` : name;
  return `magick "${from}" "${stem}.png"`;
}

/** What to write instead of a name that is none of a file in the deck, where one can tell. */
export function fileSlip(name: string, endings: readonly string[]): string | undefined {
  const command = conversionOf(name);
  if (command !== undefined)
    return `Save it as .svg, .png or .jpg in the program that you draw with, or convert it: ${command} (ImageMagick).`;
  if (name.includes('\\')) return `Write slashes between folders: ${name.replaceAll('\\', '/')}`;
  if (/^(\/|[a-z]+:)/i.test(name) || name.includes('..'))
    return 'Copy the file to a place inside the deck, and write its path from there.';
  if (endingOf(name) === undefined && endings.length > 0)
    return `Write its ending, too: ${name}.${endings[0]}`;
  return undefined;
}
