/**
 * A word as a key of objects: V8 keeps one copy of each key, so that such words are compared by their address. One that
 * was cut out of a file is compared letter by letter.
 */
export const asKey = <Word extends string>(word: Word): Word => Object.keys({ [word]: 0 })[0] as Word;
