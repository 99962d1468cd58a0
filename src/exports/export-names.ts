/** Export targets and what each is for. This module loads none of them, so that the command line starts fast. */
export const exportMeanings = {
  csv: 'a table of each kind of card, for a spreadsheet; `shroud import` takes it back',
} as const;
export type ExportName = keyof typeof exportMeanings;
export const EXPORT_NAMES = Object.keys(exportMeanings) as readonly ExportName[];
