import type { Artwork, Child, Element, TextBlock, TextLine, Theme } from '../../../templates/template.js';

export { boundsOf } from '../core/geometry.js';
export { Flex, Icon, Paragraph } from './flex.js';
export { outline } from './outline.js';

/** The module `shroud/template` that templates import; its types are in `templates/template.d.ts`. */
export function Layer(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: Child;
}): Element {
  return { type: 'layer', props };
}

interface PictureProps {
  readonly of: Artwork;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly fit?: 'contain' | 'cover';
  readonly opacity?: number;
  readonly flip?: boolean;
}

export function Picture({
  of,
  x,
  y,
  width,
  height,
  fill = '#000000',
  fit,
  opacity,
  flip,
}: PictureProps): Element {
  const ratios = [width / of.width, height / of.height] as const;
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const left = x + (width - of.width * scale) / 2;
  const top = y + (height - of.height * scale) / 2;
  const [move, across] = flip ? [left + of.width * scale, -scale] : [left, scale];
  return {
    type: 'g',
    props: {
      transform: `translate(${round(move)} ${round(top)}) scale(${round(across)} ${round(scale)})`,
      fill,
      opacity,
      children: { type: 'markup', props: { svg: of.markup.replaceAll('currentColor', fill) } },
    },
  };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

interface WordsProps {
  readonly of: TextLine | TextBlock;
  readonly theme: Theme;
  readonly fill: string;
  readonly flavour?: string;
  readonly icons?: string;
}

export function Words({ of, theme, fill, flavour = fill, icons = fill }: WordsProps): Element {
  const lines = 'lines' in of ? of.lines : [of];
  const children = lines.flatMap((line) =>
    line.runs.map((run): Element => {
      if (run.is === 'words') {
        return {
          type: 'text',
          props: {
            x: line.x + run.x,
            y: line.baseline - (run.size < line.size ? 0.3 * line.size : 0),
            'font-family': run.family,
            'font-size': run.size,
            'font-weight': run.weight,
            'font-style': run.italic ? 'italic' : undefined,
            fill: line.role === 'flavour' ? flavour : fill,
            children: run.text,
          },
        };
      }
      const artwork = run.is === 'icon' ? theme.icon(run.name as never) : theme.category(run.name as never);
      const box = {
        x: line.x + run.x,
        y: line.baseline - 0.82 * run.size,
        width: run.size,
        height: run.size,
      };
      return Picture({ of: artwork, ...box, fill: icons });
    }),
  );
  return { type: 'g', props: { children } };
}
