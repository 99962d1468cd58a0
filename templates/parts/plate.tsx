import { boundsOf, type Element, outline, type RegionShape } from 'shroud/template';
import { Corner } from './scrollwork';

export interface PlateColours {
  readonly fill: string;
  readonly shade: string;
  /** The line along the edge. */
  readonly line: string;
}

interface PlateProps extends PlateColours {
  /** Gradients are found by it: unique within a drawing. */
  readonly id: string;
  readonly shapes: readonly RegionShape[];
  /** A single thin line, where there is little room. */
  readonly slim?: boolean;
}

/** An opaque plate that fills a region to its edge, with a double line along it. */
export function Plate({ id, shapes, fill, shade, line, slim = false }: PlateProps): Element {
  const { x, y, height } = boundsOf(shapes);
  return (
    <g>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x} y1={y} x2={x} y2={y + height}>
          <stop offset="0" stop-color={fill} />
          <stop offset="1" stop-color={shade} />
        </linearGradient>
      </defs>
      <path d={outline(shapes)} fill={`url(#${id})`} />
      <path d={outline(shapes, slim ? 3 : 4)} fill="none" stroke={line} stroke-width={slim ? 1.4 : 2.6} />
      {!slim && <path d={outline(shapes, 8.5)} fill="none" stroke={line} stroke-width={0.9} />}
    </g>
  );
}

/** Scrollwork in the corners of a plate, inside its lines; `except` names corners that stay free. */
export function PlateCorners({
  shapes,
  colour,
  size = 33,
  except = [],
}: {
  shapes: readonly RegionShape[];
  colour: string;
  size?: number;
  except?: readonly ('lower-right' | 'lower-left' | 'upper-left' | 'upper-right')[];
}): Element {
  const box = boundsOf(shapes);
  const [left, right] = [box.x + 10, box.x + box.width - 10];
  const [top, bottom] = [box.y + 10, box.y + box.height - 10];
  return (
    <g>
      {!except.includes('upper-left') && (
        <Corner x={left} y={top} across={1} down={1} size={size} colour={colour} />
      )}
      {!except.includes('upper-right') && (
        <Corner x={right} y={top} across={-1} down={1} size={size} colour={colour} />
      )}
      {!except.includes('lower-left') && (
        <Corner x={left} y={bottom} across={1} down={-1} size={size} colour={colour} />
      )}
      {!except.includes('lower-right') && (
        <Corner x={right} y={bottom} across={-1} down={-1} size={size} colour={colour} />
      )}
    </g>
  );
}
