import { type Artwork, boundsOf, type Element, Picture, type RegionShape } from 'shroud/template';
import { PlateEnd } from './scrollwork';

interface EndsProps {
  readonly shapes: readonly RegionShape[] | undefined;
  readonly colour: string;
  /** Pictures in place of scrollwork: at the left end, and at the right. */
  readonly pictures?: readonly [Artwork, Artwork] | undefined;
}

/** What stands at both ends of a title plate, in the upper corners of the card. */
export function TitleEnds({ shapes, colour, pictures }: EndsProps): Element {
  if (shapes === undefined) return <g />;
  const { x, y, width, height } = boundsOf(shapes);
  const middle = y + height / 2;
  if (pictures === undefined)
    return (
      <g>
        <PlateEnd x={x + 8} y={middle - 30} colour={colour} />
        <PlateEnd x={x + width - 8} y={middle - 30} colour={colour} flip />
      </g>
    );
  const size = height - 20;
  const [left, right] = pictures;
  return (
    <g>
      <Picture of={left} x={x + 12} y={y + 10} width={size} height={size} fill={colour} />
      <Picture
        of={right}
        x={x + width - 12 - size}
        y={y + 10}
        width={size}
        height={size}
        fill={colour}
        flip
      />
    </g>
  );
}
