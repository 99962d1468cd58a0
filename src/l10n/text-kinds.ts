import { cardTexts } from './card-texts.js';
import type { TextKind } from './entry.js';
import { ruleTexts } from './rule-texts.js';
import { wordTexts } from './word-texts.js';

/** All kinds of translated text. To add one, add a file and list it here. */
export const textKinds: readonly TextKind[] = [cardTexts, ruleTexts, wordTexts];
