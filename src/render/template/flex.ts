import type { Artwork, Element, FlexStyle, Passage, Piece, Theme } from '../../../templates/template.js';
import { TemplateMistakeError } from './element.js';
import { createPlacedElement, type FlexElement } from './html.js';

/** A box that satori lays out later: here it is only recorded, with its line. */
export function Flex(props: FlexElement['props']): Element {
  for (const name of ['x', 'y', 'width', 'height'] as const)
    if (!Number.isFinite(props[name]))
      throw new TemplateMistakeError(`<Flex> needs a number as its \`${name}\`.`);
  if (props.least !== undefined && !/^[\d.]+(pt)?$/.test(String(props.least)))
    throw new TemplateMistakeError("`least` is a size: a number of tenths of a millimetre, or '7pt'.");
  return createPlacedElement('flex', { ...props });
}

interface IconProps {
  readonly of: Artwork;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
  readonly style?: FlexStyle;
}

/** An icon, drawn by `Picture` in the box that the layout gives it. */
export function Icon({ of, size, width, height, fill, style }: IconProps): Element {
  const [wide, high] = fitBox(of, width ?? size, height ?? size);
  return createPlacedElement('img', {
    of,
    fill,
    style: { width: wide, height: high, flexShrink: 0, ...style },
  });
}

/** Missing lengths follow from the aspect ratio of the drawing. */
function fitBox({ width, height }: Artwork, wide?: number, high?: number): readonly [number, number] {
  if (wide === undefined) return high === undefined ? [width, height] : [(high * width) / height, high];
  return [wide, high ?? (wide * height) / width];
}

interface ParagraphProps {
  readonly of: Passage;
  readonly theme: Theme;
  readonly icons?: string;
  readonly style?: FlexStyle;
}

export function Paragraph({ of, theme, icons, style }: ParagraphProps): Element {
  const children = of.pieces.map((piece) => inline(piece, theme, icons));
  const isBroken = of.pieces.some((piece) => piece.is === 'words' && piece.text.includes('\n'));
  const own: FlexStyle = {
    ...(of.role === 'flavour' && { fontStyle: 'italic' }),
    ...(isBroken && { whiteSpace: 'pre-wrap' }),
  };
  return createPlacedElement('p', { style: { ...own, ...style }, children });
}

function inline(piece: Piece, theme: Theme, fill?: string): Element | string {
  if (piece.is !== 'words') {
    const of = piece.is === 'icon' ? theme.icon(piece.name) : theme.category(piece.name);
    return Icon({
      of,
      ...(fill && { fill }),
      style: { width: '1em', height: '1em', verticalAlign: 'middle' },
    });
  }
  const { text, bold, italic, mark } = piece;
  if (!bold && italic === undefined && !mark) return text;
  const style: FlexStyle = {
    ...(bold && { fontWeight: 'bold' }),
    ...(italic !== undefined && { fontStyle: italic ? 'italic' : 'normal' }),
    ...(mark && { fontSize: '0.6em', verticalAlign: 'super' }),
  };
  return createPlacedElement('span', { style, children: text });
}
