import { type Artwork, type Child, type Circle, type Element, Layer, Picture } from 'shroud/template';

/** What is drawn on a disc: the middle is at its radius, both ways. */
export function OnDisc({
  circle: { cx, cy, r },
  children,
}: {
  readonly circle: Circle;
  readonly children: Child;
}): Element {
  return (
    <Layer x={cx - r} y={cy - r} width={2 * r} height={2 * r}>
      {children}
    </Layer>
  );
}

interface LitProps {
  /** Of its colours, within the drawing. */
  readonly name: string;
  readonly middle: number;
  readonly r: number;
  readonly light: string;
  readonly shade: string;
  /** How far the light goes, compared with the whole disc. */
  readonly reach: number;
}

/** A disc with light from above. */
export function Lit({ name, middle, r, light, shade, reach }: LitProps): Element {
  return (
    <g>
      <defs>
        <radialGradient
          id={name}
          gradientUnits="userSpaceOnUse"
          cx={middle}
          cy={middle * 0.7}
          r={middle * reach}
        >
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={shade} />
        </radialGradient>
      </defs>
      <circle cx={middle} cy={middle} r={r} fill={`url(#${name})`} />
    </g>
  );
}

interface EmblemProps {
  readonly of: Artwork;
  readonly middle: number;
  /** Half its width. */
  readonly half: number;
  readonly fill: string;
  readonly flip?: boolean;
}

/** A drawing in the middle of a disc. */
export function Emblem({ of, middle, half, fill, flip = false }: EmblemProps): Element {
  const size = 2 * half;
  return (
    <Picture of={of} x={middle - half} y={middle - half} width={size} height={size} fill={fill} flip={flip} />
  );
}
