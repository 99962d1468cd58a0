import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { FileSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { useNear } from './near.js';
import { type PDFDocumentProxy, type PDFPageProxy, paintPage, readPdf } from './pdf.js';

/** The pages of a PDF as pictures, rendered from the same file that is printed. */
export function PdfPages({ file }: { readonly file: FileSummary }) {
  const pages = useSignal<readonly PDFPageProxy[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    let isWanted = true;
    let open: PDFDocumentProxy | undefined;
    const read = async () => {
      open = await readPdf(file.address);
      const { numPages } = open;
      const found = await Promise.all(Array.from({ length: numPages }, (_, at) => open?.getPage(at + 1)));
      if (isWanted) pages.value = found.filter((page) => page !== undefined);
    };
    read().catch((cause: Error) => {
      if (isWanted) problem.value = cause.message;
    });
    return () => {
      isWanted = false;
      open?.loadingTask.destroy();
    };
  }, [file.address]);
  if (problem.value !== '') return <p class="trouble is-error">{problem.value}</p>;
  const shown = pages.value.length > 0 ? pages.value : Array.from({ length: file.pages }, () => undefined);
  return (
    <ol class="sheets">
      {shown.map((page, at) => (
        <Sheet key={at} page={page} name={t('pageOf', { n: at + 1, all: shown.length })} />
      ))}
    </ol>
  );
}

/** A page, rendered at screen resolution when it comes near the viewport. */
function Sheet({ page, name }: { readonly page: PDFPageProxy | undefined; readonly name: string }) {
  const [box, isNear] = useNear<HTMLLIElement>('500px');
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = useSignal(false);
  const { width = 595, height = 842 } = page?.getViewport({ scale: 1 }) ?? {};
  useEffect(() => {
    const place = canvas.current;
    if (!isNear || page === undefined || place === null) return;
    paintPage(page, place, place.clientWidth * Math.min(2, devicePixelRatio)).then(
      () => {
        isPainted.value = true;
      },
      () => {},
    );
  }, [isNear, page]);
  return (
    <li ref={box}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={name}
        data-painted={isPainted.value}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <p class="meta">{name}</p>
    </li>
  );
}
