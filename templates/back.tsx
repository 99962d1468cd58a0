import { type Element, type FaceProps, type FrameProps, Picture } from 'shroud/template';
import { Backdrop } from './parts/backdrop';
import { CardCorners } from './parts/scrollwork';
import { Ornament } from './parts/tailpiece';

/** The back of opaque cards: the same for all of them. */
export function frame({ card, theme }: FrameProps): Element {
  const { width, height } = card;
  const [cx, cy] = [width / 2, height / 2];
  const gilt = theme.colour('gilt');
  const shade = theme.colour('gilt-shade');
  return (
    <g>
      <Backdrop
        card={card}
        fill={theme.colour('damask')}
        pattern={theme.colour('damask-line')}
        line={shade}
      />
      <CardCorners card={card} colour={shade} />
      <ellipse cx={cx} cy={cy} rx={196} ry={236} fill={theme.colour('ink')} />
      <ellipse cx={cx} cy={cy} rx={188} ry={228} fill="none" stroke={gilt} stroke-width={3} />
      <ellipse cx={cx} cy={cy} rx={180} ry={220} fill="none" stroke={shade} stroke-width={1.2} />
      <g fill={shade}>
        {Array.from({ length: 72 }, (_, i) => {
          const angle = (Math.PI * i) / 36;
          return <circle cx={cx + 172 * Math.cos(angle)} cy={cy + 212 * Math.sin(angle)} r={2} />;
        })}
      </g>
      <circle cx={cx} cy={cy - 18} r={124} fill={theme.colour('moonlight')} />
      <circle cx={cx} cy={cy - 18} r={118} fill={theme.colour('marble')} />
      <Picture
        of={theme.ornament('raven')}
        x={cx - 100}
        y={cy - 112}
        width={200}
        height={216}
        fill={theme.colour('ink')}
      />
      <path
        d={`M${cx - 150} ${cy + 106}C${cx - 60} ${cy + 88} ${cx + 40} ${cy + 92} ${cx + 150} ${cy + 102}L${cx + 132} ${cy + 120}C${cx + 40} ${cy + 106} ${cx - 60} ${cy + 104} ${cx - 130} ${cy + 122}Z`}
        fill={shade}
      />
      <g transform={`translate(${cx} 130)`}>
        <Ornament colour={gilt} />
      </g>
      <g transform={`translate(${cx} ${height - 130}) scale(1 -1)`}>
        <Ornament colour={gilt} />
      </g>
    </g>
  );
}

export function face(_: FaceProps): Element {
  return <g />;
}
