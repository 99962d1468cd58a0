/** A PDF of objects, the first of which is its catalog, the second its pages, the third its only page. */
export function pdfOf(objects: readonly (string | readonly [entries: string, content: string])[]): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((one, at) => {
    const place = file.length;
    const body =
      typeof one === 'string'
        ? one
        : `<< ${one[0]} /Length ${one[1].length} >>\nstream\n${one[1]}\nendstream`;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = `/Size ${objects.length + 1}`;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** All that a page may be drawn with; `evil` is what draws nothing, at every place that it can hide. */
export const richPdf = (evil: (at: string) => string = () => '') =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [22 0 R 23 0 R] /D << /OFF [23 0 R] >> >> ${evil('catalog')} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 200] /Resources 4 0 R >>',
    `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Group << /S /Transparency /CS /DeviceRGB /I true ${evil('group')} >> ${evil('page')} >>`,
    `<< /Font << /F1 6 0 R /F3 7 0 R >> /XObject << /Fm 10 0 R /Im 11 0 R /Mk 13 0 R >> /ExtGState << /G1 14 0 R /G2 << /ca .5 /BM /Multiply ${evil('state')} >> >>
  /ColorSpace << /Spot [/Separation /Gold /DeviceCMYK 16 0 R] /Ix [/Indexed /DeviceRGB 1 <ff0000 00ff00>] /Lab [/Lab << /WhitePoint [.95 1 1.09] /Range [-100 100 -100 100] ${evil('lab')} >>] /N [/DeviceN [/Cyan /Gold] /DeviceCMYK 21 0 R << /Subtype /DeviceN /Colorants << /Gold [/Separation /Gold /DeviceCMYK 16 0 R] >> ${evil('inks')} >>] >>
  /Pattern << /T 17 0 R /S << /PatternType 2 /Shading 18 0 R ${evil('pattern')} >> >> /Shading << /R 19 0 R >>
  /Properties << /OC1 22 0 R /OC2 23 0 R /MC << /Type /OCMD /OCGs [22 0 R] ${evil('member')} >> /Tag << /MCID 1 ${evil('tag')} >> >> ${evil('resources')} >>`,
    [
      evil('content'),
      `0.9 0.9 1 rg 0 0 200 200 re f
/Tag BMC /Span /Tag BDC BT /F1 30 Tf 0 0 0 rg 10 160 Td (Hello) Tj ET EMC EMC
BT /F3 20 Tf 110 165 Td (aab) Tj ET
q 1 0 0 1 10 100 cm /Fm Do Q q 40 0 0 40 70 100 cm /Im Do Q q 0 0.5 0 rg 40 0 0 40 120 100 cm /Mk Do Q
/Pattern cs /T scn 10 55 40 35 re f /S scn 60 55 40 35 re f q 110 55 40 35 re W n /R sh Q
q /G1 gs 1 0 0 rg 10 10 40 35 re f Q q /G2 gs 0 1 1 rg 40 20 40 35 re f Q
/Spot cs 0.8 scn 90 10 20 35 re f /Ix cs 1 scn 115 10 10 35 re f /Lab cs 60 40 20 scn 130 10 10 35 re f /N cs 0.3 0.9 scn 145 10 10 35 re f
/OC /OC1 BDC 0 0 1 rg 160 10 10 35 re f EMC /OC /OC2 BDC 0 0 0 rg 0 0 200 200 re f EMC /OC /MC BDC 1 0 1 rg 175 10 10 35 re f EMC`,
    ],
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [101 /a] ${evil('encoding')} >> ${evil('font')} >>`,
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 97 /LastChar 98 /Widths 24 0 R /Encoding << /Differences [97 /sq /tri] >> /CharProcs << /sq 8 0 R /tri 9 0 R >> /Resources << /ExtGState << /G2 << /ca .5 >> >> ${evil('type3')} >> >>`,
    [evil('glyph'), '10 0 0 0 8 8 d1 0 0 8 8 re f'],
    ['', '10 0 d0 /G2 gs 1 0 0 rg 0 0 m 8 0 l 4 8 l f'],
    [
      `/Type /XObject /Subtype /Form /BBox [0 0 50 40] /Matrix [1 0 0 1 0 0] /Group << /S /Transparency >> /Resources << /XObject << /In 20 0 R >> >> /LastModified (D:2020) ${evil('form')}`,
      '1 0.5 0 rg 0 0 50 40 re f q /In Do Q',
    ],
    [
      `/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /SMask 12 0 R /Filter /ASCIIHexDecode /DecodeParms null ${evil('image')}`,
      'ff000000ff000000ffffff00>',
    ],
    [
      `/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode] ${evil('mask')}`,
      '40ff>',
    ],
    [
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ImageMask true /Decode [1 0] /Filter /ASCIIHexDecode',
      'aa55aa55aa55aa55>',
    ],
    `<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 15 0 R ${evil('soft')} >> >>`,
    [
      '/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /Shading << /R 18 0 R >> >>',
      '/R sh',
    ],
    `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 .2 .8 .1] /N 1 ${evil('function')} >>`,
    [
      `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << ${evil('tile')} >>`,
      '1 0 0 rg 0 0 4 4 re f 0 0 1 rg 4 4 4 4 re f',
    ],
    `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 3 /Domain [0 1] /Bounds [.3] /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [.2] /N 1 >> << /FunctionType 2 /Domain [0 1] /C0 [.2] /C1 [1] /N 1 >>] >> ${evil('shading')} >>`,
    '<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [130 72 0 130 72 20] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [0 0 1] /N 1 >> >>',
    [
      `/Type /XObject /Subtype /Form /BBox [0 0 50 40] /Resources << >> ${evil('inner')}`,
      '0 0.4 0 rg 10 10 20 20 re f',
    ],
    [
      '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]',
      '{ dup .2 mul exch .8 mul 0 exch 0 exch pop 0 exch }',
    ],
    `<< /Type /OCG /Name (On) ${evil('layer')} >>`,
    '<< /Type /OCG /Name (Off) /Usage << /CreatorInfo << /Creator (x) >> >> >>',
    '[10 10]',
  ]);

/** What is no drawing, with its place. */
export const evil = (at: string) =>
  [
    'JavaScript',
    'OPI',
    'Ref',
    'PieceInfo',
    'Metadata',
    'AA',
    'A',
    'Alternates',
    'StructParent',
    'HT',
    'Usage',
  ]
    .concat(['Names', 'OpenAction', 'URI', 'constructor', '__proto__'])
    .map((key) => `/${key} << /S /JavaScript /F (/etc/evil-${at}) /EF (evil-${key}) >>`)
    .join(' ');
