/** Cache for font data and font subsets that persists between runs. */
export interface FontCache {
  find(name: string): unknown;
  keep(name: string, thing: unknown): void;
}
