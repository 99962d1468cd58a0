import type { Finding } from '../../print/index.js';
import { facePng } from '../../render/output/png.js';
import type { OpenValidDeck } from '../../workspace/open-deck.js';

/** Key of a face with findings. */
export const faceKey = ({ card, side = 'front', languages = [] }: Finding): string =>
  `${card} ${side} ${languages[0] ?? ''}`;

const DPI = 110;

/** Faces with findings, as PNG. */
export async function renderPictures(
  { workspace, deck }: OpenValidDeck,
  findings: readonly Finding[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const wanted = findings.filter(({ card }) => card !== undefined);
  if (wanted.length === 0) return pictures;
  const renderer = await workspace.openRenderer(deck);
  for (const finding of wanted) {
    const key = faceKey(finding);
    if (pictures.has(key)) continue;
    const { card: id = '', side = 'front', languages = deck.languages } = finding;
    const [language = ''] = languages;
    const edition = finding.edition ?? deck.cards[id]?.editions[0] ?? '';
    const face = await renderer.render({ id, side, language, edition });
    const cut = { trim: deck.card.bleed * 10, corner: deck.card.corner * 10 };
    pictures.set(key, await facePng(face, { dpi: DPI, fonts: renderer.templates.fonts, ...cut }));
  }
  return pictures;
}
