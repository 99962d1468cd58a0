/** HTML pages that the tool writes: a template tag that escapes, and the frame of a page. Entry points: `html`, `page`. */

import { visibleLines } from '../diagnostics/index.js';
import { escapeXml } from './escape-xml.js';

/** HTML that is written as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly (Html | string)[] | false | undefined;

/** A template tag for HTML: escapes every value that is not HTML itself, and makes control characters visible. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, i) => part + (i < values.length ? toText(values[i]) : '')).join(''));
}

function toText(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(toText).join('');
  return escapeXml(visibleLines(String(value)));
}

/** A self-contained page for phones, desktops and printers. */
export function page(title: string, style: string, body: Html, script?: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}${script !== undefined && html`\n<script>${new Html(script)}</script>`}
</body>
</html>
`.text;
}
