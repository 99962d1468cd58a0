import type { Category } from '../../vocabulary/category.js';
import type { StoryIcon } from '../../vocabulary/icons.js';

/** Words of one style, an icon, or the symbol of a category of effect (LOOK-7). */
export type Piece =
  | {
      readonly is: 'words';
      readonly text: string;
      readonly italic?: boolean;
      readonly bold?: boolean;
      /** A small mark beside the text, such as the language that it fell back to. */
      readonly mark?: boolean;
    }
  | { readonly is: 'icon'; readonly name: StoryIcon }
  | { readonly is: 'category'; readonly name: Category };

export interface Paragraph {
  readonly role: 'effect' | 'flavour' | 'item';
  readonly pieces: readonly Piece[];
}
