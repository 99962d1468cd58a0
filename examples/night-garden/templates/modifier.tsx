import {
  boundsOf,
  type Element,
  type FaceProps,
  type FrameProps,
  outline,
  type Theme,
  Words,
} from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('soot'),
  shade: theme.colour('ink'),
  line: theme.colour('silver-shade'),
});

/** Deep water with a line of moonlight. */
export function frame({ regions, theme }: FrameProps): Element {
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={theme.colour('silver-shade')}>
      <TitleEnds shapes={regions.title} colour={theme.colour('gilt')} />
    </ClearFrame>
  );
}

export function face(props: FaceProps): Element {
  const { theme } = props;
  const inks = {
    title: theme.colour('bone'),
    text: theme.colour('bone'),
    flavour: theme.colour('silver'),
    icons: theme.colour('moonlight'),
    ornament: theme.colour('silver-shade'),
  };
  return (
    <g>
      <ClearFace {...props} fields={{}} inks={inks} colours={colours(theme)} />
      <Cost {...props} />
    </g>
  );
}

/** What a growth costs, on a drop of dew. */
function Cost({ fields: { cost }, regions, theme }: FaceProps): Element {
  if (regions.cost === undefined || cost?.type !== 'number' || cost.line === undefined) return <g />;
  const { x, y, width, height } = boundsOf(regions.cost);
  const drop = 'M0 -50C-16 -24 -37 -2 -37 19A37 36 0 0 0 37 19C37 -2 16 -24 0 -50Z';
  return (
    <g>
      <path d={outline(regions.cost)} fill={theme.colour('ink')} />
      <path d={outline(regions.cost, 3)} fill={theme.colour('silver')} />
      <g transform={`translate(${x + width / 2} ${y + height / 2 - 1}) scale(0.76)`}>
        <path d={drop} fill={theme.colour('ink')} />
        <path
          d="M-26 20A26 25 0 0 0 -6 43"
          fill="none"
          stroke={theme.colour('silver')}
          stroke-width={4}
          stroke-linecap="round"
        />
      </g>
      <Words
        of={{ ...cost.line, baseline: cost.line.baseline + 7 }}
        theme={theme}
        fill={theme.colour('bone')}
      />
    </g>
  );
}
