import {
  type Art,
  boundsOf,
  type Circle,
  type Element,
  type FaceProps,
  type FrameProps,
  Layer,
  type RegionShape,
  type Theme,
} from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { Emblem, Lit, OnDisc } from './parts/disc';
import { Scene } from './parts/scene';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('blood'),
  shade: theme.colour('blood-shade'),
  line: theme.colour('gilt'),
});

/** A red text box; an angel and a devil on its corners, or a trident below the picture (LOOK-4). */
export function frame({ regions, theme }: FrameProps): Element {
  const gilt = theme.colour('gilt');
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={gilt}>
      <TitleEnds shapes={regions.title} colour={gilt} />
    </ClearFrame>
  );
}

interface CrestProps {
  readonly shapes: readonly RegionShape[];
  readonly theme: Theme;
}

const circlesOf = (shapes: readonly RegionShape[]): Circle[] =>
  shapes.filter((shape): shape is Circle => 'cx' in shape);

/** Good counsel on the left corner of the text box, bad counsel on the right. */
function Tempters({ shapes, theme }: CrestProps): Element {
  return (
    <g>
      {circlesOf(shapes).map((circle, i) => (
        <Medal circle={circle} theme={theme} ornament={i === 0 ? 'angel' : 'devil'} flip={i > 0} />
      ))}
    </g>
  );
}

/** A drawing in a frame, and the trident on a medal at its foot. */
function Pictured({ shapes, theme, art }: CrestProps & { art: Art | undefined }): Element {
  const box = boundsOf(shapes.filter((shape) => 'width' in shape));
  return (
    <g>
      <Layer {...box}>
        <Scene art={art} theme={theme} width={box.width} height={box.height} />
      </Layer>
      {circlesOf(shapes).map((circle) => (
        <Medal circle={circle} theme={theme} ornament="trident" />
      ))}
    </g>
  );
}

interface MedalProps {
  readonly circle: Circle;
  readonly theme: Theme;
  readonly ornament: string;
  readonly flip?: boolean;
}

/** A figure in gold on a red disc. */
function Medal({ circle, theme, ornament, flip = false }: MedalProps): Element {
  const { r } = circle;
  const [gilt, shade] = [theme.colour('gilt'), theme.colour('blood-shade')];
  return (
    <OnDisc circle={circle}>
      <circle cx={r} cy={r} r={r} fill={shade} />
      <circle cx={r} cy={r} r={r - 2.4} fill={gilt} />
      <Lit name="red" middle={r} r={r - 4.4} light={theme.colour('blood')} shade={shade} reach={1.2} />
      <circle cx={r} cy={r} r={r - 7} fill="none" stroke={gilt} stroke-width={0.8} />
      <Emblem of={theme.ornament(ornament)} middle={r} half={r * 0.66} fill={gilt} flip={flip} />
    </OnDisc>
  );
}

export function face(props: FaceProps): Element {
  const { theme, regions, rules, art } = props;
  const inks = {
    title: theme.colour('bone'),
    text: theme.colour('marble'),
    flavour: theme.colour('parchment'),
    icons: theme.colour('marble'),
    ornament: theme.colour('gilt'),
  };
  return (
    <g>
      {regions.crest &&
        (rules === 'second' ? (
          <Pictured shapes={regions.crest} theme={theme} art={art} />
        ) : (
          <Tempters shapes={regions.crest} theme={theme} />
        ))}
      <ClearFace {...props} inks={inks} colours={colours(theme)} />
    </g>
  );
}
