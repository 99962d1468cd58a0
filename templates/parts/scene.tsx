import { type Art, type Element, Picture, type Theme } from 'shroud/template';
import { Moonlight, Sitter } from './portrait';

interface SceneProps {
  readonly art: Art | undefined;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** A grim drawing in a red frame: the card's own, else a graveyard in moonlight. */
export function Scene({ art, theme, width, height }: SceneProps): Element {
  const mat = 12;
  return (
    <g>
      {art ? (
        <Sitter art={art} theme={theme} width={width} height={height} />
      ) : (
        <g>
          <Moonlight theme={theme} width={width} height={height} />
          <Picture
            of={theme.ornament('graveyard')}
            x={20}
            y={height * 0.4}
            width={width - 40}
            height={height * 0.6}
            fill={theme.colour('ink')}
          />
        </g>
      )}
      <path
        d={`M0 0H${width}V${height}H0ZM${mat} ${mat}V${height - mat}H${width - mat}V${mat}Z`}
        fill={theme.colour('blood-shade')}
        fill-rule="evenodd"
      />
      {[
        [4.5, 2.4],
        [9, 0.9],
      ].map(([inset = 0, line]) => (
        <rect
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          fill="none"
          stroke={theme.colour('gilt')}
          stroke-width={line}
        />
      ))}
    </g>
  );
}
