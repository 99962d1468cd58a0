/** The unit of text layout: a text box is a list of paragraphs. */

import type { Passage } from '../../../templates/template.js';

/** A passage of a text box. */
export interface Paragraph extends Passage {
  readonly role: 'effect' | 'flavour' | 'item';
}
