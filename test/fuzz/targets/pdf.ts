import { readPages, readPageView } from '../../../src/render/pictures/pdf.js';
import { evil, richPdf } from '../../support/print/rich-pdf.js';
import { bytesOf, type Target } from '../target.js';

const CONTENTS = '1 0 0 rg 60 200 80 80 re f';
const DRAWN = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [0 0 300 336] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /TrimBox [10 10 290 326] /Rotate 90 /UserUnit 2 /Contents [4 0 R 4 0 R] >>
endobj
4 0 obj
<< /Length ${CONTENTS.length} >>
stream
${CONTENTS}
endstream
endobj
5 0 obj
<< /Type /Page /Parent 2 0 R /CropBox [0 0 9 9] /Resources << /XObject << /A 4 0 R >> >> /Contents 6 0 R >>
endobj
6 0 obj
<< /Length 18 /Filter [/ASCIIHexDecode /RunLengthDecode] >>
stream
057120512071800000>
endstream
endobj
trailer << /Size 7 /Root 1 0 R >>
startxref
0
%%EOF
`;

/** A designer's own PDF, as far as it is read to be placed. */
export const pdf: Target = {
  name: 'pdf',
  few: 100,
  seeds: () => [bytesOf(DRAWN), richPdf(), richPdf(evil)],
  async read(bytes) {
    const found = await readPages(bytes);
    if ('document' in found) for (const page of found.document.getPages()) readPageView(page);
  },
};
