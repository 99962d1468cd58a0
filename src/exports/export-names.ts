/** What a deck can be exported to, and what for. Named here so that the command line need load none. */
export const exportMeanings = {
  csv: 'a table of each kind of card, for a spreadsheet; `shroud import` takes it back',
} as const;
export type ExportName = keyof typeof exportMeanings;
export const EXPORT_NAMES = Object.keys(exportMeanings) as readonly ExportName[];
