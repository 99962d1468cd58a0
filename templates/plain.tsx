import {
  boundsOf,
  type Element,
  type FaceProps,
  type FrameProps,
  Layer,
  type Theme,
  Words,
} from 'shroud/template';
import { Backdrop } from './parts/backdrop';
import { OwnFields, ownLooks } from './parts/own-fields';
import { Plate } from './parts/plate';
import { Sitter } from './parts/portrait';
import { Divider } from './parts/scrollwork';

const dark = (theme: Theme) => ({
  fill: theme.colour('soot'),
  shade: theme.colour('ink'),
  line: theme.colour('silver-shade'),
});

/** A card of a deck's own kind that has no template: a plate for all that it says, where the layout has it. */
export function frame({ card, regions, theme, stock }: FrameProps): Element {
  return (
    <g>
      {stock === 'paper' && (
        <Backdrop
          card={card}
          fill={theme.colour('twilight')}
          pattern={theme.colour('twilight-line')}
          line={theme.colour('moonlight-shade')}
        />
      )}
      {regions.title && <Plate id="title" shapes={regions.title} {...dark(theme)} />}
    </g>
  );
}

export function face({ title, text, fields, regions, theme, stock, art }: FaceProps): Element {
  const { colours, ink } =
    stock === 'clear' ? { colours: dark(theme), ink: theme.colour('bone') } : ownLooks(theme);
  const picture = regions.portrait && boundsOf(regions.portrait);
  return (
    <g>
      <Words of={title} theme={theme} fill={theme.colour('bone')} />
      {art && picture && (
        <Layer {...picture}>
          <Sitter art={art} theme={theme} width={picture.width} height={picture.height} />
        </Layer>
      )}
      {text && regions.text && <Plate id="text" shapes={regions.text} {...colours} />}
      {text?.divider && <Divider {...text.divider} colour={colours.line} />}
      {text && <Words of={text} theme={theme} fill={ink} />}
      <OwnFields fields={fields} regions={regions} theme={theme} colours={colours} ink={ink} />
    </g>
  );
}
