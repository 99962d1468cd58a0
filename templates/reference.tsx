import {
  boundsOf,
  type Element,
  type FaceProps,
  Flex,
  type FrameProps,
  Paragraph,
  Words,
} from 'shroud/template';
import { Backdrop } from './parts/backdrop';
import { OwnFields, ownLooks } from './parts/own-fields';
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

export function face({ title, text, words, fields, regions, theme }: FaceProps): Element {
  return (
    <g>
      <Words of={title} theme={theme} fill={theme.colour('bone')} />
      {text && regions.text && (
        <Flex
          {...boundsOf(regions.text)}
          least="6.5pt"
          style={{
            flexDirection: 'column',
            justifyContent: 'center',
            gap: '0.28em',
            padding: '4mm 4.4mm',
            fontSize: text.size,
            color: theme.colour('ink'),
          }}
        >
          {words.text.map((passage) =>
            passage.role === 'item' ? (
              <div style={{ gap: '0.4em' }}>
                <Bullet colour={theme.colour('blood')} />
                <Paragraph of={passage} theme={theme} style={{ flex: 1, textWrap: 'balance' }} />
              </div>
            ) : (
              <Paragraph of={passage} theme={theme} style={{ marginTop: '0.5em', textAlign: 'center' }} />
            ),
          )}
        </Flex>
      )}
      <OwnFields fields={fields} regions={regions} theme={theme} {...ownLooks(theme)} />
    </g>
  );
}

/** A lozenge, as high as the line beside it. */
function Bullet({ colour }: { colour: string }): Element {
  return (
    <svg viewBox="0 0 20 44" style={{ width: '0.5em', height: '1.1em' }}>
      <path d="M10 15L15 22L10 29L5 22Z" fill={colour} />
    </svg>
  );
}
