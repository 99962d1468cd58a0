import { boundsOf, type Element, type FrameProps, type RegionShape } from 'shroud/template';
import { Damask } from './backdrop';
import { Rosette } from './scrollwork';

interface AlcoveProps extends Pick<FrameProps, 'card'> {
  /** The dark wood around it. */
  readonly frame: string;
  /** The wallpaper: light enough that whatever is laid on the card stands out from it. */
  readonly fill: string;
  readonly pattern: string;
  readonly line: string;
}

/** The edge of the wood, from the cut. */
const EDGE = 30;

/** Lit wallpaper in a dark frame: what lies behind the values of a stack. */
export function Alcove({ card, frame, fill, pattern, line }: AlcoveProps): Element {
  const { width, height, bleed } = card;
  const [right, bottom, r] = [width - EDGE, height - EDGE, 16];
  const opening =
    `M${EDGE + r} ${EDGE}H${right - r}A${r} ${r} 0 0 1 ${right} ${EDGE + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}` +
    `H${EDGE + r}A${r} ${r} 0 0 1 ${EDGE} ${bottom - r}V${EDGE + r}A${r} ${r} 0 0 1 ${EDGE + r} ${EDGE}Z`;
  const whole = `M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`;
  return (
    <g>
      <Damask card={card} fill={fill} pattern={pattern} />
      <path d={whole + opening} fill={frame} fill-rule="evenodd" />
      <rect
        x={EDGE + 2}
        y={EDGE + 2}
        width={width - 2 * EDGE - 4}
        height={height - 2 * EDGE - 4}
        rx={r - 2}
        fill="none"
        stroke={line}
        stroke-width={1.6}
      />
    </g>
  );
}

/** Where the text box leaves its corner to an icon, a rosette that the icon's disc covers whole. */
export function Socket({
  shapes,
  colour,
}: {
  shapes: readonly RegionShape[] | undefined;
  colour: string;
}): Element {
  const [upper, lower] = shapes ?? [];
  if (upper === undefined || lower === undefined) return <g />;
  const [wide, narrow] = [boundsOf([upper]), boundsOf([lower])];
  const x = (narrow.x + narrow.width + wide.x + wide.width) / 2;
  return (
    <g transform={`translate(${x} ${narrow.y + narrow.height / 2})`}>
      <Rosette colour={colour} />
    </g>
  );
}
