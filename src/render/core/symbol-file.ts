/** The path of a family's symbol, relative to the templates: as the theme names it, else by its own name. */
export const symbolFile = (symbols: Readonly<Record<string, string>>, name: string): string =>
  symbols[name] ?? `icons/${name}.svg`;
