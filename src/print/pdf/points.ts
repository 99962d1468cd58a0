/** Points in a tenth of a millimetre. */
export const POINTS = 72 / 254;
