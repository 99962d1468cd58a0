import { boundsOf, type Element, Layer, Picture, type RegionShape, type Theme } from 'shroud/template';

interface RibbonProps {
  readonly shapes: readonly RegionShape[];
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
}

/** A ribbon for a name, its ends folded back and cut. */
export function Ribbon({ shapes, fill, shade, line }: RibbonProps): Element {
  const { x, y, width, height } = boundsOf(shapes);
  const tail = (side: 1 | -1) => {
    const [edge, out] = side === 1 ? [x + width, 40] : [x, -40];
    return `M${edge} ${y + 6}L${edge + out} ${y + 6}L${edge + out * 0.7} ${y + 6 + (height - 2) / 2}L${edge + out} ${y + height + 4}L${edge} ${y + height + 4}Z`;
  };
  return (
    <g>
      <path d={tail(-1)} fill={shade} stroke={line} stroke-width={1.4} stroke-linejoin="round" />
      <path d={tail(1)} fill={shade} stroke={line} stroke-width={1.4} stroke-linejoin="round" />
      <rect x={x} y={y} width={width} height={height} rx={8} fill={fill} />
      <rect
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx={7}
        fill="none"
        stroke={line}
        stroke-width={1.8}
      />
      <path
        d={`M${x + 8} ${y + 6.5}H${x + width - 8}M${x + 8} ${y + height - 6.5}H${x + width - 8}`}
        stroke={line}
        stroke-width={0.7}
        fill="none"
      />
    </g>
  );
}

interface MedallionProps {
  readonly shapes: readonly RegionShape[];
  readonly symbol: string;
  readonly theme: Theme;
  readonly fill: string;
  readonly rim: string;
  readonly ink: string;
}

/** The family's symbol at both ends of the ribbon (LOOK-2, LOOK-8). */
export function Medallions({ shapes, symbol, theme, fill, rim, ink }: MedallionProps): Element {
  const { x, y, width, height } = boundsOf(shapes);
  const r = height / 2 + 5;
  const half = r * 0.64;
  return (
    <g>
      {[x + 24, x + width - 24].map((cx, i) => (
        <Layer x={cx - r} y={y + height / 2 - r} width={2 * r} height={2 * r}>
          <circle cx={r} cy={r} r={r} fill={ink} />
          <circle cx={r} cy={r} r={r - 1.6} fill={rim} />
          <circle cx={r} cy={r} r={r - 4} fill={ink} />
          <circle cx={r} cy={r} r={r - 4.8} fill={fill} />
          <Picture
            of={theme.symbol(symbol)}
            x={r - half}
            y={r - half}
            width={2 * half}
            height={2 * half}
            fill={ink}
            flip={i === 1}
          />
        </Layer>
      ))}
    </g>
  );
}
