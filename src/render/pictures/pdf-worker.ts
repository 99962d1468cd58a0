import { serveTrials } from '../../threads/serve-trials.js';
import { readPages } from './pdf.js';
import { pdfLib } from './pdf-lib.js';

/** A process that reads PDFs as far as they are read for print, and says what is wrong with them. */
await serveTrials(pdfLib, async (input) => {
  const read = await readPages(input);
  if ('flaw' in read) throw new Error(read.flaw);
});
