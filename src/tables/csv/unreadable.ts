/** A file that is not what it should be, with the reason in words. */
export class Unreadable extends Error {}
