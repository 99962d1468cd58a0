import {
  boundsOf,
  type Element,
  type FaceProps,
  type FrameProps,
  Picture,
  type Rectangle,
  type Theme,
} from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { Flourish } from './parts/scrollwork';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('blood'),
  shade: theme.colour('blood-shade'),
  line: theme.colour('gilt'),
});

/** A red text box; an angel and a devil on its corners, or a trident below the picture (LOOK-4). */
export function frame({ regions, theme, rules }: FrameProps): Element {
  const gilt = theme.colour('gilt');
  const box = regions.text && boundsOf(regions.text);
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={gilt}>
      <TitleEnds shapes={regions.title} colour={gilt} />
      {box &&
        (rules === 'second' ? <Trident box={box} theme={theme} /> : <Tempters box={box} theme={theme} />)}
    </ClearFrame>
  );
}

interface OnBox {
  readonly box: Rectangle;
  readonly theme: Theme;
}

/** Good counsel stands on the left corner of the text box, bad counsel on the right. */
function Tempters({ box, theme }: OnBox): Element {
  const blood = theme.colour('blood');
  const [x, y, size] = [box.x + box.width / 2, box.y - 14, 112];
  return (
    <g>
      <Picture
        of={theme.ornament('angel')}
        x={box.x + 14}
        y={box.y - size + 6}
        width={size}
        height={size}
        fill={blood}
      />
      <Flourish x={x - 10} y={y} length={150} colour={blood} flip />
      <path d={`M${x} ${y - 12}L${x + 8} ${y}L${x} ${y + 12}L${x - 8} ${y}Z`} fill={blood} />
      <Flourish x={x + 10} y={y} length={150} colour={blood} />
      <Picture
        of={theme.ornament('devil')}
        x={box.x + box.width - 14 - size}
        y={box.y - size + 2}
        width={size}
        height={size}
        fill={blood}
        flip
      />
    </g>
  );
}

/** It stands on the text box, between two flourishes. */
function Trident({ box, theme }: OnBox): Element {
  const blood = theme.colour('blood');
  const [x, y] = [box.x + box.width / 2, box.y - 4];
  return (
    <g>
      <Flourish x={x - 24} y={y - 22} length={190} colour={blood} flip />
      <Flourish x={x + 24} y={y - 22} length={190} colour={blood} />
      <Picture of={theme.ornament('trident')} x={x - 45} y={y - 92} width={90} height={88} fill={blood} />
    </g>
  );
}

export function face(props: FaceProps): Element {
  const { theme } = props;
  const inks = {
    title: theme.colour('bone'),
    text: theme.colour('marble'),
    flavour: theme.colour('parchment'),
    icons: theme.colour('marble'),
    ornament: theme.colour('gilt'),
  };
  return <ClearFace {...props} inks={inks} colours={colours(theme)} />;
}
