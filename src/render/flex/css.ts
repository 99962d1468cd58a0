/**
 * The subset of CSS that a `Flex` supports: what screens, PNG and PDF render alike. Entry point: `describeFlaw`, which
 * describes what is wrong with a style.
 */

import type { FlexStyle } from '../../../templates/template.js';
import { nearest } from '../../diagnostics/index.js';
import { POINT } from '../core/typesetting.js';

/** Validates a value of a property, and describes valid values. */
interface Values {
  readonly are: string;
  has(value: number | string): boolean;
}

const LENGTH = /^-?(\d+\.?\d*|\.\d+)(px|pt|mm|%|em)?$/;
const COLOUR =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl)a?\([^()]+\)|black|white|transparent|currentcolor)$/i;
const GRADIENT = /^(linear|radial)-gradient\((.+)\)$/;
const SHAPE = /^(to (top|bottom|left|right)|-?[\d.]+(deg|turn|rad)|(circle|ellipse)?( ?at .+)?)$/;

const number: Values = { are: 'a number', has: (value) => typeof value === 'number' };
const length: Values = {
  are: "a length: a number of tenths of a millimetre, or '9pt', '4mm', '50%', '1.2em'",
  has: (value) => typeof value === 'number' || value === 'auto' || LENGTH.test(value),
};
const lengths: Values = {
  are: 'one to four lengths',
  has: (value) => String(value).split(' ').length <= 4 && String(value).split(' ').every(length.has),
};
const colour: Values = {
  are: "a colour: '#c9a961', 'rgb(…)', or one of the theme: theme.colour('gilt')",
  has: (value) => typeof value === 'string' && COLOUR.test(value),
};
const background: Values = {
  are: `${colour.are}; or 'linear-gradient(…)', 'radial-gradient(…)'`,
  has: (value) => colour.has(value) || isGradient(String(value)),
};
function isGradient(value: string): boolean {
  const [first = '', ...more] = GRADIENT.exec(value)?.[2]?.split(/,\s*(?![^(]*\))/) ?? [];
  const stops = SHAPE.test(first) ? more : [first, ...more];
  return stops.length > 1 && stops.every((stop) => colour.has(stop.replace(/(\s+[\d.]+%)+$/, '')));
}
const border: Values = {
  are: "a line: '3px solid #c9a961'",
  has(value) {
    const [width = '', style = '', ...paint] = String(value).split(' ');
    return value === 'none' || (length.has(width) && lines.has(style) && colour.has(paint.join(' ')));
  },
};
const ratio: Values = {
  are: "a ratio: 1.5, or '3/2'",
  has: (value) => typeof value === 'number' || /^[\d.]+( ?\/ ?[\d.]+)?$/.test(value),
};
const flex: Values = {
  are: "a number, or '1 0 50%'",
  has: (value) => String(value).split(' ').length <= 3 && String(value).split(' ').every(length.has),
};
const acceptOne = (...names: string[]): Values => ({
  are: names.map((name) => `'${name}'`).join(', '),
  has: (value) => names.includes(String(value)),
});
const lines = acceptOne('solid', 'dashed');
const items = ['flex-start', 'flex-end', 'center', 'stretch', 'baseline'];
const spread = ['flex-start', 'flex-end', 'center', 'space-between', 'space-around', 'space-evenly'];
const weight: Values = {
  are: "'normal', 'bold' or a number",
  has: (value) => typeof value === 'number' || value === 'normal' || value === 'bold',
};

/** The properties that screens, PNG and PDF render alike. The compiler checks them against the types for editors. */
const PROPERTIES: Readonly<Record<keyof FlexStyle, Values>> = {
  display: acceptOne('flex', 'block', 'none'),
  flexDirection: acceptOne('row', 'column', 'row-reverse', 'column-reverse'),
  flexWrap: acceptOne('wrap', 'nowrap', 'wrap-reverse'),
  flex,
  flexGrow: number,
  flexShrink: number,
  flexBasis: length,
  alignItems: acceptOne(...items),
  alignSelf: acceptOne(...items, 'auto'),
  alignContent: acceptOne(...spread, 'stretch'),
  justifyContent: acceptOne(...spread),
  gap: lengths,
  rowGap: length,
  columnGap: length,
  width: length,
  height: length,
  minWidth: length,
  minHeight: length,
  maxWidth: length,
  maxHeight: length,
  aspectRatio: ratio,
  margin: lengths,
  marginTop: length,
  marginRight: length,
  marginBottom: length,
  marginLeft: length,
  padding: lengths,
  paddingTop: length,
  paddingRight: length,
  paddingBottom: length,
  paddingLeft: length,
  position: acceptOne('relative', 'absolute'),
  top: length,
  right: length,
  bottom: length,
  left: length,
  color: colour,
  background,
  backgroundColor: colour,
  border,
  borderTop: border,
  borderRight: border,
  borderBottom: border,
  borderLeft: border,
  borderColor: colour,
  borderStyle: lines,
  borderWidth: length,
  borderRadius: lengths,
  borderTopLeftRadius: length,
  borderTopRightRadius: length,
  borderBottomLeftRadius: length,
  borderBottomRightRadius: length,
  opacity: number,
  fontFamily: acceptOne('title', 'text'),
  fontSize: length,
  fontWeight: weight,
  fontStyle: acceptOne('normal', 'italic'),
  lineHeight: number,
  letterSpacing: length,
  textAlign: acceptOne('left', 'right', 'center', 'justify'),
  textTransform: acceptOne('none', 'uppercase', 'lowercase', 'capitalize'),
  textDecoration: acceptOne('none', 'underline', 'line-through'),
  textWrap: acceptOne('wrap', 'balance'),
  whiteSpace: acceptOne('normal', 'nowrap', 'pre-wrap'),
  verticalAlign: acceptOne('baseline', 'middle', 'top', 'bottom', 'super', 'sub'),
  objectFit: acceptOne('fill', 'contain', 'cover'),
};

/** Describes what is wrong with a style, in a sentence; undefined if it can be drawn. */
export function describeFlaw(style: unknown): string | undefined {
  if (style === undefined) return undefined;
  if (typeof style !== 'object' || style === null) return '`style` is a map of CSS: style={{ gap: 10 }}.';
  for (const [name, value] of Object.entries(style)) {
    if (!Object.hasOwn(PROPERTIES, name))
      return `\`${name}\` is not among the CSS that can be printed.${suggestion(name)}`;
    const { has, are } = PROPERTIES[name as keyof FlexStyle];
    const isSound =
      value === undefined ||
      (typeof value === 'number' && Number.isFinite(value) && has(value)) ||
      (typeof value === 'string' && has(value));
    if (!isSound) return `\`${name}\` can't be ${JSON.stringify(value) ?? String(value)}: it is ${are}.`;
  }
  return undefined;
}

function suggestion(name: string): string {
  const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (Object.hasOwn(PROPERTIES, camel)) return ` Write \`${camel}\`.`;
  const meant = nearest(name, Object.keys(PROPERTIES));
  return meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
}

/** Converts points and millimetres in a value to tenths of a millimetre, the unit of everything else. */
export function inTenths<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  return value.replaceAll(/(-?[\d.]+)(pt|mm)\b/g, (_, amount: string, unit: string) => {
    const tenths = Number(amount) * (unit === 'pt' ? POINT : 10);
    return `${Math.round(tenths * 1000) / 1000}px`;
  });
}

/** A length in tenths of a millimetre. @param whole the length that a percentage refers to */
export function tenths(value: number | string | undefined, size: number, whole: number): number {
  const [, amount = '0', unit] = /^(-?[\d.]+)(px|%|em)?$/.exec(String(inTenths(value ?? 0))) ?? [];
  return Number(amount) * ({ em: size, '%': whole / 100 }[unit as 'em'] ?? 1);
}

/** The padding of an element: top, right, bottom, left. */
export function paddings(style: FlexStyle, size: number): (whole: number) => readonly number[] {
  const all = String(style.padding ?? 0).split(' ');
  const [top = '0', right = top, bottom = top, left = right] = all;
  const { paddingTop = top, paddingRight = right, paddingBottom = bottom, paddingLeft = left } = style;
  return (whole) =>
    [paddingTop, paddingRight, paddingBottom, paddingLeft].map((one) => tenths(one, size, whole));
}
