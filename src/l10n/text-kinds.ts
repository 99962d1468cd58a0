import { cardTexts } from './card-texts.js';
import type { TextKind } from './entry.js';
import { ruleTexts } from './rule-texts.js';
import { wordTexts } from './word-texts.js';

/** Everything of a deck that is translated. Another kind of text is one more file, and one more word here. */
export const textKinds: readonly TextKind[] = [cardTexts, ruleTexts, wordTexts];
