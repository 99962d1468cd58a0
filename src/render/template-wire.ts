import type { Child, Element } from '../../templates/template.js';
import type { CompiledTemplates, TemplateName, TemplatePlace, TemplateProblem } from './compile-templates.js';
import { childrenOf, isPlaced, TemplateMistake } from './template/element.js';

/** Where the messages of a process with templates come in and go out. */
export const IN = 3;
export const OUT = 4;

/** What is asked of the process with a deck's own templates. */
export type Order =
  | { readonly do: 'load'; readonly compiled: CompiledTemplates }
  | { readonly do: 'frame' | 'face'; readonly name: TemplateName; readonly props: object }
  /** What its last question was answered with. */
  | { readonly do: 'answer'; readonly value?: unknown; readonly mistake?: string };

/** What it says. */
export type Saying =
  | { readonly is: 'ask'; readonly about: string; readonly given: readonly unknown[] }
  | { readonly is: 'ready' }
  | { readonly is: 'loaded'; readonly problems: readonly TemplateProblem[] }
  | { readonly is: 'drawn'; readonly tree: Wired }
  | { readonly is: 'failed'; readonly problem: TemplateProblem };

/** An element as plain data: where it was made is a line, no longer a stack. */
export interface Wired {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Wired | string)[];
  readonly made?: { readonly message: string; readonly place: TemplatePlace };
}

/** A mistake whose line is known already. */
export class PlacedMistake extends TemplateMistake {
  readonly place: TemplatePlace;
  constructor(message: string, place: TemplatePlace) {
    super(message);
    this.place = place;
  }

  override saying(message: string): PlacedMistake {
    return new PlacedMistake(message, this.place);
  }
}

export function toWire(element: Element, placeOf: (made: TemplateMistake) => TemplatePlace): Wired {
  const { children, ...props } = element.props;
  return {
    type: element.type,
    props,
    children: childrenOf(children as Child).map((one) =>
      typeof one === 'string' ? one : toWire(one, placeOf),
    ),
    ...(isPlaced(element) && { made: { message: element.made.message, place: placeOf(element.made) } }),
  };
}

export function fromWire({ type, props, children, made }: Wired): Element {
  const inside = children.map((one) => (typeof one === 'string' ? one : fromWire(one)));
  const element = { type, props: { ...props, ...(inside.length > 0 && { children: inside }) } };
  return made === undefined
    ? element
    : Object.assign(element, { made: new PlacedMistake(made.message, made.place) });
}
