/** Types of the part of the package that is used here; the package has none. */
declare module 'gettext-parser' {
  export interface Message {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: {
      readonly extracted?: string;
      readonly flag?: string;
      readonly previous?: string;
    };
  }
  export interface Table {
    readonly charset?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, Message>>>>;
  }
  export const po: {
    parse(bytes: Buffer, options?: { validation?: boolean }): Table;
    compile(table: Table, options?: { foldLength?: number }): Uint8Array;
  };
}
