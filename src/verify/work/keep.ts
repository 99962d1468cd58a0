/** Where what was found out is kept from one run to the next, by what it was made from; the tool's own code is known to it. */
export interface Keep {
  get(kind: string, key: string): Uint8Array | undefined;
  put(kind: string, key: string, bytes: Uint8Array): void;
}

/** What is kept as JSON; undefined where there is nothing, or nothing that can be read. */
export function recall(keep: Keep, kind: string, key: string): unknown {
  const bytes = keep.get(kind, key);
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export function remember(keep: Keep, kind: string, key: string, value: unknown): void {
  keep.put(kind, key, new TextEncoder().encode(JSON.stringify(value)));
}
