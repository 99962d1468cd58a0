/** Answers queries of a sandboxed template about the theme. Queries are untrusted and validated first. */
import type { FrameProps, LineStyle } from '../../../templates/template.js';
import { limits, limitText } from '../../vocabulary/limits.js';
import { TemplateMistakeError } from '../template/element.js';
import type { ThemeAnswer } from './messages.js';

type Theme = FrameProps['theme'];

/** @param question JSON @returns JSON */
export function answerQuestion(theme: Theme, question: string): string {
  let answer: ThemeAnswer;
  try {
    answer = { value: lookUp(theme, JSON.parse(question)) };
  } catch (cause) {
    if (!(cause instanceof TemplateMistakeError)) throw cause;
    answer = { mistake: cause.message };
  }
  return JSON.stringify(answer);
}

const NAMED = ['colour', 'icon', 'category', 'symbol', 'ornament'] as const;

function lookUp(theme: Theme, asked: unknown): unknown {
  const [about, first, style] = Array.isArray(asked) ? asked : [];
  const named = NAMED.find((name) => name === about);
  if (named !== undefined) return theme[named](requireText(first, named) as never);
  if (about === 'line') return theme.line(requireText(first, 'line'), lineStyle(style));
  throw new TemplateMistakeError(`A theme has no ${String(about).slice(0, 80)}.`);
}

function requireText(value: unknown, of: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string')
    throw new TemplateMistakeError(`theme.${of}() needs text, not ${typeof value}.`);
  if (text.length > limits.textLetters.max)
    throw new TemplateMistakeError(
      `theme.${of}() got ${text.length} characters: ${limitText('textLetters')}.`,
    );
  return text;
}

function lineStyle(style: unknown): LineStyle {
  const { font, size, weight, italic } = Object(style) as Partial<Record<keyof LineStyle, unknown>>;
  if (font !== 'title' && font !== 'text')
    throw new TemplateMistakeError("theme.line() needs a `font`: 'title' or 'text'.");
  if (typeof size !== 'number' || !(size > 0))
    throw new TemplateMistakeError('theme.line() needs a `size`, in points.');
  return {
    font,
    size,
    ...(typeof weight === 'number' && { weight }),
    ...(typeof italic === 'boolean' && { italic }),
  };
}
