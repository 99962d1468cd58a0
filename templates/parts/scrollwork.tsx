import type { Element } from 'shroud/template';

interface Stroke {
  readonly colour: string;
  readonly width?: number;
}

/** A corner piece of scrollwork, 60 × 60, that grows to the right and downwards from its corner. */
function Curl({ colour, width = 2.4 }: Stroke): Element {
  return (
    <g>
      <g fill="none" stroke={colour} stroke-width={width} stroke-linecap="round">
        <path d="M3 3C24 0 47 3 54 14C59 23 52 32 44 29C37 26 40 17 46 20" />
        <path d="M3 3C0 24 3 47 14 54C23 59 32 52 29 44C26 37 17 40 20 46" />
        <path d="M27 5C30 9 31 12 31 16M5 27C9 30 12 31 16 31" stroke-width={width * 0.7} />
      </g>
      <path d="M8 8C19 9 28 15 31 31C15 28 9 19 8 8Z" fill={colour} />
    </g>
  );
}

interface CornerProps extends Stroke {
  readonly x: number;
  readonly y: number;
  /** Which way it grows: 1 to the right or downwards, -1 to the left or upwards. */
  readonly across: 1 | -1;
  readonly down: 1 | -1;
  readonly size: number;
}

export function Corner({ x, y, across, down, size, ...stroke }: CornerProps): Element {
  const scale = size / 60;
  return (
    <g transform={`translate(${x} ${y}) scale(${across * scale} ${down * scale})`}>
      <Curl {...stroke} />
    </g>
  );
}

/** Scrollwork in all corners of a card. */
export function CardCorners({
  card,
  colour,
}: {
  card: { readonly width: number; readonly height: number };
  colour: string;
}): Element {
  const [left, top, right, bottom] = [43, 43, card.width - 43, card.height - 43];
  return (
    <g>
      <Corner x={left} y={top} across={1} down={1} size={52} colour={colour} />
      <Corner x={right} y={top} across={-1} down={1} size={52} colour={colour} />
      <Corner x={left} y={bottom} across={1} down={-1} size={52} colour={colour} />
      <Corner x={right} y={bottom} across={-1} down={-1} size={52} colour={colour} />
    </g>
  );
}

/** Four leaves and four curls around a point, 80 × 80. */
export function Rosette({ colour }: { colour: string }): Element {
  return (
    <g>
      {[0, 90, 180, 270].map((turn) => (
        <g transform={`rotate(${turn})`}>
          <path d="M0 -6C9 -14 9 -26 0 -36C-9 -26 -9 -14 0 -6Z" fill={colour} />
          <path
            d="M5 -5C12 -14 22 -22 28 -18C32 -14 28 -8 24 -10C21 -12 23 -15 25 -14"
            fill="none"
            stroke={colour}
            stroke-width={1.8}
            stroke-linecap="round"
          />
        </g>
      ))}
      <circle cx={0} cy={0} r={3.4} fill={colour} />
    </g>
  );
}

/** The end of a title plate: two curls and a leaf that points at the title; 66 × 60, its middle at 30. */
export function PlateEnd({
  x,
  y,
  colour,
  flip = false,
}: {
  x: number;
  y: number;
  colour: string;
  flip?: boolean;
}): Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <g fill="none" stroke={colour} stroke-width={2.4} stroke-linecap="round">
        <path d="M6 30C6 14 18 4 33 6C45 8 47 21 38 23C31 24 29 16 35 15" />
        <path d="M6 30C6 46 18 56 33 54C45 52 47 39 38 37C31 36 29 44 35 45" />
      </g>
      <path d="M10 30C22 23 38 25 62 30C38 35 22 37 10 30Z" fill={colour} />
      <circle cx={51} cy={17} r={2} fill={colour} />
      <circle cx={51} cy={43} r={2} fill={colour} />
    </g>
  );
}

/** A rule between effects and flavour: two lines that taper towards a diamond. */
export function Divider({
  x,
  y,
  width,
  colour,
}: {
  x: number;
  y: number;
  width: number;
  colour: string;
}): Element {
  const middle = x + width / 2;
  const half = Math.min(width / 2, 150);
  return (
    <g fill={colour}>
      <path d={`M${middle - half} ${y}L${middle - 12} ${y - 1.1}L${middle - 12} ${y + 1.1}Z`} />
      <path d={`M${middle + half} ${y}L${middle + 12} ${y - 1.1}L${middle + 12} ${y + 1.1}Z`} />
      <path d={`M${middle - 6} ${y}L${middle} ${y - 4}L${middle + 6} ${y}L${middle} ${y + 4}Z`} />
    </g>
  );
}
