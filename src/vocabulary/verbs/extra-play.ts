import { countOnly, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const extraPlay = defineVerb({
  name: 'extraPlay',
  aliases: ['extraturn', 'playagain', 'extraplays'],
  meaning: 'Gets that many more plays: this turn if it is theirs and not over, else in their next.',
  otherwise: 'A play that nothing can be done with may be passed.',
  categories: ['immediate'],
  value: countOnly('How many plays.', { snippets: [{ label: '1', body: 1 }] }),
  read: readCount,
  parts: { count: 'amount' },
  frame: 'order',
  worth: (_, self) => 5 * self,
  example: '- extraPlay: 1',
});
