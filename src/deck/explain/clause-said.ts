import type { Shape, TaggedShape } from '../../vocabulary/shape.js';

/** Words for players in front of a verb. */
const PLAYERS: readonly (readonly [RegExp, string])[] = [
  [/^(each|every|all|your|the)? ?opponents?$/, 'opponents'],
  [/^(an?|one) opponent$/, 'opponent'],
  [/^(everyone|everybody|each player|every player|all players)$/, 'everyone'],
  [/^(the )?player to (the|your) left$/, 'left'],
  [/^(the )?player to (the|your) right$/, 'right'],
];

/**
 * The clause that a sentence may have been meant to be: "Each opponent discards two cards." Only if every word of it is
 * understood: half of a sentence would be another effect.
 */
export function* clauseSaid(
  { branches }: TaggedShape,
  sentence: string,
  values: (shape: Shape, rest: string) => Iterable<unknown>,
): Generator<object> {
  const words = sentence.trim().replace(/[.!]$/, '').split(/\s+/);
  for (const [index, word] of words.entries()) {
    for (const length of [2, 1]) {
      const verb = verbIn(branches, words.slice(index, index + length).join(''));
      if (verb === undefined || (length === 2 && words[index + 1] === undefined)) continue;
      const who = whoIs(words.slice(0, index).join(' ').toLowerCase());
      const shape = branches[verb]?.required[verb];
      if (who === undefined || shape === undefined) continue;
      const rest = words.slice(index + length).join(' ');
      if (rest !== '') for (const value of values(shape, rest)) yield { [verb]: value, ...who };
      else if (shape.snippets?.[0] !== undefined) yield { [verb]: shape.snippets[0].body, ...who };
    }
    if (word === '') return;
  }
}

/** "draws" is draw. */
function verbIn(branches: TaggedShape['branches'], word: string): string | undefined {
  const wanted = word.toLowerCase().replace(/:$/, '');
  return Object.keys(branches).find((verb) =>
    [verb.toLowerCase(), `${verb.toLowerCase()}s`].includes(wanted),
  );
}

function whoIs(before: string): { readonly who?: string; readonly may?: boolean } | undefined {
  const [, who = '', may] = /^(.*?) ?(may|can)?$/.exec(before) ?? [];
  const permission = may === undefined ? {} : { may: true };
  if (who === '' || who === 'you') return permission;
  const found = PLAYERS.find(([pattern]) => pattern.test(who));
  return found === undefined ? undefined : { who: found[1], ...permission };
}
