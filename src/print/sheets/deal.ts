/** Distributes items over sheets; also returns the sheet of each item. */
export function dealSheets<T>(
  things: readonly T[],
  perSheet: number,
  sequence: 'rows' | 'cut-and-stack' = 'rows',
): { readonly sheets: T[][]; sheetOf(at: number): number } {
  const count = Math.ceil(things.length / perSheet);
  const getSheetIndex =
    sequence === 'rows' ? (at: number) => Math.floor(at / perSheet) : (at: number) => at % count;
  const sheets = Array.from({ length: count }, (_, sheet) =>
    things.filter((_one, at) => getSheetIndex(at) === sheet),
  );
  return { sheets, sheetOf: getSheetIndex };
}
