import { stringify } from 'yaml';
import { listBranches } from '../deck/explain/in-words.js';
import { parseYaml } from '../deck/yaml/yaml-file.js';
import type { Diagnostic } from '../diagnostics/index.js';
import { resolve, type Shape } from '../vocabulary/shape.js';

/** The parsed value of a cell, or the diagnostic that explains why it can't be parsed. */
export type CellValue = { readonly value: unknown } | { readonly problem: Diagnostic };

/** Formats a value as a cell: words and numbers as they are, lists of words with commas, everything else as YAML. */
export function formatCell(shape: Shape, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' && takesText(shape)) return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isWordList(shape) && Array.isArray(value)) return value.join(', ');
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).replace(/\n$/, '');
}

/** Parses the text of a cell. Callers must skip empty cells: they have no value. */
export function valueIn(shape: Shape, cell: string): CellValue {
  const target = resolve(shape);
  const text = cell.replaceAll(/\r\n?/g, '\n').trim();
  switch (target.is) {
    case 'text':
    case 'choice':
      return { value: text };
    case 'number': {
      const digits = text.replace(/^[\u2212\u2013]/, '-');
      return { value: NUMBER.test(digits) ? Number(digits) : text };
    }
    case 'boolean':
      return { value: /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text };
    default:
      if (takesText(shape) && !text.startsWith('{')) return { value: text };
      return isWordList(shape) && !text.startsWith('[')
        ? { value: text.split(/\s*[,;\n]\s*/).filter((word) => word !== '') }
        : yamlIn(target, text);
  }
}

const NUMBER = /^[-+]?[0-9]{1,15}(\.[0-9]{1,9})?$/;

/** Whether its values are words that need no quotes. */
const isPlain = (shape: Shape) => ['text', 'choice'].includes(resolve(shape).is);

/** Whether the shape accepts plain text. */
const takesText = (shape: Shape) => listBranches(shape).some(isPlain);

function isWordList(shape: Shape): boolean {
  const target = resolve(shape);
  return target.is === 'list' && isPlain(target.item);
}

function yamlIn(target: ReturnType<typeof resolve>, text: string): CellValue {
  const { yaml, diagnostics } = parseYaml('', text);
  const [problem] = diagnostics;
  if (problem !== undefined) return { problem };
  const value = yaml?.value;
  // A single clause is a list of one.
  return { value: target.is === 'list' && value !== null && !Array.isArray(value) ? [value] : value };
}
