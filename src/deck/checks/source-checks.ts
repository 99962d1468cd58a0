/**
 * Checks of the files of a deck against each other, before the deck is assembled. They run whenever a file changes, so
 * they need no other file than those of `cards/` and `shroud.yaml`, and look again only at what has changed.
 */
import type { CheckList } from '../check.js';
import { checkBackReferences } from './back-references.js';
import { checkCensus } from './census.js';
import { checkCharacters } from './characters.js';
import { checkCustomKinds } from './custom-kinds.js';
import { checkEditionRules } from './edition-rules.js';
import { checkCardEditions, checkEditions } from './editions.js';
import { checkEmptyCards, checkEmptyFamilies } from './empty.js';
import { checkFamilies } from './families.js';
import { checkCustomIcons } from './icons.js';
import { checkIds } from './ids.js';
import { checkBudgets, checkCardBudgets } from './limits.js';
import { checkReferences } from './references.js';
import { checkScripts } from './scripts.js';
import type { SourceContext } from './source-context.js';
import { checkTexts } from './texts.js';
import { checkThis } from './this.js';
import { checkUnevenFamilies } from './uneven-families.js';
import { checkWorkedExamples } from './worked-examples.js';

/** In the order in which they run. Limits come first: a deck that would take hours is reported before any work on it. */
export const SOURCE_CHECKS: CheckList<SourceContext> = [
  checkCardBudgets,
  checkBudgets,
  checkCustomIcons,
  checkCustomKinds,
  checkIds,
  checkFamilies,
  checkCharacters,
  checkCardEditions,
  checkEditions,
  checkScripts,
  checkThis,
  checkBackReferences,
  checkEmptyCards,
  checkEmptyFamilies,
  checkUnevenFamilies,
  checkEditionRules,
  checkReferences,
  checkWorkedExamples,
  checkTexts,
  checkCensus,
];
