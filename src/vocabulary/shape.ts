/**
 * Shapes: what a value in a YAML file may look like, said once.
 *
 * TypeScript types (`TypeOf`), JSON Schema (`json-schema.ts`), the explanations of what is wrong (`deck/explain/`)
 * and the documentation all come from the same shape.
 */

/** Metadata of a value, for editors and documentation. */
export interface About {
  /** Makes the shape a separate definition in the schema (`$defs`), under this name. */
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  /** The default value. */
  readonly default?: unknown;
  /** Values that an editor offers; completion inserts the first one after the key. */
  readonly snippets?: readonly Snippet[];
  /** Keys that people write when they mean this one. */
  readonly aliases?: readonly string[];
  /** How to write it: the hint for an invalid value. */
  readonly advice?: string;
}
export interface Snippet {
  readonly label: string;
  readonly body: unknown;
}

/** Compile-time only: the type of the values of this shape. */
export interface Carries<T> {
  readonly '~type'?: T;
}

export interface NumberShape extends About {
  readonly is: 'number';
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly above?: number;
  /** The one number in the range that makes no sense, such as a change by 0. */
  readonly except?: number;
}
export interface TextShape extends About {
  readonly is: 'text';
  /** What such a text is called in a message: "a version", "the id of a card". */
  readonly noun: string;
  readonly pattern?: string;
  readonly patternHint?: string;
  /** A hint for a text that does not match the pattern; undefined if none is known. */
  readonly slip?: (value: string) => string | undefined;
  readonly mayBeEmpty?: boolean;
  /** What it refers to in a deck: the schemas of that deck suggest the existing names. */
  readonly names?: Nameable;
  /** The existing names. */
  readonly suggests?: readonly string[];
}
/** What other files of a deck may name. */
export type Nameable = 'family' | 'character' | 'card' | 'edition' | 'set' | 'symbol' | 'art' | 'rule';

/** What a deck may declare: the shape lists the built-in values, and those of a deck replace them. */
export type Declarable = 'icons';
export interface BooleanShape extends About {
  readonly is: 'boolean';
  readonly onlyTrue: boolean;
}
export interface ChoiceShape extends About {
  readonly is: 'choice';
  readonly noun: string;
  readonly values: readonly string[];
  /** Words that are valid elsewhere, with a message that says why not here. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  readonly open?: Declarable;
  /** Words that people write when they mean one of these, in lower case. */
  readonly synonyms?: Readonly<Record<string, string>>;
}
export interface ListShape extends About {
  readonly is: 'list';
  readonly item: Shape;
  readonly minimum: number;
  readonly unique: boolean;
}
export interface FieldsShape extends About {
  readonly is: 'fields';
  readonly required: Readonly<Record<string, Shape>>;
  readonly optional: Readonly<Record<string, Shape>>;
  /** Of these optional keys, at least one must be there. */
  readonly oneOf?: readonly string[];
  /** These two keys exclude each other. */
  readonly notBoth?: readonly [string, string];
  /** Keys that are valid elsewhere, with a message that says why not here. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  readonly open?: Declarable;
  /** Whether it is the long form of something shorter: messages speak of that. */
  readonly isLong?: boolean;
}
export interface RecordShape extends About {
  readonly is: 'record';
  readonly key: TextShape;
  readonly value: Shape;
}
export interface UnionShape extends About {
  readonly is: 'union';
  readonly branches: readonly Shape[];
}
/** A map that is identified by one of its keys: a clause by its verb, a condition by its question. */
export interface TaggedShape extends About {
  readonly is: 'tagged';
  readonly noun: 'verb' | 'question';
  readonly branches: Readonly<Record<string, FieldsShape>>;
  /** Tags that are valid elsewhere, with a message that says where. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Keywords of other scripting languages, with a message that says how to write it here. */
  readonly otherwise?: Readonly<Record<string, string>>;
}
/** JSON's null, where a file says of something that there is none. */
export interface NullShape extends About {
  readonly is: 'null';
}
export interface LazyShape extends About {
  readonly is: 'lazy';
  readonly shape: () => Shape;
}

export type Shape<T = unknown> = Carries<T> &
  (
    | NumberShape
    | TextShape
    | BooleanShape
    | ChoiceShape
    | ListShape
    | FieldsShape
    | RecordShape
    | UnionShape
    | TaggedShape
    | NullShape
    | LazyShape
  );

/** The TypeScript type of the values of a shape. */
export type TypeOf<S> = S extends Carries<infer T> ? T : never;

type Shapes = Readonly<Record<string, Shape>>;
type Simplify<T> = { [K in keyof T]: T[K] };
export type FieldTypes<R extends Shapes, O extends Shapes> = Simplify<
  { readonly [K in keyof R]: TypeOf<R[K]> } & { readonly [K in keyof O]?: TypeOf<O[K]> | undefined }
>;

export function integer(about: About & { minimum?: number; maximum?: number; except?: number } = {}) {
  return { is: 'number', isInteger: true, ...about } as NumberShape & Carries<number>;
}

export function decimal(about: About & { minimum?: number; maximum?: number; above?: number } = {}) {
  return { is: 'number', isInteger: false, ...about } as NumberShape & Carries<number>;
}

export function text(noun: string, about: About & Partial<Omit<TextShape, 'is' | 'noun'>> = {}) {
  return { is: 'text', noun, ...about } as TextShape & Carries<string>;
}

export function boolean(about: About = {}) {
  return { is: 'boolean', onlyTrue: false, ...about } as BooleanShape & Carries<boolean>;
}

/** For verbs whose presence says it all: `deathOnAnyPlay: true`. */
export function justTrue(about: About = {}) {
  return { is: 'boolean', onlyTrue: true, ...about } as BooleanShape & Carries<true>;
}

export function choice<const V extends readonly string[]>(
  noun: string,
  values: V,
  about: About & Pick<ChoiceShape, 'elsewhere' | 'open' | 'synonyms'> = {},
) {
  return { is: 'choice', noun, values, ...about } as ChoiceShape & Carries<V[number]>;
}

export function list<S extends Shape>(item: S, about: About & { minimum?: number; unique?: boolean } = {}) {
  return { is: 'list', item, minimum: 0, unique: false, ...about } as ListShape &
    Carries<readonly TypeOf<S>[]>;
}

export function fields<R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional: O = {} as O,
  about: About & Pick<FieldsShape, 'oneOf' | 'notBoth' | 'elsewhere' | 'open' | 'isLong'> = {},
) {
  return { is: 'fields', required, optional, ...about } as FieldsShape & Carries<FieldTypes<R, O>>;
}

export function record<S extends Shape>(key: TextShape, value: S, about: About = {}) {
  return { is: 'record', key, value, ...about } as RecordShape & Carries<Readonly<Record<string, TypeOf<S>>>>;
}

export function union<S extends readonly Shape[]>(branches: S, about: About = {}) {
  return { is: 'union', branches, ...about } as UnionShape & Carries<TypeOf<S[number]>>;
}

export function tagged<B extends Readonly<Record<string, FieldsShape>>>(
  noun: TaggedShape['noun'],
  branches: B,
  about: About & Partial<Pick<TaggedShape, 'elsewhere' | 'otherwise'>> = {},
) {
  return { is: 'tagged', noun, branches, elsewhere: {}, ...about } as TaggedShape &
    Carries<TypeOf<B[keyof B]>>;
}

export function nullValue(about: About = {}) {
  return { is: 'null', ...about } as NullShape & Carries<null>;
}

/** A recursive shape. Its type must be annotated: the compiler can't infer it. */
export function lazy<T>(shape: () => Shape<T>) {
  return { is: 'lazy', shape } as LazyShape & Carries<T>;
}

/** A shape with other metadata. */
export function describe<S extends Shape>(shape: S, about: About): S {
  return { ...shape, ...about };
}

/** A `lazy` shape's target; any other shape itself. */
export function resolve(shape: Shape): Exclude<Shape, LazyShape> {
  let current: Shape = shape;
  while (current.is === 'lazy') current = current.shape();
  return current;
}
