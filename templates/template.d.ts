/**
 * What a template gets and what it may use. Lengths are tenths of a millimetre, counted from the upper left corner of
 * the card; the bleed lies outside, at negative places and beyond `card.width` and `card.height`.
 *
 * A template exports two functions. `frame` draws what all cards of its kind have in common: it is drawn once and
 * shared by all of them. `face` draws what differs. Both return SVG.
 */
export type Child = Element | string | number | boolean | null | undefined | readonly Child[];

/** A piece of SVG. */
export interface Element {
  readonly type: string;
  readonly props: { readonly [name: string]: unknown };
}

/** A kind of card: one that is built in, or the name of one of the deck's own. */
export type Kind =
  | 'character'
  | 'residence'
  | 'modifier'
  | 'event'
  | 'death'
  | 'mystery'
  | 'reference'
  | (string & {});
export type Side = 'front' | 'back';
/** The rules that an edition is played by. */
export type Rules = 'classic' | 'expansion' | 'second';
/** What a card is printed on. */
export type Stock = 'paper' | 'clear';
export type Slot = 'top' | 'middle' | 'bottom';
/** One that is built in, or that the deck declares. */
export type StoryIcon = 'beast' | 'death' | 'duck' | 'goblet' | 'lucre' | 'marriage' | (string & {});
export type Category = 'immediate' | 'continuous' | 'persistent' | 'reaction';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}
export interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}
export type RegionShape = Rectangle | Circle;
export type RegionName =
  | 'title'
  | 'portrait'
  | 'name'
  | `pathos.${Slot}`
  | `icon.${Slot}`
  | 'text'
  | 'crest'
  | 'reminder';
/** What the layout says of this card: a region that it does not have is missing. A deck's own fields have theirs, too. */
export type Regions = { readonly [R in RegionName]?: readonly RegionShape[] } & {
  readonly [field: string]: readonly RegionShape[] | undefined;
};

/** A drawing of the theme, to be placed with `Picture`. */
export interface Artwork {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export interface Theme {
  /** A colour of the theme, by name; a name that the theme does not know is an error. */
  colour(name: string): string;
  icon(name: StoryIcon): Artwork;
  category(name: Category): Artwork;
  symbol(name: string): Artwork;
  ornament(name: string): Artwork;
  /** A word or number set in one line, for what is not text of the card. */
  line(text: string, style: LineStyle): TextLine;
}

export interface LineStyle {
  readonly font: 'title' | 'text';
  /** In points. */
  readonly size: number;
  readonly weight?: number;
  readonly italic?: boolean;
}

/** What all cards of a kind have in common. */
export interface FrameProps {
  readonly kind: Kind;
  readonly side: Side;
  readonly rules: Rules;
  readonly stock: Stock;
  readonly card: {
    readonly width: number;
    readonly height: number;
    readonly bleed: number;
    readonly corner: number;
  };
  readonly regions: Regions;
  readonly theme: Theme;
}

/** What is on one card. */
export interface FaceProps extends FrameProps {
  readonly id: string;
  readonly language: string;
  /** The title; on characters that of their family. */
  readonly title: TextLine;
  /** The name below the portrait; on residences that of their family. */
  readonly name?: TextLine;
  readonly text?: TextBlock;
  readonly reminder?: TextBlock;
  /** Only the slots that are printed (VIS-2). */
  readonly pathos: { readonly [S in Slot]?: number };
  readonly icons: { readonly [S in Slot]?: StoryIcon | 'blank' };
  /** What stands in the fields that the deck gives to this kind of card, by name; only those that are there. */
  readonly fields: Readonly<Record<string, FaceField>>;
  /** The words of the face, not yet set: for a `Flex`, which sets them itself. */
  readonly words: FaceWords;
  readonly family?: { readonly id: string; readonly symbol: string };
  /** The picture, where there is one. */
  readonly art?: Art;
}

/** A field of the deck's own, set in the region of its name where the layout has one. */
export type FaceField =
  | {
      readonly type: 'number' | 'line';
      readonly value: number | string;
      readonly passage: Passage;
      readonly line?: TextLine;
    }
  | {
      readonly type: 'text' | 'list';
      readonly value: string | readonly string[];
      readonly passages: readonly Passage[];
      readonly block?: TextBlock;
    }
  | { readonly type: 'icon'; readonly value: StoryIcon };

/** A picture file: an SVG is drawn, a photograph embedded. */
export type Art =
  | { readonly is: 'svg'; readonly artwork: Artwork }
  | { readonly is: 'image'; readonly href: string };

/** Words in one font, or an icon, at a place of a line. */
export type Run =
  | {
      readonly is: 'words';
      readonly text: string;
      readonly x: number;
      readonly width: number;
      readonly family: string;
      readonly weight: number;
      readonly italic: boolean;
      readonly size: number;
    }
  | { readonly is: 'icon' | 'category'; readonly name: string; readonly x: number; readonly size: number };

/** A line of text; runs are counted from its beginning, whose place is `x`. */
export interface TextLine {
  readonly x: number;
  /** The line that letters stand on. */
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  /** What is said: effects are upright, flavour is italic (LOOK-6), items are those of a reference card. */
  readonly role: Passage['role'];
  /** Whether it is the first of its paragraph. */
  readonly starts: boolean;
  readonly runs: readonly Run[];
}

export interface TextBlock {
  readonly lines: readonly TextLine[];
  readonly size: number;
  /** Where the text ends. */
  readonly bottom: number;
  /** Where the room between effects and flavour lies, if there are both. */
  readonly divider?: { readonly x: number; readonly y: number; readonly width: number };
}

/** What a face says, paragraph by paragraph. */
export interface FaceWords {
  readonly title: Passage;
  readonly name?: Passage;
  readonly text: readonly Passage[];
  readonly reminder: readonly Passage[];
}

/** A paragraph, or a line: words and icons one after the other. */
export interface Passage {
  readonly role: 'title' | 'name' | 'effect' | 'flavour' | 'item' | 'field';
  readonly pieces: readonly Piece[];
}

/** Words of one style, an icon, or the symbol of a category of effect (LOOK-7). */
export type Piece =
  | {
      readonly is: 'words';
      readonly text: string;
      readonly italic?: boolean;
      readonly bold?: boolean;
      /** A small mark beside the text, such as the language that it fell back to. */
      readonly mark?: boolean;
    }
  | { readonly is: 'icon'; readonly name: StoryIcon }
  | { readonly is: 'category'; readonly name: Category };

/** A part of the face that is stored once if it is drawn on many cards; its children are counted from its corner. */
export function Layer(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: Child;
}): Element;

/** A drawing of the theme, fitted into a box. */
export function Picture(props: {
  readonly of: Artwork;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour of what is drawn in `currentColor`. */
  readonly fill?: string;
  /** `cover` fills the box and may reach beyond it. */
  readonly fit?: 'contain' | 'cover';
  readonly opacity?: number;
  readonly flip?: boolean;
}): Element;

/** A line or a block of text, in its place. */
export function Words(props: {
  readonly of: TextLine | TextBlock;
  readonly theme: Theme;
  readonly fill: string;
  /** The colour of flavour text; left out: the same. */
  readonly flavour?: string;
  /** The colour of icons in the text; left out: the same. */
  readonly icons?: string;
}): Element;

/** The outline of a region, as the data of a path: shapes that touch become one. */
export function outline(shapes: readonly RegionShape[], inset?: number): string;

/** The box around a region. */
export function boundsOf(shapes: readonly RegionShape[]): Rectangle;

/**
 * A box whose content is laid out as on the web: `div`, `p`, `span`, `img` … with CSS flexbox in `style`. Numbers and
 * `px` are tenths of a millimetre, as everywhere; `'9pt'` and `'4mm'` are what they say. `check` tells what does not
 * fit into it.
 */
export function Flex(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The font of its text; left out: `text`. */
  readonly font?: 'title' | 'text';
  /** What does not fit is set smaller, down to this `fontSize`; sizes in `em` follow. Left out: as it is. */
  readonly least?: number | `${number}pt`;
  readonly style?: FlexStyle;
  readonly children?: Child;
}): Element;

/** In a `Flex`: a drawing of the theme, or a card's picture that is an SVG. */
export function Icon(props: {
  readonly of: Artwork;
  /** Both width and height. */
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  /** The colour of what is drawn in `currentColor`. */
  readonly fill?: string;
  readonly style?: FlexStyle;
}): Element;

/** In a `Flex`: a paragraph of the card, its icons among the words; it flows like any other. */
export function Paragraph(props: {
  readonly of: Passage;
  readonly theme: Theme;
  /** The colour of its icons; left out: black. */
  readonly icons?: string;
  readonly style?: FlexStyle;
}): Element;

/** A length: a number or `px` is tenths of a millimetre; or `'9pt'`, `'4mm'`, `'50%'`, `'1.2em'`. */
export type Length = number | string;
type Items = 'flex-start' | 'flex-end' | 'center' | 'stretch' | 'baseline';
type Spread = 'flex-start' | 'flex-end' | 'center' | 'space-between' | 'space-around' | 'space-evenly';

/** The CSS that screens, PNG and PDF agree on. What is not among it is an error at its line. */
export interface FlexStyle {
  readonly display?: 'flex' | 'block' | 'none';
  readonly flexDirection?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  readonly flexWrap?: 'wrap' | 'nowrap' | 'wrap-reverse';
  readonly flex?: number | string;
  readonly flexGrow?: number;
  readonly flexShrink?: number;
  readonly flexBasis?: Length;
  readonly alignItems?: Items;
  readonly alignSelf?: Items | 'auto';
  readonly alignContent?: Spread | 'stretch';
  readonly justifyContent?: Spread;
  readonly gap?: Length;
  readonly rowGap?: Length;
  readonly columnGap?: Length;
  readonly width?: Length;
  readonly height?: Length;
  readonly minWidth?: Length;
  readonly minHeight?: Length;
  readonly maxWidth?: Length;
  readonly maxHeight?: Length;
  readonly aspectRatio?: number | string;
  readonly margin?: Length;
  readonly marginTop?: Length;
  readonly marginRight?: Length;
  readonly marginBottom?: Length;
  readonly marginLeft?: Length;
  readonly padding?: Length;
  readonly paddingTop?: Length;
  readonly paddingRight?: Length;
  readonly paddingBottom?: Length;
  readonly paddingLeft?: Length;
  readonly position?: 'relative' | 'absolute';
  readonly top?: Length;
  readonly right?: Length;
  readonly bottom?: Length;
  readonly left?: Length;
  readonly color?: string;
  /** A colour, or `linear-gradient(…)`, `radial-gradient(…)`. */
  readonly background?: string;
  readonly backgroundColor?: string;
  /** `3px solid #c9a961` */
  readonly border?: string;
  readonly borderTop?: string;
  readonly borderRight?: string;
  readonly borderBottom?: string;
  readonly borderLeft?: string;
  readonly borderColor?: string;
  readonly borderStyle?: 'solid' | 'dashed';
  readonly borderWidth?: Length;
  readonly borderRadius?: Length;
  readonly borderTopLeftRadius?: Length;
  readonly borderTopRightRadius?: Length;
  readonly borderBottomLeftRadius?: Length;
  readonly borderBottomRightRadius?: Length;
  readonly opacity?: number;
  /** A font of the theme. */
  readonly fontFamily?: 'title' | 'text';
  readonly fontSize?: Length;
  readonly fontWeight?: 'normal' | 'bold' | number;
  readonly fontStyle?: 'normal' | 'italic';
  /** In sizes of the text; left out: as the theme says. */
  readonly lineHeight?: number;
  readonly letterSpacing?: Length;
  readonly textAlign?: 'left' | 'right' | 'center' | 'justify';
  readonly textTransform?: 'none' | 'uppercase' | 'lowercase' | 'capitalize';
  readonly textDecoration?: 'none' | 'underline' | 'line-through';
  readonly textWrap?: 'wrap' | 'balance';
  readonly whiteSpace?: 'normal' | 'nowrap' | 'pre-wrap';
  readonly verticalAlign?: 'baseline' | 'middle' | 'top' | 'bottom' | 'super' | 'sub';
  /** How an `img` fills its box. */
  readonly objectFit?: 'fill' | 'contain' | 'cover';
}
