/** Where what was learnt of fonts, and what was made of them, is kept from one run to the next. */
export interface FontShelf {
  find(name: string): unknown;
  keep(name: string, thing: unknown): void;
}
