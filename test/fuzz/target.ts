/** Something that reads what strangers send. One file each in `targets/`, named in `targets/index.ts`. */
export interface Target {
  readonly name: string;
  /** Sound inputs, which are then damaged. */
  seeds(): readonly Uint8Array[];
  /** Reads one input. Whatever it throws is a crash: wrong input is reported, not thrown. */
  read(bytes: Uint8Array): unknown;
  /** How many cases are tried in `npm test`: few where each takes long. */
  readonly few: number;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
