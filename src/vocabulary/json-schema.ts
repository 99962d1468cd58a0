/** Converts shapes to JSON Schema. The output is tuned for yaml-language-server: completion, hovers, few duplicates. */

import { type FieldsShape, resolve, type Shape, type TaggedShape } from './shape.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords for editors only; validators ignore them. */
export const EDITOR_KEYWORDS = ['defaultSnippets', 'markdownDescription'] as const;

/** Turns a shape into a JSON Schema 2020-12 document; named shapes become its `$defs`. */
export function toJsonSchema(root: Shape, id: string): JsonSchema {
  const defs = new Map<string, JsonSchema>();
  const body = new Writer(defs).described(root);
  const sorted = [...defs].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    $schema: DIALECT,
    $id: id,
    ...body,
    ...(sorted.length > 0 && { $defs: Object.fromEntries(sorted) }),
  };
}

class Writer {
  private readonly defs: Map<string, JsonSchema>;
  constructor(defs: Map<string, JsonSchema>) {
    this.defs = defs;
  }

  /**
   * The schema of a shape (a reference if it has a name) with its description beside it. The description is not nested
   * deeper: editors show the innermost one, and a verb should show its own, not that of its value.
   */
  described(shape: Shape): JsonSchema {
    return { ...annotations(shape), ...this.bare(shape) };
  }

  private bare(shape: Shape): JsonSchema {
    const target = resolve(shape);
    if (target.name === undefined) return this.constraints(target);
    if (!this.defs.has(target.name)) {
      this.defs.set(target.name, {}); // Placeholder: the shape may contain itself.
      this.defs.set(target.name, this.constraints(target));
    }
    return { $ref: `#/$defs/${target.name}` };
  }

  private constraints(shape: Exclude<Shape, { is: 'lazy' }>): JsonSchema {
    switch (shape.is) {
      case 'number':
        return {
          type: shape.isInteger ? 'integer' : 'number',
          ...(shape.minimum !== undefined && { minimum: shape.minimum }),
          ...(shape.maximum !== undefined && { maximum: shape.maximum }),
          ...(shape.above !== undefined && { exclusiveMinimum: shape.above }),
          ...(shape.except !== undefined && { not: { const: shape.except } }),
        };
      case 'text':
        return suggesting(shape.suggests, {
          type: 'string',
          // A text without a pattern must not be blank.
          ...(!shape.mayBeEmpty && { pattern: shape.pattern ?? '\\S' }),
        });
      case 'boolean':
        return shape.onlyTrue ? { const: true } : { type: 'boolean' };
      case 'null':
        return { type: 'null' };
      case 'choice':
        return { enum: shape.values };
      case 'list':
        return {
          type: 'array',
          items: this.bare(shape.item),
          ...(shape.minimum > 0 && { minItems: shape.minimum }),
          ...(shape.unique && { uniqueItems: true }),
        };
      case 'fields':
        return this.fields(shape);
      case 'record':
        return {
          type: 'object',
          propertyNames: { pattern: shape.key.pattern },
          additionalProperties: this.described(shape.value),
        };
      case 'union':
        return { anyOf: shape.branches.map((branch) => this.bare(branch)) };
      case 'tagged':
        return this.tagged(shape);
    }
  }

  private fields(shape: FieldsShape): JsonSchema {
    const required = Object.keys(shape.required);
    return {
      type: 'object',
      properties: this.properties(shape),
      ...(required.length > 0 && { required }),
      ...keyRules(shape),
      additionalProperties: false,
    };
  }

  /**
   * "Exactly one tag" uses `minProperties` and `dependentRequired` instead of `required`: editors then offer
   * each tag once, and no other tag beside one that is already there (`required` makes yaml-language-server offer
   * every branch a second time, as a whole object).
   */
  private tagged(shape: TaggedShape): JsonSchema {
    const branches = Object.entries(shape.branches).map(([tag, branch]) => {
      const others = Object.keys(branch.required).filter((key) => key !== tag);
      const optional = Object.keys(branch.optional);
      const dependentRequired = Object.fromEntries([
        ...(others.length > 0 ? [[tag, others]] : []),
        ...[...others, ...optional].map((key) => [key, [tag]]),
      ]);
      return {
        type: 'object',
        properties: this.properties(branch),
        minProperties: 1,
        ...(Object.keys(dependentRequired).length > 0 && { dependentRequired }),
        ...keyRules(branch),
        additionalProperties: false,
      };
    });
    return { anyOf: branches };
  }

  private properties(shape: FieldsShape): JsonSchema {
    const all = { ...shape.required, ...shape.optional };
    return Object.fromEntries(Object.entries(all).map(([key, field]) => [key, this.described(field)]));
  }
}

/** Suggestions for editors; any other value of the right form stays valid. */
const suggesting = (names: readonly string[] | undefined, text: JsonSchema): JsonSchema =>
  names === undefined ? text : { anyOf: [{ enum: names }, text] };

function keyRules({ oneOf, notBoth }: FieldsShape): JsonSchema {
  return {
    ...(oneOf && { anyOf: oneOf.map((key) => ({ required: [key] })) }),
    ...(notBoth && { not: { required: notBoth } }),
  };
}

function annotations(shape: Shape): JsonSchema {
  return {
    ...(shape.title !== undefined && { title: shape.title }),
    ...(shape.description !== undefined && description(shape.description)),
    ...(shape.default !== undefined && { default: shape.default }),
    ...(shape.snippets !== undefined && { defaultSnippets: shape.snippets }),
  };
}

/** Editors show `description` verbatim, and render `markdownDescription` if they support it. */
function description(words: string): JsonSchema {
  const plain = words.replaceAll(/[`*]/g, '');
  return plain === words ? { description: words } : { description: plain, markdownDescription: words };
}
