import { budgets, inDigits, mostOf } from '../../../vocabulary/budgets.js';
import { referencesIn, rulesOf } from './css.js';
import { effectSteps } from './effects.js';
import {
  type Extent,
  extentOf,
  NOTHING,
  pathLetters,
  refuseVast,
  scaled,
  scaleOf,
  sizeOf,
  together,
  UNTRIED,
  type View,
  viewOf,
} from './extent.js';
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
  /** Letters of paths. */
  readonly paths: number;
  /** How many elements are inside of each other. */
  readonly height: number;
  /** How far it goes; nobody asks that of a small drawing. */
  readonly extent: Extent;
}

const LIGHT: Weight = { elements: 0, layers: 0, steps: 0, letters: 0, paths: 0, height: 0, extent: NOTHING };

/** And so many letters of paths, wherever they lead. */
const UNTRIED_LETTERS = 65_536;

/**
 * Refuses a drawing that would take too long or too much memory.
 * @returns whether only drawing it tells more about it, and how many effects it has
 * @throws Flaw
 */
export function weigh(root: SvgElement): { readonly isHeavy: boolean; readonly effects: number } {
  const scales = new Scales(root);
  const { elements, layers, steps, letters, paths, extent } = scales.weightOf(root, 0);
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
  refuseLong(paths);
  const isHeavy = scales.hasEffects || elements > UNTRIED || paths > UNTRIED_LETTERS;
  if (isHeavy) refuseVast(extent, scales.size);
  return { isHeavy, effects: steps };
}

const told = (count: number, what: string) =>
  `it has ${Number.isFinite(count) ? inDigits(count) : 'endless'} ${what}`;

function refuseLong(paths: number): void {
  if (paths > budgets.svgPaths.most)
    throw new Flaw(`${told(paths, 'letters of paths')}: ${mostOf('svgPaths')}`);
}

/** What draws something else, as often as it is there. */
const REPEATS = new Set(['use', 'marker', 'pattern']);

/** Drawn aside first, and then laid on what is below. */
const LAYERS = ['opacity', 'clip-path', 'mask', 'filter', 'mix-blend-mode'];

class Scales {
  private readonly byId = new Map<string, SvgElement[]>();
  /** What a style sheet refers to, by class; under the empty name what may hold for anything. */
  private readonly byClass = new Map<string, string[]>();
  private readonly known = new Map<SvgElement, Weight>();
  private readonly view: View;
  readonly size: number;
  hasEffects = false;
  /** What is in it, without what it repeats. */
  private elements = 0;
  private letters = 0;
  private repeats = false;

  constructor(root: SvgElement) {
    this.view = viewOf(root.attributes);
    this.size = sizeOf(root.attributes);
    this.index(root);
    refuseLong(this.letters);
  }

  /** Whether there is enough in it that it may be heavy. */
  private get isLarge(): boolean {
    return this.hasEffects || this.repeats || this.elements > UNTRIED || this.letters > UNTRIED_LETTERS;
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
    const sum = (of: Exclude<keyof Weight, 'height' | 'extent'>) =>
      parts.reduce((all, [weight, times]) => all + weight[of] * times, 0);
    const weight: Weight = {
      elements: 1 + sum('elements'),
      layers: (isLayer(element) ? 1 : 0) + sum('layers'),
      steps: effectSteps(element, this.size) + sum('steps'),
      letters: lettersIn(element) + sum('letters'),
      paths: pathLetters(element) + sum('paths'),
      height: parts.reduce((most, [{ height }]) => Math.max(most, height), 0) + 1,
      extent: this.isLarge ? this.extentOf(element, parts) : NOTHING,
    };
    this.known.set(element, weight);
    return weight;
  }

  private extentOf(element: SvgElement, parts: readonly (readonly [Weight, number])[]): Extent {
    const own = extentOf(element, this.view);
    if (parts.length === 0 && !element.attributes.has('transform')) return own;
    const all = together([[own, 1], ...parts.map(([{ extent }, times]) => [extent, times] as const)]);
    return scaled(all, scaleOf(element.attributes.get('transform')));
  }

  private index(element: SvgElement): void {
    refuseFar(element, this.size);
    this.hasEffects ||= hasEffects(element);
    this.elements++;
    this.letters += pathLetters(element);
    this.repeats ||= REPEATS.has(element.name);
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
      if (name !== 'href' && !value.includes('(')) return [];
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
