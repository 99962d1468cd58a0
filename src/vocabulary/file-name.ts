/** The pattern of a file inside the deck with one of these extensions, in lower or upper case. */
export function fileName(...endings: readonly string[]): string {
  const either = endings.map((ending) =>
    [...ending].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
  );
  return `^(?!/)(?!.*\\.\\.)[^\\\\]+\\.(${either.join('|')})$`;
}

/** Extensions of unsupported picture formats. */
const FOREIGN = ['webp', 'avif', 'gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'psd'];

const getExtension = (name: string): string | undefined => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();

/** Whether a name is safe in a shell command: people copy commands from hints, and a file may come from a stranger. */
const isPlain = (name: string): boolean => /^(?!-)[\p{L}\p{M}\p{N}_ ./+@-]+$/u.test(name);

/** A command that converts a file, for a hint; undefined if the file name is not safe in a shell command. */
export const commandFor = (name: string, command: string): string | undefined =>
  isPlain(name) ? command : undefined;

/** How to convert an unsupported picture; undefined for a supported one. @param ending its actual format */
export function explainConversion(name: string, ending = getExtension(name)): string | undefined {
  if (ending === undefined || !FOREIGN.includes(ending)) return undefined;
  const stem = name.replace(/\.[^./\\]*$/, '');
  // Of animations and layered pictures, the first frame.
  const from = ['gif', 'tif', 'tiff', 'psd'].includes(ending) ? `${name}[0]` : name;
  const command = commandFor(name, `magick "${from}" "${stem}.png"`);
  const convert = command === undefined ? '' : `, or convert it: ${command} (ImageMagick)`;
  return `Save it as .svg, .png or .jpg in the program that you draw with${convert}.`;
}

/** A hint for a name that is not that of a file in the deck; undefined if none is known. */
export function fileSlip(name: string, endings: readonly string[]): string | undefined {
  const conversion = explainConversion(name);
  if (conversion !== undefined) return conversion;
  if (name.includes('\\')) return `Write slashes between folders: ${name.replaceAll('\\', '/')}`;
  if (/^(\/|[a-z]+:)/i.test(name) || name.includes('..'))
    return 'Copy the file to a place inside the deck, and write its path from there.';
  if (getExtension(name) === undefined && endings.length > 0)
    return `Write its ending, too: ${name}.${endings[0]}`;
  return undefined;
}
