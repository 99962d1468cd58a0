import { createRequire } from 'node:module';
import type Satori from 'satori';

const require = createRequire(import.meta.url);

/**
 * What lays out CSS, loaded when there is a `Flex`. Required, not imported: so it takes a third of the time, since Node
 * looks through each of its older libraries twice to find out what they export.
 */
export const satori = (): typeof Satori => require('satori').default;
