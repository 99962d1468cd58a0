import { createRequire } from 'node:module';
import type Satori from 'satori';

const require = createRequire(import.meta.url);

/**
 * The library that lays out CSS, loaded when there is a `Flex`. `require` takes a third of the time of `import`, since
 * Node otherwise scans each of its older dependencies twice for their exports.
 */
export const satori = (): typeof Satori => require('satori').default;
