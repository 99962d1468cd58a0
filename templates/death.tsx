import {
  boundsOf,
  type Element,
  type FaceProps,
  type FrameProps,
  Picture,
  type Theme,
} from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('marble'),
  shade: theme.colour('marble-shade'),
  line: theme.colour('slate'),
});

/** A white text box; tombstones in the corners, or one picture of a tombstone on all of them (LOOK-5). */
export function frame({ regions, theme, rules }: FrameProps): Element {
  const slate = theme.colour('slate');
  const tombstone = theme.ornament('tombstone');
  const isSecond = rules === 'second';
  const box = regions.text && boundsOf(regions.text);
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={theme.colour('marble-line')}>
      <TitleEnds
        shapes={regions.title}
        colour={slate}
        pictures={isSecond ? undefined : [tombstone, tombstone]}
      />
      {isSecond && box && (
        <Picture
          of={theme.ornament('graveyard')}
          x={box.x + 12}
          y={box.y + 12}
          width={box.width - 24}
          height={box.height - 24}
          fill={theme.colour('marble-mist')}
        />
      )}
    </ClearFrame>
  );
}

export function face(props: FaceProps): Element {
  const { theme } = props;
  const inks = {
    title: theme.colour('ink'),
    text: theme.colour('ink'),
    flavour: theme.colour('soot'),
    icons: theme.colour('ink'),
    ornament: theme.colour('slate'),
  };
  return <ClearFace {...props} inks={inks} colours={colours(theme)} />;
}
