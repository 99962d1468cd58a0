import { describe, it } from 'vitest';
import { layRandomStacks } from '../support/render/stacks.js';

describe('what a stack of cards on paper shows is what the engine counts', () => {
  it.each(
    (['labels', 'windows'] as const).flatMap((look) =>
      ['expansion', 'second-lingering'].map((edition) => [look, edition] as const),
    ),
  )('in random stacks (%s, %s; VIS-1, VIS-2, VIS-4, VIS-5, MOD-6)', layRandomStacks);
});
