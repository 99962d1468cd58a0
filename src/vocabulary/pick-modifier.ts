import { choice, type TypeOf } from './shape.js';

/** Which modifiers of a stack: deaths are not modifiers. */
export const pickModifier = choice('way to pick', ['top', 'any', 'all'] as const, {
  description: 'The topmost modifier of the stack, any one of them, or all of them, order kept.',
  default: 'top',
});

export type PickModifier = TypeOf<typeof pickModifier>;
