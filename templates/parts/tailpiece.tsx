import { boundsOf, type Element, Layer, type RegionShape } from 'shroud/template';

interface TailpieceProps {
  readonly shapes: readonly RegionShape[];
  /** Where the text ends. */
  readonly below?: number | undefined;
  readonly colour: string;
}

/** In a text box with a corner cut out, what short text leaves free at the bottom is filled as printers did. */
export function Tailpiece({ shapes, below, colour }: TailpieceProps): Element {
  const [upper, lower] = shapes;
  if (upper === undefined || lower === undefined) return <g />;
  const { x, y, width, height } = boundsOf([lower]);
  if (below !== undefined && below > y) return <g />;
  const scale = Math.min(1, (width - 50) / 240);
  const place = `translate(${width / 2} ${height / 2 - 8})`;
  return (
    <Layer x={x} y={y} width={width} height={height}>
      <g transform={scale < 1 ? `${place} scale(${scale})` : place}>
        <Ornament colour={colour} />
      </g>
    </Layer>
  );
}

const HALF =
  'M0 0C14 -20 38 -26 58 -12C70 -2 64 14 52 12C42 10 44 -2 52 -1M58 -12C84 -26 104 -18 116 -4C124 6 118 16 110 13C103 10 107 2 112 5M20 -14C24 -24 34 -30 44 -28';

/** Two sprays of scrolls from a lozenge in the middle. */
export function Ornament({ colour }: { colour: string }): Element {
  return (
    <g>
      {[1, -1].map((side) => (
        <g transform={`scale(${side} 1)`}>
          <path d={HALF} fill="none" stroke={colour} stroke-width={2} stroke-linecap="round" />
          <path d="M70 -17C80 -30 94 -32 106 -26C96 -20 84 -15 70 -17Z" fill={colour} />
          <path d="M14 6C26 2 34 8 36 20C26 20 18 16 14 6Z" fill={colour} />
        </g>
      ))}
      <path d="M0 -12L7 0L0 12L-7 0Z" fill={colour} />
      <circle cx={0} cy={22} r={2.4} fill={colour} />
    </g>
  );
}
