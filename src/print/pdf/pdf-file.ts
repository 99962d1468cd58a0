import { type Dictionary, deflated, type Literal, Ref, Stream, spell } from './objects.js';

/** With bytes above 127 in its second line, so that nobody takes the file for text. */
const HEADER = Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n', 'latin1');

/** A PDF that is being written: numbered objects. */
export class PdfFile {
  private readonly objects: (Literal | Stream | undefined)[] = [undefined];

  /** A number for an object that is assigned later. */
  nextRef(): Ref {
    return new Ref(this.objects.push(undefined) - 1);
  }

  assign(ref: Ref, object: Literal | Stream): void {
    this.objects[ref.number] = object;
  }

  register(object: Literal | Stream): Ref {
    return new Ref(this.objects.push(object) - 1);
  }

  /**
   * The bytes of the file. Streams stand by themselves; all else is packed into one stream (ISO 32000-1, 7.5.7), and
   * so is the table that says where everything is (7.5.8).
   */
  bytes(trailer: { readonly root: Ref; readonly info: Ref; readonly id: Literal }): Uint8Array {
    const parts: Uint8Array[] = [HEADER];
    let length = HEADER.length;
    /** By number: the kind of entry, then the two values that go with it. */
    const places: (readonly [1 | 2, number, number])[] = [];
    const append = (bytes: Uint8Array) => {
      parts.push(bytes);
      length += bytes.length;
    };
    const place = (number: number, { entries, bytes }: Stream) => {
      places[number] = [1, length, 0];
      append(Buffer.from(`${number} 0 obj\n${spell(entries)}\nstream\n`, 'latin1'));
      append(bytes);
      append(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    };
    const packed = new Map<number, string>();
    for (const [number, object] of this.objects.entries()) {
      if (object instanceof Stream) place(number, object);
      else if (object !== undefined) packed.set(number, spell(object));
    }
    const pack = this.objects.length;
    for (const [at, number] of [...packed.keys()].entries()) places[number] = [2, pack, at];
    place(pack, packOf(packed));
    const start = length;
    places[pack + 1] = [1, start, 0];
    const { root, info, id } = trailer;
    place(pack + 1, tableOf(places, { Root: root, Info: info, ID: id }));
    append(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
    return Buffer.concat(parts, length);
  }
}

/** Objects one after the other, in front of them their numbers and where each begins. */
function packOf(objects: ReadonlyMap<number, string>): Stream {
  let offset = 0;
  const index = [...objects].map(([number, text]) => {
    const entry = `${number} ${offset}`;
    offset += text.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const body = [...objects.values()].join('\n');
  return deflated(Buffer.from(head + body, 'latin1'), {
    Type: 'ObjStm',
    N: objects.size,
    First: head.length,
  });
}

/** One byte for the kind, four for where it is, two for its place in a pack. */
const WIDTHS = [1, 4, 2];
const ENTRY = 7;

function tableOf(
  places: readonly (readonly [number, number, number] | undefined)[],
  more: Dictionary,
): Stream {
  const table = Buffer.alloc(ENTRY * places.length);
  for (const [
    number,
    [kind, first, second] = [0, 0, number === 0 ? 0xffff : 0] as const,
  ] of places.entries()) {
    table.writeUInt8(kind, ENTRY * number);
    table.writeUInt32BE(first, ENTRY * number + 1);
    table.writeUInt16BE(second, ENTRY * number + 5);
  }
  return deflated(table, { Type: 'XRef', Size: places.length, W: WIDTHS, ...more });
}
