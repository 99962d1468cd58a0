import { type Element, type FaceProps, type FrameProps, type TextBlock, Words } from 'shroud/template';
import { Backdrop } from './parts/backdrop';
import { Plate, PlateCorners } from './parts/plate';
import { TitleEnds } from './parts/title-ends';

/** A sheet of parchment with the rules that one forgets (COMP-4). */
export function frame({ card, regions, theme }: FrameProps): Element {
  const gilt = theme.colour('gilt-shade');
  return (
    <g>
      <Backdrop card={card} fill={theme.colour('damask')} pattern={theme.colour('damask-line')} line={gilt} />
      {regions.title && (
        <Plate
          id="title"
          shapes={regions.title}
          fill={theme.colour('soot')}
          shade={theme.colour('ink')}
          line={gilt}
        />
      )}
      <TitleEnds shapes={regions.title} colour={theme.colour('gilt')} />
      {regions.text && (
        <Plate
          id="text"
          shapes={regions.text}
          fill={theme.colour('parchment')}
          shade={theme.colour('parchment-shade')}
          line={theme.colour('sepia')}
        />
      )}
      {regions.text && <PlateCorners shapes={regions.text} colour={theme.colour('sepia')} size={48} />}
    </g>
  );
}

export function face({ title, text, theme }: FaceProps): Element {
  const ink = theme.colour('ink');
  return (
    <g>
      <Words of={title} theme={theme} fill={theme.colour('bone')} />
      {text && <Bullets of={text} colour={theme.colour('blood')} />}
      {text && <Words of={text} theme={theme} fill={ink} />}
    </g>
  );
}

/** A lozenge before each rule. */
function Bullets({ of, colour }: { of: TextBlock; colour: string }): Element {
  const starts = of.lines.filter((line) => line.role === 'item' && line.starts);
  return (
    <g fill={colour}>
      {starts.map(({ x, baseline, size }) => {
        const [cx, cy] = [x - size * 0.62, baseline - size * 0.28];
        return <path d={`M${cx} ${cy - 7}L${cx + 5} ${cy}L${cx} ${cy + 7}L${cx - 5} ${cy}Z`} />;
      })}
    </g>
  );
}
