import type { Condition } from '../../../vocabulary/condition.js';
import { STORY_ICONS, type StoryIcon } from '../../../vocabulary/icons.js';
import type { Selector } from '../../../vocabulary/selector.js';
import type { Who } from '../../../vocabulary/who.js';
import { clausesOf, type PlayedCard } from '../../ground/clause-refs.js';

/** Something that must be on the table for a clause to have anything to do. */
export interface Wish {
  readonly selector: Selector;
}
/** An `if`, and whose hand it asks about. */
export interface AskedIf {
  readonly condition: Condition;
  readonly who: Who;
}

/** Every `if` of a card: of its clauses, of its triggers and of what these do. */
export function conditionsOf(card: PlayedCard): AskedIf[] {
  return clausesOf(card).flatMap(({ clause }) =>
    clause.if === undefined ? [] : [{ condition: clause.if, who: clause.who }],
  );
}

/** Every selector in a card's clauses, found by its shape, so that a new verb is looked through like any other. */
export function wishesOf(card: PlayedCard): Wish[] {
  return clausesOf(card)
    .flatMap(({ clause }) => selectorsIn(clause.value))
    .map((selector) => ({ selector }));
}

function selectorsIn(value: unknown): Selector[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isSelector(value)) return value.this ? [] : [value];
  // An icon beside a selector is to be seen on those whom it means.
  const icon = 'icon' in value && typeof value.icon === 'string' ? value.icon : undefined;
  return Object.values(value)
    .flatMap(selectorsIn)
    .map((selector) =>
      icon === undefined
        ? selector
        : { ...selector, shows: [...new Set([...selector.shows, icon as Selector['shows'][number]])] },
    );
}

function isSelector(value: object): value is Selector {
  return 'this' in value && 'of' in value && 'state' in value && 'shows' in value;
}

/** The families that a card's script names. */
export function familiesNamed(card: PlayedCard): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('family' in value && typeof value.family === 'string') found.add(value.family);
    for (const part of Object.values(value)) look(part);
  };
  look([card.effects, card.requires]);
  return [...found];
}

/** The icons that a card's script names. */
export function iconsNamed(card: PlayedCard): StoryIcon[] {
  const found = new Set<StoryIcon>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && (STORY_ICONS as readonly string[]).includes(value))
      found.add(value as StoryIcon);
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look([card.effects, card.requires]);
  return [...found];
}

/** Whether a script asks how low or high someone's self-worth is. */
export function asksForWorth(card: PlayedCard): boolean {
  const look = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('selfWorth' in value && typeof value.selfWorth === 'object') || Object.values(value).some(look));
  return look([card.effects, card.requires]);
}
