import { Document, parse, type Scalar } from 'yaml';

export type ScalarStyle = NonNullable<Scalar['type']>;

export interface Surroundings {
  /** The style of the text that is replaced. */
  readonly style?: string | undefined;
  /** Whether it is inside a flow collection (braces). */
  readonly flow: boolean;
  /** The indentation of its key. */
  readonly indent: string;
  readonly eol: string;
}

/** Renders a text as a YAML scalar: in the requested style if possible, else plain, else quoted. */
export function renderScalar(text: string, { style, flow, indent, eol }: Surroundings): string {
  const styles = new Set([...(style === undefined ? [] : [style]), 'PLAIN', 'QUOTE_DOUBLE']);
  for (const one of styles) {
    const written = write(text, one as ScalarStyle, flow);
    // Only a block may span several lines: a multi-line plain scalar is hard to distinguish from its neighbours.
    const fits = one.startsWith('BLOCK_') ? !flow : !written.includes('\n');
    if (fits && readsAs(written, text, flow)) return indented(written, indent, eol);
  }
  return JSON.stringify(text);
}

const KEY = 'k';

function write(text: string, style: ScalarStyle, flow: boolean): string {
  const document = new Document({ [KEY]: text }, { version: '1.2' });
  const map = document.contents as unknown as { flow: boolean; items: { value: Scalar }[] };
  map.flow = flow;
  for (const { value } of map.items) value.type = style;
  const whole = document.toString({ lineWidth: 0, doubleQuotedAsJSON: true }).replace(/\n$/, '');
  return flow ? whole.replace(/^\{ k: /, '').replace(/ \}$/, '') : whole.replace(/^k: /, '');
}

/** Checks that a rendered scalar parses back to its text: the YAML parser is trusted more than the writer. */
function readsAs(written: string, text: string, flow: boolean): boolean {
  try {
    const read = parse(flow ? `{ ${KEY}: ${written} }` : `${KEY}: ${written}\nnext: 1\n`) as unknown;
    return (read as Record<string, unknown>)[KEY] === text;
  } catch {
    return false;
  }
}

/** Indents the lines of a block by two more than their key. */
function indented(written: string, indent: string, eol: string): string {
  const [first = '', ...rest] = written.split('\n');
  return [first, ...rest.map((line) => (line === '' ? '' : indent + line))].join(eol);
}
