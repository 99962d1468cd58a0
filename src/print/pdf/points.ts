/** Points per tenth of a millimetre. */
export const POINTS = 72 / 254;
