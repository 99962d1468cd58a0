/**
 * Adapts shapes to a deck: icons that the deck declares replace the built-in ones, and editors get suggestions from its
 * files. Results are memoized per shape. Entry point: `Fitting.of`.
 */

import type { Declared } from './declared.js';
import { STORY_ICONS } from './icons.js';
import { iconName } from './id.js';
import {
  type About,
  type ChoiceShape,
  type FieldsShape,
  type Nameable,
  record,
  type Shape,
  type TextShape,
} from './shape.js';

/** The names in a deck that its files may refer to: editors suggest them. */
export type DeckNames = { readonly [N in Nameable]?: readonly string[] };

/** Replaces built-in declarations in shapes by those of a deck. */
export class Fitting {
  private readonly made = new Map<Shape, Shape>();
  private readonly declared: Declared;
  private readonly names: DeckNames;

  constructor(declared: Declared, names: DeckNames = {}) {
    this.declared = declared;
    this.names = names;
  }

  of<S extends Shape>(shape: S): S {
    return this.fitted(shape) as S;
  }

  private fitted(shape: Shape): Shape {
    const found = this.made.get(shape) ?? this.fit({ ...shape, ...this.snippetsOf(shape) });
    this.made.set(shape, found);
    return found;
  }

  private fit(shape: Shape): Shape {
    switch (shape.is) {
      case 'choice':
        return this.choice(shape);
      case 'text':
        return this.text(shape);
      case 'fields':
        return this.fields(shape);
      case 'list':
        return { ...shape, item: this.of(shape.item) };
      case 'record':
        return { ...shape, key: this.text(shape.key), value: this.of(shape.value) };
      case 'union':
        return { ...shape, branches: shape.branches.map((branch) => this.of(branch)) };
      case 'tagged':
        return { ...shape, branches: mapValues(shape.branches, (branch) => this.fields(branch)) };
      case 'lazy':
        return { ...shape, shape: () => this.of(shape.shape()) };
      default:
        return shape;
    }
  }

  private choice(shape: ChoiceShape): Shape {
    if (shape.open === undefined) return shape;
    const { icons } = this.declared;
    // The declared icons are unknown: any name may be one.
    if (icons === undefined) return { ...iconName, ...pickAbout(shape) };
    const others = shape.values.filter((value) => !isBuiltIn(value));
    return { ...shape, values: [...icons, ...others], elsewhere: explainDropped(icons) };
  }

  private text(shape: TextShape): TextShape {
    const suggests = shape.names && this.names[shape.names];
    return suggests === undefined || suggests.length === 0 ? shape : { ...shape, suggests };
  }

  private fields(shape: FieldsShape): FieldsShape {
    const inside = {
      ...shape,
      required: mapValues(shape.required, (field) => this.of(field)),
      optional: mapValues(shape.optional, (field) => this.of(field)),
    };
    return shape.open === undefined ? inside : this.openFields(inside);
  }

  /** Keys are the icons of the deck. Built-in icons stay required where they were; custom ones are optional. */
  private openFields(shape: FieldsShape): FieldsShape {
    const [one] = Object.values({ ...shape.required, ...shape.optional });
    const { icons } = this.declared;
    if (one === undefined) return shape;
    if (icons === undefined) return record(iconName, one, pickAbout(shape)) as unknown as FieldsShape;
    const required = Object.keys(shape.required).filter((key) => icons.includes(key));
    const builtIn = Object.keys({ ...shape.required, ...shape.optional });
    const rest = [...icons, ...builtIn].filter((key) => !required.includes(key));
    const each = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, one]));
    return { ...shape, required: each(required), optional: each(rest) };
  }

  /** Snippets must not insert an icon that the deck does not have. */
  private snippetsOf({ snippets }: Shape): Pick<About, 'snippets'> {
    const [first] = this.declared.icons ?? [];
    if (snippets === undefined || this.declared.keepsBuiltIn || first === undefined) return {};
    const swap = (_: string, value: unknown) => (isBuiltIn(value) ? first : value);
    return { snippets: JSON.parse(JSON.stringify(snippets), swap) };
  }
}

const isBuiltIn = (value: unknown) => (STORY_ICONS as readonly unknown[]).includes(value);

/** The built-in icons that a deck leaves out, each with a message that says so. */
function explainDropped(icons: readonly string[]): Readonly<Record<string, string>> {
  const why = `\`storyIcons: false\` in shroud.yaml leaves out the six that are built in; this deck has${icons.length === 0 ? ' none of its own' : `: ${icons.join(', ')}`}.`;
  return Object.fromEntries(STORY_ICONS.filter((icon) => !icons.includes(icon)).map((icon) => [icon, why]));
}

const pickAbout = ({ name, title, description }: About): About => ({
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
