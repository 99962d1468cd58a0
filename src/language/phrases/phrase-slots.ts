import { type Model as MF, parseMessage, visit } from 'messageformat';
import { PHRASES, type PhraseKey, phraseNotes } from './phrases.js';
import type { Words } from './words.js';

/** The slots that a phrase may use, and those that it must use. */
export interface PhraseSlots {
  readonly required: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
}

/** Grammar, not content: the form of a verb, the person addressed, word order. A language may omit these slots. */
const GRAMMAR = [
  ...['form', 'person', 'named', 'actor', 'verb', 'start', 'more', 'may'],
  ...['state', 'of', 'role', 'qualified', 'own', 'some', 'several', 'inside', 'pause'],
];

/**
 * Derives the slots of each phrase from languages that are known to be right: a slot that all of them use is required,
 * and a slot that none of them uses is an error.
 */
export function phraseSlots(languages: readonly Words[]): ReadonlyMap<string, PhraseSlots> {
  return new Map(PHRASES.map((key) => [key, slotsOf(key, languages)]));
}

function slotsOf(key: PhraseKey, languages: readonly Words[]): PhraseSlots {
  const used = languages.map(({ phrases }) => variablesIn(phrases[key] ?? '') ?? new Set<string>());
  const said = languages.map(({ phrases }) => variablesIn(phrases[key] ?? '', true) ?? new Set<string>());
  const noted = phraseNotes[key].match(/\$\w+/g)?.map((name) => name.slice(1)) ?? [];
  const allowed = new Set([...GRAMMAR, ...noted, ...used.flatMap((names) => [...names])]);
  const required = [...allowed].filter(
    (name) => !GRAMMAR.includes(name) && said.length > 0 && said.every((names) => names.has(name)),
  );
  return { required: new Set(required), allowed };
}

/** Whether a phrase parses. */
export const isMessage = (phrase: string): boolean => variablesIn(phrase) !== undefined;

/** Describes what is wrong with the slots of a phrase that parses; undefined if nothing is. */
export function slotProblem({ required, allowed }: PhraseSlots, phrase: string): string | undefined {
  const used = variablesIn(phrase);
  if (used === undefined) return undefined;
  const strange = [...used].filter((name) => !allowed.has(name));
  const lost = [...required].filter((name) => !used.has(name));
  const wrong = [
    ...(strange.length > 0 ? [`It asks for ${list(strange)}, which this phrase is never given.`] : []),
    ...(lost.length > 0 ? [`It does not say ${list(lost)}.`] : []),
  ];
  return wrong.length > 0 ? wrong.join(' ') : undefined;
}

const list = (names: readonly string[]) => names.map((name) => `$${name}`).join(' and ');

/**
 * The variables of a phrase, without those that it declares itself. With `isSaid`, only those that it prints, not those
 * that it only selects variants by. Undefined if it does not parse.
 */
function variablesIn(phrase: string, isSaid = false): ReadonlySet<string> | undefined {
  let message: MF.Message;
  try {
    message = parseMessage(phrase);
  } catch {
    return undefined;
  }
  const names = new Set<string>();
  const local = new Set<string>();
  for (const declaration of message.declarations)
    if (declaration.type === 'local') local.add(declaration.name);
  visit(message, {
    value: (value, context) => {
      if (value.type === 'variable' && (!isSaid || context === 'placeholder')) names.add(value.name);
    },
  });
  return new Set([...names].filter((name) => !local.has(name)));
}
