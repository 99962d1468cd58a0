import type { Art, Element, Theme } from 'shroud/template';
import { Picture } from 'shroud/template';
import { Moonlight, Sitter } from './portrait';

interface HouseProps {
  readonly art?: Art | undefined;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

/** The card's own picture, else a house on a hill; in a square frame. */
export function House({ art, theme, width, height }: HouseProps): Element {
  const gilt = theme.colour('gilt-shade');
  return (
    <g>
      {art ? (
        <Sitter art={art} theme={theme} width={width} height={height} />
      ) : (
        <g>
          <Moonlight theme={theme} width={width} height={height} />
          <Picture of={theme.ornament('house')} x={0} y={0} width={width} height={height} fit="cover" />
        </g>
      )}
      <rect
        x={4}
        y={4}
        width={width - 8}
        height={height - 8}
        fill="none"
        stroke={theme.colour('ink')}
        stroke-width={8}
      />
      <rect x={5} y={5} width={width - 10} height={height - 10} fill="none" stroke={gilt} stroke-width={3} />
      <rect
        x={10}
        y={10}
        width={width - 20}
        height={height - 20}
        fill="none"
        stroke={gilt}
        stroke-width={1}
      />
    </g>
  );
}
