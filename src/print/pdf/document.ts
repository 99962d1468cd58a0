import type { Artwork, Images } from './artwork.js';
import type { FontBook } from './font-book.js';
import { type Dictionary, deflated, PdfString, type Ref } from './objects.js';
import { numbers } from './operands.js';
import type { Box } from './path.js';
import { PdfFile } from './pdf-file.js';
import { Store } from './store.js';

/** Points in a tenth of a millimetre. */
export const POINTS = 72 / 254;

export interface Page {
  /** In tenths of a millimetre. */
  readonly width: number;
  readonly height: number;
  /** The whole page as an artwork, counted from its upper left corner. */
  readonly artwork: Artwork;
  readonly trim?: Box;
  readonly bleed?: Box;
}

export interface Bookmark {
  readonly title: string;
  /** Counted from 0. */
  readonly page: number;
}

export interface DocumentOptions {
  readonly title: string;
  /** A language tag: `pl`. */
  readonly language: string;
  readonly subject?: string;
  readonly bookmarks?: readonly Bookmark[];
  readonly duplex?: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
}

/** No clock: the same deck gives the same bytes. */
const DATE = PdfString.of('D:20000101000000Z');

/** Pages → the bytes of a PDF; artworks, images and fonts that are used many times are stored once. */
export async function writeDocument(
  pages: readonly Page[],
  fonts: FontBook,
  images: Images,
  options: DocumentOptions,
): Promise<Uint8Array> {
  const file = new PdfFile();
  const catalog = file.nextRef();
  const tree = file.nextRef();
  const store = new Store(file, fonts, images);
  const kids = pages.map((page) => placePage(store, page, tree));
  store.finishFonts();
  file.assign(tree, { Type: 'Pages', Kids: kids, Count: kids.length });
  file.assign(catalog, catalogOf(store, tree, kids, options));
  const info = file.register({
    Title: PdfString.wide(options.title),
    ...(options.subject !== undefined && { Subject: PdfString.wide(options.subject) }),
    Creator: PdfString.of('Shroud'),
    Producer: PdfString.of('Shroud'),
    CreationDate: DATE,
    ModDate: DATE,
  });
  const id = PdfString.hex(store.fingerprint(options));
  return file.bytes({ root: catalog, info, id: [id, id] });
}

function placePage(store: Store, { width, height, artwork, trim, bleed }: Page, parent: Ref): Ref {
  const { file } = store;
  const [wide, high] = [width * POINTS, height * POINTS];
  const rectangle = (box: Box) => [
    round(box.x * POINTS),
    round(high - (box.y + box.height) * POINTS),
    round((box.x + box.width) * POINTS),
    round(high - box.y * POINTS),
  ];
  // From here on the whole page is drawn in tenths of a millimetre, downwards.
  const frame = `${numbers([POINTS, 0, 0, -POINTS, 0, high], 6)} cm\n`;
  const content = deflated(Buffer.from(frame + artwork.content, 'latin1'));
  return file.register({
    Type: 'Page',
    Parent: parent,
    MediaBox: [0, 0, round(wide), round(high)],
    ...(trim && { TrimBox: rectangle(trim) }),
    ...(bleed && { BleedBox: rectangle(bleed) }),
    Resources: store.resources(artwork),
    Contents: file.register(content),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
  });
}

const round = (points: number): number => Math.round(points * 1000) / 1000;

function catalogOf(store: Store, tree: Ref, kids: readonly Ref[], options: DocumentOptions): Dictionary {
  const { file } = store;
  const bookmarks = options.bookmarks ?? [];
  return {
    Type: 'Catalog',
    Pages: tree,
    Lang: PdfString.of(options.language),
    // True size: a card that is scaled fits no sleeve.
    ViewerPreferences: {
      PrintScaling: 'None',
      DisplayDocTitle: true,
      PickTrayByPDFSize: true,
      ...(options.duplex && { Duplex: options.duplex }),
    },
    ...(store.layerRefs.length > 0 && {
      OCProperties: {
        OCGs: [...store.layerRefs],
        D: {
          Name: PdfString.of('Print'),
          BaseState: 'ON',
          ON: [...store.layerRefs],
          Order: [...store.layerRefs],
        },
      },
    }),
    ...(bookmarks.length > 0 && { PageMode: 'UseOutlines', Outlines: outline(file, bookmarks, kids) }),
  };
}

function outline(file: PdfFile, bookmarks: readonly Bookmark[], kids: readonly Ref[]): Ref {
  const root = file.nextRef();
  const refs = bookmarks.map(() => file.nextRef());
  bookmarks.forEach(({ title, page }, at) => {
    const [before, ref, after, kid] = [refs[at - 1], refs[at], refs[at + 1], kids[page]];
    if (ref === undefined || kid === undefined) return;
    file.assign(ref, {
      Title: PdfString.wide(title),
      Parent: root,
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
      Dest: [kid, 'Fit'],
    });
  });
  const [first, last] = [refs[0], refs.at(-1)];
  file.assign(root, {
    Type: 'Outlines',
    ...(first && last && { First: first, Last: last }),
    Count: refs.length,
  });
  return root;
}
