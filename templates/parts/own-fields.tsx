import {
  boundsOf,
  type Element,
  type FaceField,
  type FaceProps,
  Picture,
  type RegionShape,
  type Theme,
  Words,
} from 'shroud/template';
import { Plate, type PlateColours } from './plate';

interface Looks {
  readonly colours: PlateColours;
  readonly ink: string;
}

/** As plates of parchment look on paper. */
export const ownLooks = (theme: Theme): Looks => ({
  colours: {
    fill: theme.colour('parchment'),
    shade: theme.colour('parchment-shade'),
    line: theme.colour('sepia'),
  },
  ink: theme.colour('ink'),
});

/** What a deck gives to a kind of card beside what it has: each field on a plate of its own, where the layout has one. */
export function OwnFields({
  fields,
  regions,
  theme,
  ...looks
}: Pick<FaceProps, 'fields' | 'regions' | 'theme'> & Looks): Element {
  return (
    <g>
      {Object.entries(fields).map(([name, field], i) => {
        const shapes = regions[name];
        return shapes && <OwnField id={`own${i}`} field={field} shapes={shapes} theme={theme} {...looks} />;
      })}
    </g>
  );
}

interface FieldProps extends Looks {
  readonly id: string;
  readonly field: FaceField;
  readonly shapes: readonly RegionShape[];
  readonly theme: Theme;
}

function OwnField({ id, field, shapes, theme, colours, ink }: FieldProps): Element {
  const words = 'line' in field ? field.line : 'block' in field ? field.block : undefined;
  return (
    <g>
      <Plate id={id} shapes={shapes} slim {...colours} />
      {field.type === 'icon' && <OwnIcon icon={field.value} shapes={shapes} theme={theme} ink={ink} />}
      {words && <Words of={words} theme={theme} fill={ink} />}
    </g>
  );
}

/** An icon in the middle of its region, as large as leaves a rim. */
function OwnIcon({
  icon,
  shapes,
  theme,
  ink,
}: Pick<FieldProps, 'shapes' | 'theme' | 'ink'> & { icon: string }): Element {
  const { x, y, width, height } = boundsOf(shapes);
  const size = Math.min(width, height) * 0.66;
  return (
    <Picture
      of={theme.icon(icon)}
      x={x + (width - size) / 2}
      y={y + (height - size) / 2}
      width={size}
      height={size}
      fill={ink}
    />
  );
}
