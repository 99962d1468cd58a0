/** Every colour of the pictures. Few and flat, so that they print alike on film, card and office paper. */
export const INK = '#15111a';
export const SOOT = '#2c2634';
export const SLATE = '#55606f';
export const DUSK = '#8398ab';
export const MOONLIGHT = '#c8d8e4';
export const LINEN = '#ffffff';
export const BONE = '#efe6d0';
export const PARCHMENT = '#cdbd97';

/** One dim colour a family. */
export const VERDIGRIS = '#7f9c72';
export const PLUM = '#7a4560';
export const TEAL = '#47707a';
export const BRICK = '#93402f';
export const ABSINTHE = '#b3963f';
