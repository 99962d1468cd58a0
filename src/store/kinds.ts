/** Kinds of cache entries; each is a folder in `output/.cache`. A new kind must be declared here first. */
export const KEPT = {
  reading: 'files of cards and texts that were read',
  fit: 'what does not fit on a card',
  picture: 'pictures that were found sound',
  trial: 'what came of drawing a face for a check',
  remark: 'what a proofreader says of the rules in a language',
  text: 'the rules text of a card in a language',
  face: 'which drawings a printed face is made of',
  drawing: 'drawings for print',
  font: 'fonts cut down, and what was learnt of them',
  proof: 'what the probes of a card found out',
  games: 'what was counted in the games of a table',
  followed: 'how games went that the second model has followed',
  small: 'small pictures of faces, for the page of verify',
  sheet: 'which printed files are up to date',
} as const;

export type Kind = keyof typeof KEPT;

export const KINDS = Object.keys(KEPT) as readonly Kind[];
