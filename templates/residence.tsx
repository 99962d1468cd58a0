import { boundsOf, type Element, type FaceProps, type FrameProps, Layer, Words } from 'shroud/template';
import { Alcove, Socket } from './parts/alcove';
import { House } from './parts/house';
import { OwnFields, ownLooks } from './parts/own-fields';
import { Plate } from './parts/plate';
import { Medallions, Ribbon } from './parts/ribbon';
import { Tailpiece } from './parts/tailpiece';
import { TitleEnds } from './parts/title-ends';

/** The house of a family, its name on the plate, that of the family on the ribbon (SETUP-2). */
export function frame({ card, regions, theme }: FrameProps): Element {
  const line = theme.colour('moonlight-shade');
  return (
    <g>
      <Alcove
        card={card}
        frame={theme.colour('midnight-shade')}
        fill={theme.colour('twilight')}
        pattern={theme.colour('twilight-line')}
        line={line}
      />
      <Socket shapes={regions.text} colour={theme.colour('midnight')} />
      {regions.title && (
        <Plate
          id="title"
          shapes={regions.title}
          fill={theme.colour('soot')}
          shade={theme.colour('ink')}
          line={line}
        />
      )}
      <TitleEnds shapes={regions.title} colour={theme.colour('moonlight')} />
      {regions.text && (
        <Plate
          id="text"
          shapes={regions.text}
          fill={theme.colour('parchment')}
          shade={theme.colour('parchment-shade')}
          line={theme.colour('sepia')}
        />
      )}
      {regions.name && (
        <Ribbon
          shapes={regions.name}
          fill={theme.colour('bone')}
          shade={theme.colour('parchment-shade')}
          line={theme.colour('sepia')}
        />
      )}
    </g>
  );
}

export function face({ title, name, text, fields, regions, theme, family, art }: FaceProps): Element {
  const ink = theme.colour('ink');
  const picture = regions.portrait && boundsOf(regions.portrait);
  return (
    <g>
      <Words of={title} theme={theme} fill={theme.colour('moonlight')} />
      {picture && (
        <Layer {...picture}>
          <House art={art} theme={theme} width={picture.width} height={picture.height} />
        </Layer>
      )}
      {name && <Words of={name} theme={theme} fill={ink} />}
      {regions.name && family && (
        <Medallions
          shapes={regions.name}
          symbol={family.symbol}
          theme={theme}
          fill={theme.colour('parchment')}
          rim={theme.colour('gilt')}
          ink={ink}
        />
      )}
      {regions.text && (
        <Tailpiece shapes={regions.text} below={text?.bottom} colour={theme.colour('sepia')} />
      )}
      {text && <Words of={text} theme={theme} fill={ink} />}
      <OwnFields fields={fields} regions={regions} theme={theme} {...ownLooks(theme)} />
    </g>
  );
}
