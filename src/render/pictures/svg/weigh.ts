import { budgets, inDigits, mostOf } from '../../../vocabulary/budgets.js';
import { referencesIn, rulesOf } from './css.js';
import { effectSteps } from './effects.js';
import { Flaw } from './flaw.js';
import { DEFINITIONS } from './names.js';
import { refuseFar } from './reach.js';
import type { SvgElement } from './svg-tree.js';

/** What drawing an element takes, all that it refers to included. */
interface Weight {
  readonly elements: number;
  readonly layers: number;
  readonly steps: number;
  /** Of text. */
  readonly letters: number;
  /** How many elements are inside of each other. */
  readonly height: number;
}

const LIGHT: Weight = { elements: 0, layers: 0, steps: 0, letters: 0, height: 0 };

/** So many are drawn before one could wait for them, be each as large as the card. */
const UNTRIED = 400;

/**
 * Refuses a drawing that would take too long or too much memory.
 * @returns whether only drawing it tells more about it
 * @throws Flaw
 */
export function weigh(root: SvgElement): boolean {
  const scales = new Scales(root);
  const { elements, layers, steps, letters } = scales.weightOf(root, 0);
  const told = (count: number, what: string) =>
    `it has ${Number.isFinite(count) ? inDigits(count) : 'endless'} ${what}`;
  if (elements > budgets.svgElements.most)
    throw new Flaw(`${told(elements, 'elements with those that it repeats')}: ${mostOf('svgElements')}`);
  if (layers > budgets.svgLayers.most)
    throw new Flaw(
      `${told(layers, 'parts with opacity, a clip, a mask or a filter')}: ${mostOf('svgLayers')}`,
    );
  if (steps > budgets.filterSteps.most)
    throw new Flaw(`${told(steps, 'effects of filters')}: ${mostOf('filterSteps')}`);
  if (letters > budgets.svgLetters.most)
    throw new Flaw(`${told(letters, 'letters of text')}: ${mostOf('svgLetters')}`);
  return scales.hasEffects || elements > UNTRIED;
}

/** Drawn aside first, and then laid on what is below. */
const LAYERS = ['opacity', 'clip-path', 'mask', 'filter', 'mix-blend-mode'];

class Scales {
  private readonly byId = new Map<string, SvgElement[]>();
  /** What a style sheet refers to, by class; under the empty name what may hold for anything. */
  private readonly byClass = new Map<string, string[]>();
  private readonly known = new Map<SvgElement, Weight>();
  private readonly size: number;
  hasEffects = false;

  constructor(root: SvgElement) {
    this.size = sizeOf(root);
    this.index(root);
  }

  weightOf(element: SvgElement, depth: number): Weight {
    const known = this.known.get(element);
    if (depth + (known?.height ?? 1) > budgets.svgDepth.most)
      throw new Flaw(
        `it nests elements, with those that it repeats, too deep (line ${element.line}): ${mostOf('svgDepth')}`,
      );
    if (known !== undefined) return known;
    // Whoever draws leaves out what contains itself.
    this.known.set(element, LIGHT);
    const inside = element.children.filter((one) => typeof one === 'object');
    const parts = [
      ...inside.filter((one) => !DEFINITIONS.has(one.name)).map((one) => [one, 1] as const),
      ...this.referred(element),
    ].map(([one, times]) => [this.weightOf(one, depth + 1), times] as const);
    const sum = (of: 'elements' | 'layers' | 'steps' | 'letters') =>
      parts.reduce((all, [weight, times]) => all + weight[of] * times, 0);
    const weight: Weight = {
      elements: 1 + sum('elements'),
      layers: (isLayer(element) ? 1 : 0) + sum('layers'),
      steps: effectSteps(element, this.size) + sum('steps'),
      letters: lettersIn(element) + sum('letters'),
      height: 1 + Math.max(0, ...parts.map(([{ height }]) => height)),
    };
    this.known.set(element, weight);
    return weight;
  }

  private index(element: SvgElement): void {
    refuseFar(element, this.size);
    this.hasEffects ||= hasEffects(element);
    const id = element.attributes.get('id');
    // Of two with the same id, one draws the first and another the last.
    if (id !== undefined) this.byId.set(id, [...(this.byId.get(id) ?? []), element]);
    for (const child of element.children) {
      if (typeof child === 'object') this.index(child);
      else if (element.name === 'style') this.learn(child, element.line);
    }
  }

  private learn(sheet: string, line: number): void {
    for (const { selector, declarations } of rulesOf(sheet, line)) {
      const ids = declarations.flatMap(([, value]) => referencesIn(value, line));
      for (const one of ids.length === 0 ? [] : selector.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? '';
        this.byClass.set(name, [...(this.byClass.get(name) ?? []), ...ids]);
      }
    }
  }

  /** What an element refers to, and how often it is drawn. */
  private referred({ attributes, line }: SvgElement): (readonly [SvgElement, number])[] {
    const classes = ['', ...(attributes.get('class')?.trim().split(/\s+/) ?? [])];
    const styled = classes.flatMap((name) => this.byClass.get(name) ?? []).map((id) => [id, 1] as const);
    const own = [...attributes].flatMap(([name, value]) => {
      const ids = name === 'href' ? [value.slice(1)] : referencesIn(value, line);
      const times = `${name}:${value}`.includes('marker') ? cornersOf(attributes) : 1;
      return ids.map((id) => [id, times] as const);
    });
    return [...styled, ...own].flatMap(([id, times]) =>
      (this.byId.get(id) ?? []).map((one) => [one, times] as const),
    );
  }
}

/** A marker stands on every corner of a path, at most. */
function cornersOf(attributes: SvgElement['attributes']): number {
  const path = attributes.get('d') ?? attributes.get('points') ?? '';
  return Math.max(2, path.length / 4);
}

function isLayer({ attributes }: SvgElement): boolean {
  const style = attributes.get('style') ?? '';
  return LAYERS.some((name) => attributes.has(name) || style.includes(`${name}:`));
}

/** What is said by the element itself. */
function lettersIn({ name, children }: SvgElement): number {
  if (name === 'style') return 0;
  return children.reduce((sum, one) => sum + (typeof one === 'string' ? one.trim().length : 0), 0);
}

/** Filters and patterns are drawn aside, as large as they say they are; an image is read anew wherever it stands. */
function hasEffects({ name, attributes, children }: SvgElement): boolean {
  if (name === 'filter' || name === 'pattern' || name === 'image') return true;
  if (name === 'style' && children.join('').includes('filter:')) return true;
  return attributes.has('filter') || (attributes.get('style') ?? '').includes('filter:');
}

/** The larger side of what is seen. */
function sizeOf({ attributes }: SvgElement): number {
  const [, , width = 0, height = 0] =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return Math.max(width, height, Number.parseFloat(attributes.get('width') ?? '0') || 0);
}
