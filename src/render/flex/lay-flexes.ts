import type { Child, Element } from '../../../templates/template.js';
import type { Typesetting } from '../core/typesetting.js';
import { flattenChildren } from '../template/element.js';
import { type FlexElement, isFlex } from '../template/html.js';
import { type LaidFlex, layFlex } from './lay-flex.js';

/** Whether there is a `Flex` to lay out. */
export function hasFlex(child: Child): boolean {
  return flattenChildren(child).some(
    (one) => typeof one !== 'string' && (isFlex(one) || hasFlex(one.props.children as Child)),
  );
}

/** Lays out every `Flex` in a template's output, and collects their flaws. */
export async function layFlexes(
  element: Element,
  measures: Typesetting,
): Promise<{ readonly element: Element; readonly flaws: LaidFlex['flaws'] }> {
  const flexes = flexesIn(element);
  const laid = new Map<FlexElement, LaidFlex>();
  for (const [i, flex] of flexes.entries()) laid.set(flex, await layFlex(flex, measures, `flex${i}-`));
  return {
    element: replaceFlex(element, laid) as Element,
    flaws: [...laid.values()].flatMap(({ flaws }) => flaws),
  };
}

function flexesIn(child: Child): FlexElement[] {
  return flattenChildren(child).flatMap((one) => {
    if (typeof one === 'string') return [];
    return isFlex(one) ? [one] : flexesIn(one.props.children as Child);
  });
}

function replaceFlex(one: Element | string, laid: ReadonlyMap<FlexElement, LaidFlex>): Element | string {
  if (typeof one === 'string') return one;
  if (isFlex(one)) {
    const { x, y } = one.props;
    const children = { type: 'markup', props: { svg: laid.get(one)?.svg } };
    return { type: 'g', props: { transform: `translate(${x} ${y})`, children } };
  }
  const { children } = one.props;
  if (!hasFlex(children as Child)) return one;
  return {
    ...one,
    props: {
      ...one.props,
      children: flattenChildren(children as Child).map((child) => replaceFlex(child, laid)),
    },
  };
}
