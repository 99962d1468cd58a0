import {
  type Circle,
  type Element,
  type FaceProps,
  type RegionShape,
  type Slot,
  type Theme,
  Words,
} from 'shroud/template';
import { Emblem, Lit, OnDisc } from './disc';

const SLOTS: readonly Slot[] = ['top', 'middle', 'bottom'];

const circleOf = (shapes: readonly RegionShape[] | undefined): Circle | undefined =>
  shapes?.find((shape): shape is Circle => 'cx' in shape);

/** A shape with points all around: rays or thorns. */
function star(points: number, outer: number, inner: number, centre: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${(centre + r * Math.cos(angle)).toFixed(2)} ${(centre + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Pathos down the left edge and icons, as far as the card prints them (VIS-2, VIS-4). */
export function Discs({ pathos, icons, regions, theme }: FaceProps): Element {
  return (
    <g>
      {SLOTS.map((slot) => {
        const value = pathos[slot];
        const circle = circleOf(regions[`pathos.${slot}`]);
        return value !== undefined && circle && <PathosDisc value={value} circle={circle} theme={theme} />;
      })}
      {SLOTS.map((slot) => {
        const icon = icons[slot];
        const circle = circleOf(regions[`icon.${slot}`]);
        return icon !== undefined && circle && <IconDisc icon={icon} circle={circle} theme={theme} />;
      })}
    </g>
  );
}

interface OnCircle {
  readonly circle: Circle;
  readonly theme: Theme;
}

/** Misfortune is dark, thorned and wears a tear; good fortune is bright, rayed and wears a star. */
function PathosDisc({ value, circle, theme }: OnCircle & { value: number }): Element {
  const { r } = circle;
  const text = `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)}`;
  const line = theme.line(text, { font: 'text', size: 13.5, weight: 700 });
  const number = { ...line, x: r - line.width / 2, baseline: r + line.size * 0.22 };
  return (
    <OnDisc circle={circle}>
      {value < 0 ? (
        <Misfortune r={r} theme={theme} />
      ) : value > 0 ? (
        <Fortune r={r} theme={theme} />
      ) : (
        <Indifference r={r} theme={theme} />
      )}
      <Words of={number} theme={theme} fill={theme.colour(value < 0 ? 'bone' : 'ink')} />
    </OnDisc>
  );
}

function Misfortune({ r, theme }: { r: number; theme: Theme }): Element {
  return (
    <g>
      <circle cx={r} cy={r} r={r} fill={theme.colour('ink')} />
      <path d={star(22, r - 2, r - 9, r)} fill={theme.colour('blood-bright')} />
      <circle cx={r} cy={r} r={r - 7.5} fill={theme.colour('ink')} />
      <Lit
        name="dark"
        middle={r}
        r={r - 9}
        light={theme.colour('blood-shade')}
        shade={theme.colour('ink')}
        reach={1.1}
      />
      <path
        d={`M${r} ${r + 19}C${r + 3} ${r + 24} ${r + 5.4} ${r + 27} ${r + 5.4} ${r + 30.5}A5.4 5.4 0 0 1 ${r - 5.4} ${r + 30.5}C${r - 5.4} ${r + 27} ${r - 3} ${r + 24} ${r} ${r + 19}Z`}
        fill={theme.colour('silver')}
      />
    </g>
  );
}

function Fortune({ r, theme }: { r: number; theme: Theme }): Element {
  return (
    <g>
      <circle cx={r} cy={r} r={r} fill={theme.colour('ink')} />
      <circle cx={r} cy={r} r={r - 1.4} fill={theme.colour('gilt')} />
      {Array.from({ length: 24 }, (_, i) => {
        const angle = (Math.PI * i) / 12;
        return (
          <circle
            cx={r + (r - 6) * Math.cos(angle)}
            cy={r + (r - 6) * Math.sin(angle)}
            r={2}
            fill={theme.colour('bone')}
          />
        );
      })}
      <circle cx={r} cy={r} r={r - 9.5} fill={theme.colour('gilt-shade')} />
      <Lit
        name="bright"
        middle={r}
        r={r - 11}
        light={theme.colour('marble')}
        shade={theme.colour('gilt')}
        reach={1.1}
      />
      <path
        d={star(5, 7.5, 3.2, 0)}
        transform={`translate(${r} ${r + 26.5})`}
        fill={theme.colour('gilt-shade')}
      />
    </g>
  );
}

function Indifference({ r, theme }: { r: number; theme: Theme }): Element {
  return (
    <g>
      <circle cx={r} cy={r} r={r} fill={theme.colour('slate')} />
      <circle cx={r} cy={r} r={r - 4} fill={theme.colour('silver')} />
      <circle cx={r} cy={r} r={r - 9} fill="none" stroke={theme.colour('slate')} stroke-width={1.2} />
    </g>
  );
}

/** A story icon on a disc of parchment; a blank one is a disc that nothing is drawn on (VIS-4). */
function IconDisc({ icon, circle, theme }: OnCircle & { icon: FaceProps['icons'][Slot] }): Element {
  const { r } = circle;
  return (
    <OnDisc circle={circle}>
      <circle cx={r} cy={r} r={r} fill={theme.colour('ink')} />
      <circle cx={r} cy={r} r={r - 2.6} fill={theme.colour('silver-shade')} />
      <circle cx={r} cy={r} r={r - 4.6} fill={theme.colour('ink')} />
      <circle cx={r} cy={r} r={r - 5.6} fill={theme.colour('parchment')} />
      {icon !== undefined && icon !== 'blank' ? (
        <Emblem of={theme.icon(icon)} middle={r} half={r * 0.62} fill={theme.colour('ink')} />
      ) : (
        <Hatching r={r} colour={theme.colour('parchment-shade')} />
      )}
    </OnDisc>
  );
}

/** What is scratched out: lines across the patch. */
function Hatching({ r, colour }: { r: number; colour: string }): Element {
  const lines = [-0.5, -0.25, 0, 0.25, 0.5].map((at) => {
    const offset = at * r * 1.3;
    const reach = Math.sqrt(Math.max(0, (r - 12) ** 2 - offset ** 2));
    const [ax, ay] = [offset - reach, offset + reach].map((v) => v / Math.SQRT2) as [number, number];
    return `M${(r + ax).toFixed(2)} ${(r + ay).toFixed(2)}L${(r + ay).toFixed(2)} ${(r + ax).toFixed(2)}`;
  });
  return <path d={lines.join('')} fill="none" stroke={colour} stroke-width={3} stroke-linecap="round" />;
}
