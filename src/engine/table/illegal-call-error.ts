/** The engine was asked for something that can't be: a choice that is not legal, six players, an unchecked deck. */
export class IllegalCallError extends Error {}
