import { fileURLToPath } from 'node:url';

/** The folder of the project, with a slash at its end: the deck that ships is in it. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The deck that `shroud init` copies. */
export const STARTER = `${ROOT}examples/starter`;
