import {
  type Art,
  boundsOf,
  type Child,
  type Element,
  Layer,
  Picture,
  type RegionShape,
  type Theme,
} from 'shroud/template';

interface OvalColours {
  readonly rim: string;
  readonly rimShade: string;
  /** The card between the oval and the corners of the region. */
  readonly mat: string;
  readonly matLine: string;
}

interface PortraitProps extends OvalColours {
  readonly shapes: readonly RegionShape[];
  readonly children: Child;
}

/** A picture in an oval frame: the mat is laid over it, so that nothing need be clipped. */
export function Portrait({ shapes, children, rim, rimShade, mat, matLine }: PortraitProps): Element {
  const { x, y, width, height } = boundsOf(shapes);
  const [cx, cy] = [width / 2, height / 2];
  const [rx, ry] = [cx - 4, cy - 4];
  const ellipse = (a: number, b: number) =>
    `M${cx - a} ${cy}A${a} ${b} 0 1 1 ${cx + a} ${cy}A${a} ${b} 0 1 1 ${cx - a} ${cy}Z`;
  const beads = Array.from({ length: 64 }, (_, i) => {
    const angle = (Math.PI * i) / 32;
    return <circle cx={cx + (rx - 5) * Math.cos(angle)} cy={cy + (ry - 5) * Math.sin(angle)} r={1.9} />;
  });
  return (
    <g>
      <Layer x={x} y={y} width={width} height={height}>
        {children}
      </Layer>
      <Layer x={x} y={y} width={width} height={height}>
        <defs>
          <linearGradient id="rim" gradientUnits="userSpaceOnUse" x1={0} y1={0} x2={width} y2={height}>
            <stop offset="0" stop-color={rim} />
            <stop offset="0.5" stop-color={rimShade} />
            <stop offset="1" stop-color={rim} />
          </linearGradient>
        </defs>
        <path d={`M0 0H${width}V${height}H0Z${ellipse(rx - 9, ry - 9)}`} fill={mat} fill-rule="evenodd" />
        <rect
          x={1.5}
          y={1.5}
          width={width - 3}
          height={height - 3}
          fill="none"
          stroke={matLine}
          stroke-width={1.6}
        />
        <Spandrels width={width} height={height} colour={matLine} />
        <path d={`${ellipse(rx, ry)}${ellipse(rx - 10, ry - 10)}`} fill="url(#rim)" fill-rule="evenodd" />
        <g fill={mat}>{beads}</g>
        <path d={ellipse(rx - 11, ry - 11)} fill="none" stroke={mat} stroke-width={2} />
        <path d={ellipse(rx, ry)} fill="none" stroke={mat} stroke-width={1.6} />
      </Layer>
    </g>
  );
}

/** Leaves in the corners that the oval leaves free. */
function Spandrels({ width, height, colour }: { width: number; height: number; colour: string }): Element {
  const leaf =
    'M5 5C22 6 34 14 38 30C24 26 10 22 5 5ZM4 14C5 26 8 36 4 52C0 40 0 26 4 14ZM14 4C26 5 36 8 52 4C40 0 26 0 14 4Z';
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const;
  return (
    <g fill={colour}>
      {corners.map(([x, y, across, down]) => (
        <path d={leaf} transform={`translate(${x} ${y}) scale(${across} ${down})`} />
      ))}
    </g>
  );
}

interface SitterProps {
  readonly art?: Art | undefined;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** The card's own picture, else somebody against the moon. */
export function Sitter({ art, theme, width, height }: SitterProps): Element {
  if (art?.is === 'image')
    return (
      <image href={art.href} x={0} y={0} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
    );
  if (art?.is === 'svg')
    return (
      <Picture
        of={art.artwork}
        x={0}
        y={0}
        width={width}
        height={height}
        fit="cover"
        fill={theme.colour('ink')}
      />
    );
  return (
    <g>
      <Moonlight theme={theme} width={width} height={height} />
      <Picture of={theme.ornament('sitter')} x={0} y={0} width={width} height={height} fit="cover" />
    </g>
  );
}

/** A night sky with the moon in it. */
export function Moonlight({
  theme,
  width,
  height,
}: {
  theme: Theme;
  width: number;
  height: number;
}): Element {
  return (
    <g>
      <defs>
        <radialGradient
          id="sky"
          gradientUnits="userSpaceOnUse"
          cx={width * 0.62}
          cy={height * 0.34}
          r={height * 0.72}
        >
          <stop offset="0" stop-color={theme.colour('moonlight')} />
          <stop offset="0.45" stop-color={theme.colour('silver-shade')} />
          <stop offset="1" stop-color={theme.colour('midnight-shade')} />
        </radialGradient>
      </defs>
      <rect x={0} y={0} width={width} height={height} fill="url(#sky)" />
      <circle cx={width * 0.66} cy={height * 0.3} r={height * 0.14} fill={theme.colour('marble')} />
    </g>
  );
}
