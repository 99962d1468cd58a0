import type { Element, FrameProps } from 'shroud/template';

interface BackdropProps extends Pick<FrameProps, 'card'> {
  readonly fill: string;
  readonly pattern: string;
  readonly line: string;
}

const MOTIF =
  'M0 -62C20 -34 40 -22 40 6C40 32 18 36 0 62C-18 36 -40 32 -40 6C-40 -22 -20 -34 0 -62Z' +
  'M0 -34C10 -18 22 -12 22 4C22 18 10 22 0 36C-10 22 -22 18 -22 4C-22 -12 -10 -18 0 -34Z' +
  'M0 -14C5 -6 10 -3 10 3C10 9 5 10 0 16C-5 10 -10 9 -10 3C-10 -3 -5 -6 0 -14Z';

/** Damask wallpaper to the edge of the bleed. */
export function Damask({ card, fill, pattern }: Omit<BackdropProps, 'line'>): Element {
  const { width, height, bleed } = card;
  const [across, down] = [90, 70];
  const rows = Math.ceil((height + 2 * bleed) / down) + 1;
  const columns = Math.ceil((width + 2 * bleed) / across) + 1;
  const motifs = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const x = width / 2 + (column - (columns - 1) / 2) * across + (row % 2 === 0 ? 0 : across / 2);
    return <path d={MOTIF} transform={`translate(${x} ${row * down - bleed})`} />;
  });
  return (
    <g>
      <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} fill={fill} />
      <g fill="none" stroke={pattern} stroke-width={1.6}>
        {motifs}
      </g>
    </g>
  );
}

/** How far the lines keep from the cut: knives drift. */
const LINES = [
  [32, 2.6],
  [38, 0.9],
] as const;

/** The wallpaper with a double line around the card. */
export function Backdrop({ card, line, ...paper }: BackdropProps): Element {
  return (
    <g>
      <Damask card={card} {...paper} />
      {LINES.map(([inset, width]) => (
        <rect
          x={inset}
          y={inset}
          width={card.width - 2 * inset}
          height={card.height - 2 * inset}
          rx={18}
          fill="none"
          stroke={line}
          stroke-width={width}
        />
      ))}
    </g>
  );
}
