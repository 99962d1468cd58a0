import { boundsOf, type Element, type FaceProps, type FrameProps, Picture, Words } from 'shroud/template';
import { Alcove, Socket } from './parts/alcove';
import { OwnFields, ownLooks } from './parts/own-fields';
import { Plate } from './parts/plate';
import { Portrait, Sitter } from './parts/portrait';
import { Medallions, Ribbon } from './parts/ribbon';
import { Ornament, Tailpiece } from './parts/tailpiece';
import { TitleEnds } from './parts/title-ends';

/** A portrait in an oval frame, the name and the family's symbol below it; the back is the dead side (LOOK-2). */
export function frame({ card, regions, theme, side }: FrameProps): Element {
  const isDead = side === 'back';
  const line = theme.colour(isDead ? 'silver-shade' : 'gilt-shade');
  const bright = theme.colour(isDead ? 'silver' : 'gilt');
  const dark = { fill: theme.colour('soot'), shade: theme.colour('ink'), line };
  const paper = isDead
    ? { fill: theme.colour('slate'), shade: theme.colour('soot'), line }
    : {
        fill: theme.colour('parchment'),
        shade: theme.colour('parchment-shade'),
        line: theme.colour('sepia'),
      };
  const name = regions.name && boundsOf(regions.name);
  const text = regions.text && boundsOf(regions.text);
  // Where reminder lines go, nothing is printed: there is room for an ornament.
  const gap = name && text ? text.y - name.y - name.height : 0;
  return (
    <g>
      <Alcove
        card={card}
        frame={theme.colour('ink')}
        fill={theme.colour(isDead ? 'ash' : 'plum')}
        pattern={theme.colour(isDead ? 'ash-line' : 'plum-line')}
        line={line}
      />
      <Socket shapes={regions.text} colour={theme.colour(isDead ? 'soot' : 'damask')} />
      {regions.title && <Plate id="title" shapes={regions.title} {...dark} />}
      <TitleEnds shapes={regions.title} colour={bright} />
      {regions.text && <Plate id="text" shapes={regions.text} {...paper} />}
      {regions.name && (
        <Ribbon
          shapes={regions.name}
          fill={theme.colour(isDead ? 'silver' : 'bone')}
          shade={theme.colour(isDead ? 'silver-shade' : 'parchment-shade')}
          line={theme.colour(isDead ? 'ink' : 'sepia')}
        />
      )}
      {text && gap > 50 && (
        <g transform={`translate(${text.x + text.width / 2} ${text.y - gap / 2 + 4})`}>
          <Ornament colour={theme.colour(isDead ? 'soot' : 'damask')} />
        </g>
      )}
    </g>
  );
}

export function face(props: FaceProps): Element {
  const { title, name, text, fields, regions, theme, side, family, art } = props;
  const isDead = side === 'back';
  const ink = theme.colour('ink');
  const portrait = regions.portrait && boundsOf(regions.portrait);
  const box = regions.text && boundsOf(regions.text);
  return (
    <g>
      <Words of={title} theme={theme} fill={theme.colour(isDead ? 'silver' : 'bone')} />
      {regions.portrait && portrait && (
        <Portrait
          shapes={regions.portrait}
          rim={theme.colour(isDead ? 'silver' : 'gilt')}
          rimShade={theme.colour(isDead ? 'silver-shade' : 'gilt-shade')}
          mat={theme.colour(isDead ? 'ink' : 'soot')}
          matLine={theme.colour(isDead ? 'silver-shade' : 'gilt-shade')}
        >
          {isDead ? <Skull {...portrait} theme={theme} /> : <Sitter art={art} theme={theme} {...portrait} />}
        </Portrait>
      )}
      {name && <Words of={name} theme={theme} fill={ink} />}
      {regions.name && family && (
        <Medallions
          shapes={regions.name}
          symbol={family.symbol}
          theme={theme}
          fill={theme.colour(isDead ? 'silver' : 'parchment')}
          rim={theme.colour(isDead ? 'silver-shade' : 'gilt')}
          ink={ink}
        />
      )}
      {!isDead && regions.text && (
        <Tailpiece shapes={regions.text} below={text?.bottom} colour={theme.colour('sepia')} />
      )}
      {!isDead && text && <Words of={text} theme={theme} fill={ink} flavour={theme.colour('ink')} />}
      {!isDead && <OwnFields fields={fields} regions={regions} theme={theme} {...ownLooks(theme)} />}
      {isDead && box && (
        <Picture
          of={theme.ornament('graveyard')}
          x={box.x + 20}
          y={box.y + 14}
          width={box.width - 40}
          height={Math.min(box.height, 196) - 26}
          fill={theme.colour('soot')}
        />
      )}
    </g>
  );
}

function Skull({
  width,
  height,
  theme,
}: {
  width: number;
  height: number;
  theme: FaceProps['theme'];
}): Element {
  return (
    <g>
      <defs>
        <radialGradient
          id="gloom"
          gradientUnits="userSpaceOnUse"
          cx={width / 2}
          cy={height / 2}
          r={height * 0.6}
        >
          <stop offset="0" stop-color={theme.colour('slate')} />
          <stop offset="1" stop-color={theme.colour('ink')} />
        </radialGradient>
      </defs>
      <rect x={0} y={0} width={width} height={height} fill="url(#gloom)" />
      <Picture of={theme.ornament('skull')} x={50} y={52} width={width - 100} height={height - 104} />
    </g>
  );
}
