import type { DeckFolder } from '../../deck/folder.js';
import { memoize } from '../../memo/memoize.js';
import { templateFolder } from '../../render/core/template-folder.js';
import { readPicture } from '../../render/pictures/picture.js';
import type { Colour, Painting } from '../pdf/painting.js';
import type { PrintSession } from '../session/print-session.js';
import { SvgConverter } from '../svg/convert-svg.js';

/** Undefined if there is no such drawing. */
type Drawn = (path: string | undefined, colour: Colour) => Painting | undefined;

/** Draws icons and symbols of the theme in one colour; memoized for all books of a session. */
export const themeDrawings = memoize((press: PrintSession, deck: DeckFolder | undefined): Drawn => {
  const folder = templateFolder(deck);
  const book = new SvgConverter(press.fonts);
  const known = new Map<string, Painting | undefined>();
  return (path, colour) => {
    if (path === undefined) return undefined;
    const key = `${path} ${colour.join(' ')}`;
    if (!known.has(key)) {
      const file = folder.read(path);
      const picture = 'bytes' in file ? readPicture(file.bytes, press.budget) : undefined;
      const artwork =
        picture && 'art' in picture && picture.art.is === 'svg' ? picture.art.artwork : undefined;
      const svg =
        artwork &&
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artwork.width} ${artwork.height}" width="${artwork.width}" height="${artwork.height}" fill="${hex(colour)}">${artwork.markup.replaceAll('currentColor', hex(colour))}</svg>`;
      known.set(key, svg === undefined ? undefined : book.convert(svg));
      press.show(book.images);
    }
    return known.get(key);
  };
});

const hex = (colour: Colour): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
