import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, rgb } from 'pdf-lib';

const RAVEN = new URL('../../templates/icons/raven.svg', import.meta.url);

/** In points, with the shape of a portrait. */
const [WIDTH, HEIGHT] = [300, 336];
const MOON = { x: 176, y: 214, r: 92 };

/** A raven before an engraved moon: what a drawing program might save, with lines too fine for pixels. */
export async function ravenPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const page = document.addPage([WIDTH, HEIGHT]);
  const night = { FunctionType: 2, Domain: [0, 1], C0: [0.09, 0.11, 0.2], C1: [0.42, 0.36, 0.46], N: 1 };
  const sky = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, HEIGHT, 0, 0], Function: night };
  const content = context.flateStream(`/Sky sh\n${moon()}\n0.98 0.96 0.88 RG\n${rosette()}`);
  page.node.set(PDFName.of('Resources'), context.obj({ Shading: { Sky: sky } }));
  page.node.set(PDFName.of('Contents'), context.register(content));
  const outline = / d="([^"]+)"/.exec(readFileSync(RAVEN, 'utf8'))?.[1] ?? '';
  page.drawSvgPath(outline, { x: 6, y: 272, scale: 0.56, color: rgb(0.05, 0.04, 0.08) });
  return document.save();
}

const KAPPA = 0.5523;

function moon(): string {
  const { x, y, r } = MOON;
  const k = r * KAPPA;
  return `0.95 0.92 0.8 rg ${x + r} ${y} m
${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c
${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c
${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c
${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c f`;
}

/** Lines as on banknotes, a few hundredths of a millimetre wide. */
function rosette(): string {
  const lines = Array.from({ length: 22 }, (_, ring) => {
    const points = Array.from({ length: 361 }, (_, degree) => {
      const angle = (degree * Math.PI) / 180;
      const radius = MOON.r + 8 + ring * 5 + (6 + ring / 2) * Math.sin(12 * angle + (ring * Math.PI) / 5);
      const [x, y] = [MOON.x + radius * Math.cos(angle), MOON.y + radius * Math.sin(angle)];
      return `${x.toFixed(2)} ${y.toFixed(2)} ${degree === 0 ? 'm' : 'l'}`;
    });
    return `${(0.55 - ring * 0.012).toFixed(3)} w ${points.join(' ')} s`;
  });
  return lines.join('\n');
}
