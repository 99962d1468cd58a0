import type { Amount } from '../amount.js';
import type { Condition } from '../condition.js';
import type { StoryIcon } from '../icons.js';
import type { Kinds } from '../kinds/kind.js';
import type { Requires } from '../requires.js';
import type { Selector } from '../selector.js';
import { definitions } from '../verbs/index.js';
import { mapParts } from '../verbs/parts.js';
import type { Clause } from './clause.js';

/** Everything that a script names. Code that walks scripts need not know the verbs. */
export interface Named {
  readonly selectors: Selector[];
  /** One list per mention; any kind of a list matches. */
  readonly kinds: Kinds[];
  /** Icons outside of selectors; selectors have their own. */
  readonly icons: StoryIcon[];
}

/** What the value of a clause names, as its verb says. */
export function listNamedInValue({ verb, value }: Pick<Clause, 'verb' | 'value'>): Named {
  const named: Named = { selectors: [], kinds: [], icons: [] };
  mapParts(value, definitions[verb].parts, (part, what) => {
    if (what === 'selector') named.selectors.push(part as Selector);
    if (what === 'kinds') named.kinds.push(part as Kinds);
    if (what === 'icon') named.icons.push(part as StoryIcon);
    if (what === 'amount') named.selectors.push(...selectorsCounted(part as Amount));
  });
  return named;
}

/** Whom an amount counts, or on whom; an icon that is counted shows on these. */
function selectorsCounted(amount: Amount): Selector[] {
  if (typeof amount !== 'object' || amount.each.is === 'card') return [];
  const { each } = amount;
  return [each.is === 'icon' ? { ...each.among, shows: [...each.among.shows, each.icon] } : each.among];
}

/** The selectors of a condition. */
function selectorsIn(condition: Condition | undefined): Selector[] {
  if (condition === undefined || 'hand' in condition) return [];
  if ('icons' in condition)
    return [{ ...condition.among, shows: [...condition.among.shows, condition.icons] }];
  if ('this' in condition) return [condition.this];
  if ('count' in condition) return [condition.count];
  if ('not' in condition) return selectorsIn(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(selectorsIn);
}

/** What a clause names, its `if` included and its `do` not. */
export function listNamedInClause(clause: Pick<Clause, 'verb' | 'value' | 'if'>): Named {
  const { selectors, ...others } = listNamedInValue(clause);
  return { selectors: [...selectors, ...selectorsIn(clause.if)], ...others };
}

/** What a card requires. */
export function listNamedInRequires({ target, family, if: condition }: Requires): Named {
  return {
    selectors: [...(target === undefined ? [] : [target]), ...selectorsIn(condition)],
    kinds: [],
    icons: [...(family?.shows ?? [])],
  };
}

/** Whether a clause does nothing without a character that was picked before: it acts on `that`, or its controller acts. */
export const refersBack = (clause: Clause): boolean =>
  clause.who === 'controller' || listNamedInValue(clause).selectors.some(({ that }) => that === true);
