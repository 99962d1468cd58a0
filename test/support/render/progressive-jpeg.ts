const segment = (marker: number, body: readonly number[]): Buffer => {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...body]);
};

/** Bits as a scan has them: a byte of ones is followed by one of zeros. */
function packed(bits: string): Buffer {
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((one) => Number.parseInt(one.padEnd(8, '1'), 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/** The longest run of blocks without anything in them, in fifteen bits. */
const RUN = { blocks: 32_767, bits: `0${'1'.repeat(14)}` };

/** A gray picture, and behind its first scan others of a few bytes, which say nothing of all its pixels (ITU T.81, G). */
export function progressiveJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const none = Array<number>(15).fill(0);
  const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0];
  const first = [segment(0xda, [1, 1, 0, 0, 0, 0]), Buffer.alloc(Math.ceil(blocks / 8))];
  const runs = RUN.bits.repeat(Math.ceil(blocks / RUN.blocks));
  const more = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), packed(runs)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, frame),
    segment(0xc4, [0x00, 1, ...none, 0]),
    segment(0xc4, [0x10, 1, ...none, 0xe0]),
    ...first,
    ...Array<Buffer>(scans).fill(more),
    Buffer.from([0xff, 0xd9]),
  ]);
}
