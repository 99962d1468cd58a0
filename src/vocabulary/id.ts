/** Shapes of ids, names of icons, ids of rules and language codes. */

import { type Nameable, record, text } from './shape.js';

const ID_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Ids are kebab-case, never reused: the name that everything else refers to. */
export const describeId = (noun: string, names?: Nameable) =>
  text(noun, {
    ...(names !== undefined && { names }),
    pattern: ID_PATTERN,
    patternHint: 'Write it in kebab-case: small letters, digits and single hyphens.',
  });

/** The name of a story icon, as texts write it between colons. */
export const iconName = text('the name of an icon', {
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  patternHint: 'Write it in kebab-case, with a letter in front: moth, red-rose.',
});

const RULE_ID_PATTERN = '^[A-Z]+-[0-9]+$';

export const ruleId = text('the id of a rule', {
  name: 'ruleId',
  names: 'rule',
  pattern: RULE_ID_PATTERN,
  patternHint: 'Rule ids look like VIS-2: capital letters, a hyphen, a number.',
  description: 'The id of a clause of the rulebook, such as VIS-2.',
});

const LANGUAGE_PATTERN = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';

export const languageCode = text('a language code', {
  pattern: LANGUAGE_PATTERN,
  patternHint: 'Use a BCP 47 code such as en, it or pt-BR.',
});

/** Remarks of the proofreader that a translator has waived: `ignore: { TEXT_SAME: the family keeps its name }`. */
export const ignore = record(
  text('a code', {
    pattern: '^[A-Z_]+$',
    patternHint: 'The code that the diagnostic names, such as TEXT_SAME.',
  }),
  text('a reason', { description: 'Why the remark does not hold here.' }),
  { description: 'Remarks about this text that do not hold, each with a reason.' },
);
