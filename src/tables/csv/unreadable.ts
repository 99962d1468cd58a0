/** Thrown for a file that is not in the expected format; the message gives the reason. */
export class UnreadableFileError extends Error {}
