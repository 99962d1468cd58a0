import { exit, stdin, stdout } from 'node:process';
import { buffer } from 'node:stream/consumers';
import { readPages } from './pdf.js';

/** A process that reads a PDF, from its standard input, as far as it is read for print, and says what is wrong with it. */
const read = await readPages(await buffer(stdin));
if ('flaw' in read) stdout.write(read.flaw, () => exit(1));
