import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type Reader = typeof import('pdfjs-dist');

let reader: Promise<Reader> | undefined;

/** The PDF reader is loaded on first use and runs in a worker. */
function pdfReader(): Promise<Reader> {
  const address = '/pdf.js';
  reader ??= import(address).then((found: Reader) => {
    found.GlobalWorkerOptions.workerSrc = '/pdf-worker.js';
    return found;
  });
  return reader;
}

export type { PDFDocumentProxy, PDFPageProxy };

/** Reads a PDF from the server. */
export async function readPdf(address: string): Promise<PDFDocumentProxy> {
  const { getDocument } = await pdfReader();
  return getDocument({ url: new URL(address, location.href).href, useWasm: false, enableXfa: false }).promise;
}

/** Renders a page to a canvas of this width, in device pixels. */
export async function paintPage(page: PDFPageProxy, canvas: HTMLCanvasElement, wide: number): Promise<void> {
  const own = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: wide / own.width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, background: '#fff' }).promise;
}
