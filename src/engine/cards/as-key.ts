/**
 * The same word as a key of an object: V8 keeps one copy of each key, so that words are compared by their address. One
 * that was cut out of a file is compared letter by letter.
 */
export const asKey = <Word extends string>(word: Word): Word => Object.keys({ [word]: 0 })[0] as Word;
