import { createHash } from 'node:crypto';

const SUM = 64;

/** Entry as stored on disk: a checksum of kind, key and content, followed by the content. */
export function sealEntry(kind: string, key: string, content: string | Uint8Array): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.concat([Buffer.from(`${computeSeal(kind, key, bytes)}\n`), bytes]);
}

/** Content of an entry; undefined if it is damaged or belongs to another key. */
export function unsealEntry(kind: string, key: string, entry: Uint8Array): Uint8Array | undefined {
  const content = entry.subarray(SUM + 1);
  return Buffer.from(entry.subarray(0, SUM)).toString('latin1') === computeSeal(kind, key, content)
    ? content
    : undefined;
}

const computeSeal = (kind: string, key: string, content: Uint8Array): string =>
  createHash('sha256').update(`${kind}\0${key}\0`).update(content).digest('hex');
