import { NARROW_WIDTH } from '../../render/core/typeface.js';
import type { FontBook, FontFace, Glyph } from './font-book.js';

/** The glyphs of a text, from left to right; `x` is relative to its start. */
export interface LaidText {
  readonly width: number;
  readonly pieces: readonly {
    readonly face: FontFace;
    readonly x: number;
    readonly glyphs: readonly Glyph[];
  }[];
}

export interface LayOptions {
  readonly fonts: FontBook;
  readonly size: number;
  /** Letter spacing. */
  readonly spacing?: number;
  /** The measured width of the text, if known; determines the width of spaces without a glyph. */
  readonly meant?: number;
}

interface Run {
  readonly face: FontFace;
  readonly text: string;
}
/** A space that the font has no glyph for. */
type Gap = 'gap';

/** Characters that are never drawn: soft hyphens, joiners, direction marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const SPACE = /^[\s\u00A0\u2000-\u200A\u202F]$/;

/** Lays out a text in a face. Missing characters come from other fonts; missing spaces become gaps. */
export function layText(
  text: string,
  face: FontFace,
  { fonts, size, spacing = 0, meant }: LayOptions,
): LaidText {
  const runs = splitRuns(text.normalize('NFC').replaceAll(INVISIBLE, ''), face, fonts);
  const shaped = runs.map((run) => (run === 'gap' ? undefined : run.face.shape(run.text, spacing !== 0)));
  const widths = shaped.map((glyphs) => measureGlyphs(glyphs ?? [], size, spacing));
  const used = widths.reduce((sum, one) => sum + one, 0);
  const gaps = runs.filter((run) => run === 'gap').length;
  const gap = gaps === 0 ? 0 : gapWidth((meant ?? 0) - used, gaps, size, spacing);
  let x = 0;
  const pieces: LaidText['pieces'][number][] = [];
  runs.forEach((run, at) => {
    const glyphs = shaped[at];
    if (run !== 'gap' && glyphs !== undefined) pieces.push({ face: run.face, x, glyphs });
    x += run === 'gap' ? gap : (widths[at] ?? 0);
  });
  return { width: x, pieces };
}

const measureGlyphs = (glyphs: readonly Glyph[], size: number, spacing: number): number =>
  glyphs.reduce((sum, { advance }) => sum + (advance / 1000) * size + spacing, 0);

/** The measured width includes such spaces: their width is what the glyphs leave. */
function gapWidth(rest: number, gaps: number, size: number, spacing: number): number {
  const each = rest / gaps;
  return each > 0 && each < size ? each : size * NARROW_WIDTH + spacing;
}

/** Splits a text where the face lacks a character. */
function splitRuns(text: string, face: FontFace, fonts: FontBook): (Run | Gap)[] {
  const runs: (Run | Gap)[] = [];
  for (const character of text) {
    if (!face.has(character) && SPACE.test(character)) {
      runs.push('gap');
      continue;
    }
    const able = fonts.faceFor(character, face) ?? face;
    const last = runs.at(-1);
    if (last !== undefined && last !== 'gap' && last.face === able) {
      runs[runs.length - 1] = { face: able, text: last.text + character };
    } else runs.push({ face: able, text: character });
  }
  return runs;
}
