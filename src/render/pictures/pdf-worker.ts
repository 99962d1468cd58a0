import { serveTrials } from '../../workers/serve-process-jobs.js';
import { readPages } from './pdf.js';
import { pdfLib } from './pdf-lib.js';

/** Sandboxed process that reads PDFs as far as printing does, and reports what is wrong with them. */
await serveTrials(pdfLib, async (input) => {
  const read = await readPages(input);
  if ('flaw' in read) throw new Error(read.flaw);
});
