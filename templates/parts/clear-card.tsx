import {
  boundsOf,
  type Child,
  type Element,
  type FaceProps,
  type FrameProps,
  Layer,
  Words,
} from 'shroud/template';
import { Discs } from './discs';
import { OwnFields } from './own-fields';
import { Plate, type PlateColours, PlateCorners } from './plate';
import { Sitter } from './portrait';
import { Divider } from './scrollwork';
import { Tailpiece } from './tailpiece';

/** The plates that every clear card has: title and text box. */
export function ClearFrame({
  regions,
  colours,
  corners,
  children,
}: Pick<FrameProps, 'regions'> & { colours: PlateColours; corners: string; children?: Child }): Element {
  const isNotched = (regions.text?.length ?? 0) > 1;
  return (
    <g>
      {regions.title && <Plate id="title" shapes={regions.title} {...colours} />}
      {regions.text && <Plate id="text" shapes={regions.text} {...colours} />}
      {regions.text && (
        <PlateCorners shapes={regions.text} colour={corners} except={isNotched ? ['lower-right'] : []} />
      )}
      {children}
    </g>
  );
}

interface Inks {
  readonly title: string;
  readonly text: string;
  readonly flavour: string;
  readonly icons: string;
  readonly ornament: string;
}

/** What differs from one clear card to the next: its words, values and icons. */
export function ClearFace({
  inks,
  colours,
  ...props
}: FaceProps & { inks: Inks; colours: PlateColours }): Element {
  const { title, text, reminder, fields, regions, theme, art } = props;
  const picture = regions.portrait && boundsOf(regions.portrait);
  return (
    <g>
      {art && picture && (
        <Layer {...picture}>
          <Sitter art={art} theme={theme} {...picture} />
        </Layer>
      )}
      {reminder && regions.reminder && <Plate id="reminder" shapes={regions.reminder} slim {...colours} />}
      <Words of={title} theme={theme} fill={inks.title} />
      {regions.text && <Tailpiece shapes={regions.text} below={text?.bottom} colour={inks.ornament} />}
      {text?.divider && <Divider {...text.divider} colour={inks.ornament} />}
      {text && <Words of={text} theme={theme} fill={inks.text} flavour={inks.flavour} icons={inks.icons} />}
      {reminder && <Words of={reminder} theme={theme} fill={inks.text} icons={inks.icons} />}
      <Discs {...props} />
      <OwnFields fields={fields} regions={regions} theme={theme} colours={colours} ink={inks.text} />
    </g>
  );
}
