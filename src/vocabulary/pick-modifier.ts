import { choice } from './shape.js';

/** Which modifier of a stack: deaths are not modifiers. */
export const pickModifier = choice('way to pick', ['top', 'any'] as const, {
  description: 'The topmost modifier of the stack, or any one of them.',
  default: 'top',
});
