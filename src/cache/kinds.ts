/** Kinds of cache entries, one folder of `output/.cache` each. A new kind is added here first. */
export const KEPT = {
  reading: 'parsed card and text files',
  fit: 'texts that do not fit on a card',
  picture: 'checked pictures',
  trial: 'results of drawing faces for checks',
  remark: 'proofreading results by language',
  text: 'rules text of cards by language',
  face: 'drawings that make up a printed face',
  drawing: 'drawings for print',
  font: 'font subsets and metrics',
  proof: 'probe results by card',
  games: 'game statistics by table',
  followed: 'traces of games that the second model has followed',
  small: 'thumbnails for the verify report',
  sheet: 'fingerprints of up-to-date print files',
} as const;

export type Kind = keyof typeof KEPT;

export const KINDS = Object.keys(KEPT) as readonly Kind[];
