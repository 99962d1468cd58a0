import { Document, parse, type Scalar } from 'yaml';

export type ScalarStyle = NonNullable<Scalar['type']>;

export interface Surroundings {
  /** How the text that is replaced was written. */
  readonly style?: string | undefined;
  /** Whether it stands between braces. */
  readonly flow: boolean;
  /** How far its key is indented. */
  readonly indent: string;
  readonly eol: string;
}

/** A text as it is written into a YAML file: in the style asked for if that is possible, else plainly, else in quotes. */
export function renderScalar(text: string, { style, flow, indent, eol }: Surroundings): string {
  const styles = new Set([...(style === undefined ? [] : [style]), 'PLAIN', 'QUOTE_DOUBLE']);
  for (const one of styles) {
    const written = write(text, one as ScalarStyle, flow);
    // Only a block goes over several lines: a plain text that does would not be told from its neighbours at a glance.
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

/** The writer is trusted less than the reader. */
function readsAs(written: string, text: string, flow: boolean): boolean {
  try {
    const read = parse(flow ? `{ ${KEY}: ${written} }` : `${KEY}: ${written}\nnext: 1\n`) as unknown;
    return (read as Record<string, unknown>)[KEY] === text;
  } catch {
    return false;
  }
}

/** Lines of a block stand two further in than their key. */
function indented(written: string, indent: string, eol: string): string {
  const [first = '', ...rest] = written.split('\n');
  return [first, ...rest.map((line) => (line === '' ? '' : indent + line))].join(eol);
}
