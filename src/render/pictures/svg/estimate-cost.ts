/**
 * Estimates the cost of a drawing before it is rendered, including everything that it repeats by reference. Refuses
 * drawings over a limit. Entry point: `estimateCost`.
 */

import { inDigits, limits, limitText } from '../../../vocabulary/limits.js';
import { referencesIn } from './css.js';
import { dashesOn, type Lines, measureLines, readDashing } from './dashes.js';
import { effectSteps } from './effects.js';
import {
  type Extent,
  getExtent,
  getLargerSide,
  NOTHING,
  pathLetters,
  readScale,
  readView,
  refuseVast,
  scaleExtent,
  together,
  UNTRIED,
  type View,
} from './extent.js';
import { DEFINITIONS } from './names.js';
import { refuseFar } from './reach.js';
import { SvgFlawError } from './svg-flaw-error.js';
import { lettersIn, type SvgElement } from './svg-tree.js';

/** The cost of drawing an element, including everything that it refers to. */
interface Weight {
  readonly elements: number;
  readonly layers: number;
  readonly steps: number;
  /** Characters of text. */
  readonly letters: number;
  /** Characters of path data. */
  readonly paths: number;
  /** Nesting depth. */
  readonly height: number;
  /** Only computed for large drawings. */
  readonly extent: Extent;
  readonly dashes: number;
  /** Lines that an enclosing element may dash. */
  readonly lines: Lines;
}

const LIGHT: Weight = {
  elements: 0,
  layers: 0,
  steps: 0,
  letters: 0,
  paths: 0,
  height: 0,
  extent: NOTHING,
  dashes: 0,
  lines: { shapes: 0, length: 0 },
};

type Part = readonly [weight: Weight, times: number];

const sum = (parts: readonly Part[], of: (weight: Weight) => number): number =>
  parts.reduce((all, [weight, times]) => all + of(weight) * times, 0);

/** Length of path data that draws quickly without a check, wherever it leads. */
const UNTRIED_LETTERS = 65_536;

/** The result of weighing a drawing. */
interface Weighed {
  /** Whether its size or content suggests that it may be slow. */
  readonly isHeavy: boolean;
  /** Number of filter effects. */
  readonly effects: number;
  /** Whether it has filters or patterns, which are rendered at the size that they define. */
  readonly isDrawnAside: boolean;
}

/** Refuses a drawing that would take too much time or memory. @throws SvgFlawError */
export function estimateCost(root: SvgElement): Weighed {
  const scales = new CostEstimator(root);
  const { elements, layers, steps, letters, paths, extent, dashes } = scales.weigh(root, 0);
  if (elements > limits.svgElements.max)
    throw new SvgFlawError(
      `${formatCount(elements, 'elements, repeated ones included')}: ${limitText('svgElements')}`,
    );
  if (layers > limits.svgLayers.max)
    throw new SvgFlawError(
      `${formatCount(layers, 'parts with opacity, a clip, a mask or a filter')}: ${limitText('svgLayers')}`,
    );
  if (steps > limits.filterSteps.max)
    throw new SvgFlawError(`${formatCount(steps, 'filter effects')}: ${limitText('filterSteps')}`);
  if (letters > limits.svgLetters.max)
    throw new SvgFlawError(`${formatCount(letters, 'characters of text')}: ${limitText('svgLetters')}`);
  refuseLong(paths);
  if (dashes > limits.svgDashes.max)
    throw new SvgFlawError(`${formatCount(dashes, 'dashes and gaps of lines')}: ${limitText('svgDashes')}`);
  const isHeavy = scales.isDrawnAside || scales.hasImages || elements > UNTRIED || paths > UNTRIED_LETTERS;
  if (isHeavy) refuseVast(extent, scales.size);
  return { isHeavy, effects: steps, isDrawnAside: scales.isDrawnAside };
}

const formatCount = (count: number, what: string) =>
  `it has ${Number.isFinite(count) ? inDigits(Math.round(count)) : 'endless'} ${what}`;

function refuseLong(paths: number): void {
  if (paths > limits.svgPaths.max)
    throw new SvgFlawError(`${formatCount(paths, 'characters of paths')}: ${limitText('svgPaths')}`);
}

/** Elements that draw other elements repeatedly. */
const REPEATS = new Set(['use', 'marker', 'pattern']);

/** Properties that make an element render to a separate layer, which is then composited. */
const LAYERS: readonly (readonly [property: string, unless: RegExp])[] = [
  ['opacity', /^(?:1(?:\.0*)?|100%)$/],
  ['clip-path', /^none$/],
  ['mask', /^none$/],
  ['filter', /^none$/],
  ['mix-blend-mode', /^normal$/],
  ['isolation', /^auto$/],
];

/** Properties that all lines inside inherit, unless they set them. */
const INHERITED = ['stroke-dasharray', 'marker-start', 'marker-mid', 'marker-end'];

/** Elements that are drawn where they are referenced, but inherit from where they are defined. */
const SEPARATE = new Set(['clipPath', 'mask', 'pattern', 'marker']);

class CostEstimator {
  private readonly byId = new Map<string, SvgElement[]>();
  /** Definitions, with what they inherit. */
  private readonly separate = new Map<SvgElement, SvgElement>();
  private readonly known = new Map<SvgElement, Weight>();
  private readonly view: View;
  readonly size: number;
  isDrawnAside = false;
  hasImages = false;
  /** Number of elements, without repetitions. */
  private elements = 0;
  private letters = 0;
  private repeats = false;
  private hasDashes = false;
  /** The largest font size, as far as numbers show. */
  private font = 16;

  constructor(root: SvgElement) {
    this.view = readView(root.attributes);
    this.size = getLargerSide(root.attributes);
    this.index(root, new Map());
    refuseLong(this.letters);
  }

  /** Whether it is large enough that it may be heavy. */
  private get isLarge(): boolean {
    return (
      this.isDrawnAside ||
      this.hasImages ||
      this.repeats ||
      this.elements > UNTRIED ||
      this.letters > UNTRIED_LETTERS
    );
  }

  weigh(element: SvgElement, depth: number): Weight {
    const known = this.known.get(element);
    if (depth + (known?.height ?? 1) > limits.svgDepth.max)
      throw new SvgFlawError(
        `it nests elements, repeated ones included, too deep (line ${element.line}): ${limitText('svgDepth')}`,
      );
    if (known !== undefined) return known;
    // Renderers skip elements that contain themselves.
    this.known.set(element, LIGHT);
    const inside = element.children.filter((one) => typeof one === 'object');
    const weighed = (parts: readonly (readonly [SvgElement, number])[]): Part[] =>
      parts.map(([one, times]) => [this.weigh(one, depth + 1), times]);
    const { shown, markers } = this.referred(this.separate.get(element) ?? element);
    const drawn = weighed([
      ...inside.filter((one) => !DEFINITIONS.has(one.name)).map((one) => [one, 1] as const),
      ...shown.map((one) => [one, 1] as const),
    ]);
    const elements = 1 + sum(drawn, (one) => one.elements);
    const paths = pathLetters(element) + sum(drawn, (one) => one.paths);
    // A marker is drawn at every corner of every path inside, since markers are inherited.
    const corners = 2 * elements + paths / 2;
    const parts = [...drawn, ...weighed(markers.map((one) => [one, corners] as const))];
    const weight: Weight = {
      elements: 1 + sum(parts, (one) => one.elements),
      layers: (isLayer(element) ? 1 : 0) + sum(parts, (one) => one.layers),
      steps: effectSteps(element, this.size) + sum(parts, (one) => one.steps),
      letters: lettersIn(element) + sum(parts, (one) => one.letters),
      paths: pathLetters(element) + sum(parts, (one) => one.paths),
      height: parts.reduce((most, [{ height }]) => Math.max(most, height), 0) + 1,
      extent: this.isLarge ? this.measureExtent(element, parts) : NOTHING,
      ...this.dashed(element, parts),
    };
    this.known.set(element, weight);
    return weight;
  }

  /** Dashes are inherited: lines without their own are passed on to the enclosing element. */
  private dashed(element: SvgElement, parts: readonly Part[]): Pick<Weight, 'dashes' | 'lines'> {
    const inner = sum(parts, (one) => one.dashes);
    if (!this.hasDashes) return { dashes: inner, lines: LIGHT.lines };
    const own = measureLines(element, this.view, this.font);
    const lines = {
      shapes: own.shapes + sum(parts, (one) => one.lines.shapes),
      length: own.length + sum(parts, (one) => one.lines.length),
    };
    const separate = this.separate.get(element);
    const dashing = readDashing(separate ?? element, this.view);
    if (dashing !== undefined) return { dashes: inner + dashesOn(lines, dashing), lines: LIGHT.lines };
    return { dashes: inner, lines: separate === undefined ? lines : LIGHT.lines };
  }

  private measureExtent(element: SvgElement, parts: readonly Part[]): Extent {
    const own = getExtent(element, this.view);
    if (parts.length === 0 && !element.attributes.has('transform')) return own;
    const all = together([[own, 1], ...parts.map(([{ extent }, times]) => [extent, times] as const)]);
    return scaleExtent(all, readScale(element.attributes.get('transform')));
  }

  private index(element: SvgElement, around: SvgElement['attributes']): void {
    refuseFar(element, this.size);
    this.isDrawnAside ||= isDrawnAside(element);
    // An image is decoded at each occurrence.
    this.hasImages ||= element.name === 'image';
    this.elements++;
    this.letters += pathLetters(element);
    this.repeats ||= REPEATS.has(element.name);
    const id = element.attributes.get('id');
    // If an id is not unique, some renderers use the first element and others the last.
    if (id !== undefined) this.byId.set(id, [...(this.byId.get(id)?.slice(0, 1) ?? []), element]);
    this.hasDashes ||= element.attributes.has('stroke-dasharray');
    const size = element.attributes.get('font-size');
    // A size that is not a number is relative.
    if (size !== undefined)
      this.font = Math.max(this.font, Number.isNaN(Number(size)) ? this.size : Number(size));
    if (SEPARATE.has(element.name))
      this.separate.set(element, { ...element, attributes: new Map([...around, ...element.attributes]) });
    const { attributes } = element;
    const said = INHERITED.filter((name) => attributes.has(name));
    const within =
      said.length === 0
        ? around
        : new Map([...around, ...said.map((name) => [name, attributes.get(name) ?? ''] as const)]);
    for (const child of element.children) if (typeof child === 'object') this.index(child, within);
  }

  /** The elements that an element refers to; markers separately, since they are drawn at the corners of paths. */
  private referred({ attributes, line }: SvgElement): Record<'shown' | 'markers', SvgElement[]> {
    const found = { shown: [] as SvgElement[], markers: [] as SvgElement[] };
    for (const [name, value] of attributes) {
      if (name !== 'href' && !value.includes('(')) continue;
      const ids = name === 'href' ? [value.slice(1)] : referencesIn(value, line);
      for (const id of ids)
        found[name.startsWith('marker-') ? 'markers' : 'shown'].push(...(this.byId.get(id) ?? []));
    }
    return found;
  }
}

const isLayer = ({ attributes }: SvgElement): boolean =>
  LAYERS.some(([property, unless]) => {
    const value = attributes.get(property);
    return value !== undefined && !unless.test(value.trim());
  });

/** Whether an element is a filter or a pattern, or uses one. */
const isDrawnAside = ({ name, attributes }: SvgElement): boolean =>
  name === 'filter' || name === 'pattern' || attributes.has('filter');
