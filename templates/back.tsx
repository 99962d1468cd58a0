import { type Element, type FaceProps, Flex, type FrameProps, Icon } from 'shroud/template';
import { Backdrop } from './parts/backdrop';
import { CardCorners } from './parts/scrollwork';
import { Ornament } from './parts/tailpiece';

/** The back of opaque cards: the same for all of them. */
export function frame({ card, theme }: FrameProps): Element {
  const { width, height } = card;
  // On a card with less room, all shrinks alike.
  const scale = Math.min(1, width / 630, height / 880);
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
      <Flex
        x={0}
        y={0}
        width={width}
        height={height}
        style={{
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: `${90 * scale}px 0`,
        }}
      >
        <svg width={260 * scale} height={80 * scale} viewBox="-130 -40 260 80">
          <Ornament colour={gilt} />
        </svg>
        <Medallion theme={theme} scale={scale} />
        <svg width={260 * scale} height={80 * scale} viewBox="-130 -40 260 80">
          <g transform="scale(1 -1)">
            <Ornament colour={gilt} />
          </g>
        </svg>
      </Flex>
    </g>
  );
}

/** A raven before the moon, in an oval of pearls. */
function Medallion({ theme, scale }: Pick<FrameProps, 'theme'> & { scale: number }): Element {
  const shade = theme.colour('gilt-shade');
  const whole = { width: 392 * scale, height: 472 * scale };
  const circle = (size: number) => ({
    width: size,
    height: size,
    position: 'relative' as const,
    borderRadius: '50%',
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
  });
  return (
    <div style={{ ...whole, position: 'relative', alignItems: 'center', justifyContent: 'center' }}>
      <svg {...whole} viewBox="-196 -236 392 472" style={{ position: 'absolute', top: 0, left: 0 }}>
        <ellipse rx={196} ry={236} fill={theme.colour('ink')} />
        <ellipse rx={188} ry={228} fill="none" stroke={theme.colour('gilt')} stroke-width={3} />
        <ellipse rx={180} ry={220} fill="none" stroke={shade} stroke-width={1.2} />
        <g fill={shade}>
          {Array.from({ length: 72 }, (_, i) => {
            const angle = (Math.PI * i) / 36;
            return <circle cx={172 * Math.cos(angle)} cy={212 * Math.sin(angle)} r={2} />;
          })}
        </g>
      </svg>
      <div
        style={{ ...circle(248 * scale), marginBottom: 36 * scale, background: theme.colour('moonlight') }}
      >
        <div style={{ ...circle(236 * scale), background: theme.colour('marble') }}>
          <Icon
            of={theme.ornament('raven')}
            size={200 * scale}
            fill={theme.colour('ink')}
            style={{ marginTop: 28 * scale }}
          />
        </div>
      </div>
      <svg
        width={300 * scale}
        height={40 * scale}
        viewBox="-150 86 300 40"
        style={{ position: 'absolute', left: 46 * scale, top: 322 * scale }}
      >
        <path d="M-150 106C-60 88 40 92 150 102L132 120C40 106 -60 104 -130 122Z" fill={shade} />
      </svg>
    </div>
  );
}

export function face(_: FaceProps): Element {
  return <g />;
}
