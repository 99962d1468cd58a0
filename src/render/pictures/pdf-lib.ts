import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** pdf-lib, loaded lazily. The bundled file loads in a third of the time of its modules. */
export const pdfLib = (): typeof import('pdf-lib') => require('pdf-lib/dist/pdf-lib.min.js');
