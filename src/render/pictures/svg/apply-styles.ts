import { limits, limitText } from '../../../vocabulary/limits.js';
import { type Declaration, declarations, type Rule, type Selector } from './css.js';
import { SvgFlawError } from './svg-flaw-error.js';
import type { SvgElement } from './svg-tree.js';

/** An element whose styles are not applied yet. */
export interface StyledElement extends SvgElement {
  readonly attributes: Map<string, string>;
}

/**
 * Converts the style sheets and `style` attributes of a drawing to plain attributes. Weighing, drawing and printing
 * then get the same result, and resvg, whose selectors have no time limit, gets no style sheet at all.
 */
export class StyleSheets {
  private readonly byKey = new Map<string, RankedRule[]>();
  private count = 0;
  private work = 0;

  add(rules: readonly Rule[]): void {
    for (const rule of rules) {
      const key = toIndexKey(rule.selector);
      const ranked = { ...rule, order: this.count++ };
      const known = this.byKey.get(key);
      if (known === undefined) this.byKey.set(key, [ranked]);
      else known.push(ranked);
    }
  }

  /** @throws SvgFlawError if there are too many rules for too many elements */
  applyTo(element: StyledElement, isRoot: boolean): void {
    const { attributes, line } = element;
    const style = attributes.get('style');
    const sheet = this.count === 0 ? [] : this.declarationsFor(element, isRoot);
    attributes.delete('style');
    attributes.delete('class');
    if (style === undefined && sheet.length === 0) return;
    const all = [...sheet, ...declarations(style ?? '', line)];
    for (const isImportant of [false, true])
      for (const one of all) if (one.isImportant === isImportant) attributes.set(one.property, one.value);
  }

  private declarationsFor(element: StyledElement, isRoot: boolean): readonly Declaration[] {
    const { name, attributes } = element;
    const classes = new Set(attributes.get('class')?.split(/\s+/));
    const id = attributes.get('id');
    const keys = ['*', name, ...[...classes].map((one) => `.${one}`), ...(id ? [`#${id}`] : [])];
    const matching: RankedRule[] = [];
    for (const key of keys)
      for (const rule of this.byKey.get(key) ?? []) {
        this.work += rule.letters;
        if (this.work > limits.svgStyles.max)
          throw new SvgFlawError(
            `its style sheets have too many rules for too many elements: ${limitText('svgStyles')}`,
          );
        if (matches(rule.selector, name, id, classes, isRoot)) matching.push(rule);
      }
    matching.sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order);
    return matching.flatMap((rule) => rule.declarations);
  }
}

interface RankedRule extends Rule {
  readonly order: number;
}

/** The most selective condition of a selector, as an index key: only elements with it are compared. */
const toIndexKey = ({ id, classes, type }: Selector): string =>
  id !== undefined ? `#${id}` : classes[0] !== undefined ? `.${classes[0]}` : (type ?? '*');

const matches = (
  selector: Selector,
  name: string,
  id: string | undefined,
  classes: ReadonlySet<string>,
  isRoot: boolean,
): boolean =>
  (selector.type === undefined || selector.type === name) &&
  (selector.id === undefined || selector.id === id) &&
  selector.classes.every((one) => classes.has(one)) &&
  (!selector.isRoot || isRoot);
