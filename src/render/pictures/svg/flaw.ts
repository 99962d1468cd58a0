/** What keeps a drawing from being used: half a sentence that begins with "it". Stops whoever reads. */
export class Flaw extends Error {}
