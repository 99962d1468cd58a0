import type { Element, FaceProps, FrameProps, Theme } from 'shroud/template';
import { ClearFace, ClearFrame } from './parts/clear-card';
import { TitleEnds } from './parts/title-ends';

const colours = (theme: Theme) => ({
  fill: theme.colour('midnight'),
  shade: theme.colour('midnight-shade'),
  line: theme.colour('moonlight-shade'),
});

/** Plates of midnight blue, and keys in the corners. */
export function frame({ regions, theme }: FrameProps): Element {
  const key = theme.ornament('key');
  return (
    <ClearFrame regions={regions} colours={colours(theme)} corners={theme.colour('moonlight-shade')}>
      <TitleEnds shapes={regions.title} colour={theme.colour('moonlight')} pictures={[key, key]} />
    </ClearFrame>
  );
}

export function face(props: FaceProps): Element {
  const { theme } = props;
  const inks = {
    title: theme.colour('moonlight'),
    text: theme.colour('marble'),
    flavour: theme.colour('moonlight'),
    icons: theme.colour('marble'),
    ornament: theme.colour('moonlight-shade'),
  };
  return <ClearFace {...props} inks={inks} colours={colours(theme)} />;
}
