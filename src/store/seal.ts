import { createHash } from 'node:crypto';

const SUM = 64;

/** An entry as it lies on disk: a checksum of where it belongs and of what is in it, then what is in it. */
export function sealed(kind: string, key: string, content: string | Uint8Array): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.concat([Buffer.from(`${sumOf(kind, key, bytes)}\n`), bytes]);
}

/** What is in an entry; undefined where it is damaged, or belongs to another key. */
export function unsealed(kind: string, key: string, entry: Uint8Array): Uint8Array | undefined {
  const content = entry.subarray(SUM + 1);
  return Buffer.from(entry.subarray(0, SUM)).toString('latin1') === sumOf(kind, key, content)
    ? content
    : undefined;
}

const sumOf = (kind: string, key: string, content: Uint8Array): string =>
  createHash('sha256').update(`${kind}\0${key}\0`).update(content).digest('hex');
