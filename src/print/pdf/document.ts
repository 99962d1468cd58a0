import { PDFContext, type PDFDict, PDFHexString, type PDFRef, PDFStreamWriter, PDFString } from 'pdf-lib';
import type { Artwork, Images } from './artwork.js';
import type { FontBook } from './font-book.js';
import { numbers } from './operands.js';
import type { Box } from './path.js';
import { Store } from './store.js';
import { array, deflated, dictionary } from './stream.js';

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
const DATE = PDFString.of('D:20000101000000Z');

/** Pages → the bytes of a PDF; artworks, images and fonts that are used many times are stored once. */
export async function writeDocument(
  pages: readonly Page[],
  fonts: FontBook,
  images: Images,
  options: DocumentOptions,
): Promise<Uint8Array> {
  const context = PDFContext.create();
  const catalog = context.nextRef();
  const tree = context.nextRef();
  const store = new Store(context, fonts, images);
  const kids = pages.map((page) => placePage(store, page, tree));
  store.finishFonts();
  context.assign(tree, dictionary(context, { Type: 'Pages', Kids: kids, Count: kids.length }));
  context.assign(catalog, catalogOf(store, tree, kids, options));
  context.trailerInfo.Root = catalog;
  context.trailerInfo.Info = context.register(
    dictionary(context, {
      Title: PDFHexString.fromText(options.title),
      ...(options.subject !== undefined && { Subject: PDFHexString.fromText(options.subject) }),
      Creator: PDFString.of('Shroud'),
      Producer: PDFString.of('Shroud'),
      CreationDate: DATE,
      ModDate: DATE,
    }),
  );
  const id = PDFHexString.of(store.fingerprint(options));
  context.trailerInfo.ID = array(context, [id, id]);
  return PDFStreamWriter.forContext(context, Number.MAX_SAFE_INTEGER).serializeToBuffer();
}

function placePage(store: Store, { width, height, artwork, trim, bleed }: Page, parent: PDFRef): PDFRef {
  const { context } = store;
  const [wide, high] = [width * POINTS, height * POINTS];
  const rectangle = (box: Box) => [
    round(box.x * POINTS),
    round(high - (box.y + box.height) * POINTS),
    round((box.x + box.width) * POINTS),
    round(high - box.y * POINTS),
  ];
  // From here on the whole page is drawn in tenths of a millimetre, downwards.
  const frame = `${numbers([POINTS, 0, 0, -POINTS, 0, high], 6)} cm\n`;
  const content = deflated(context, Buffer.from(frame + artwork.content, 'latin1'));
  return context.register(
    dictionary(context, {
      Type: 'Page',
      Parent: parent,
      MediaBox: [0, 0, round(wide), round(high)],
      ...(trim && { TrimBox: rectangle(trim) }),
      ...(bleed && { BleedBox: rectangle(bleed) }),
      Resources: store.resources(artwork),
      Contents: context.register(content),
      Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
    }),
  );
}

const round = (points: number): number => Math.round(points * 1000) / 1000;

function catalogOf(store: Store, tree: PDFRef, kids: readonly PDFRef[], options: DocumentOptions): PDFDict {
  const { context } = store;
  const bookmarks = options.bookmarks ?? [];
  return dictionary(context, {
    Type: 'Catalog',
    Pages: tree,
    Lang: PDFString.of(options.language),
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
          Name: PDFString.of('Print'),
          BaseState: 'ON',
          ON: [...store.layerRefs],
          Order: [...store.layerRefs],
        },
      },
    }),
    ...(bookmarks.length > 0 && { PageMode: 'UseOutlines', Outlines: outline(context, bookmarks, kids) }),
  });
}

function outline(context: PDFContext, bookmarks: readonly Bookmark[], kids: readonly PDFRef[]): PDFRef {
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page }, at) => {
    const [before, ref, after, kid] = [refs[at - 1], refs[at], refs[at + 1], kids[page]];
    if (ref === undefined || kid === undefined) return;
    context.assign(
      ref,
      dictionary(context, {
        Title: PDFHexString.fromText(title),
        Parent: root,
        ...(before && { Prev: before }),
        ...(after && { Next: after }),
        Dest: [kid, 'Fit'],
      }),
    );
  });
  const [first, last] = [refs[0], refs.at(-1)];
  context.assign(
    root,
    dictionary(context, {
      Type: 'Outlines',
      ...(first && last && { First: first, Last: last }),
      Count: refs.length,
    }),
  );
  return root;
}
