import type { Element, FaceProps, FrameProps, Theme } from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('soot'),
  shade: theme.colour('ink'),
  line: theme.colour('silver-shade'),
});

/** A black text box with scrollwork in the corners (LOOK-3). */
export function frame({ regions, theme }: FrameProps): Element {
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={theme.colour('silver-shade')}>
      <TitleEnds shapes={regions.title} colour={theme.colour('silver')} />
    </ClearFrame>
  );
}

export function face(props: FaceProps): Element {
  const { theme } = props;
  const inks = {
    title: theme.colour('bone'),
    text: theme.colour('bone'),
    flavour: theme.colour('silver'),
    icons: theme.colour('bone'),
    ornament: theme.colour('silver-shade'),
  };
  return <ClearFace {...props} inks={inks} colours={colours(theme)} />;
}
