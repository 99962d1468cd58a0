import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** pdf-lib, loaded when there is a PDF to read or write. In one file, it takes a third of the time of its modules. */
export const pdfLib = (): typeof import('pdf-lib') => require('pdf-lib/dist/pdf-lib.min.js');
