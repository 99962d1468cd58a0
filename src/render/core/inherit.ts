import type { AuthoredLayout, LayoutFile, Placement } from '../../vocabulary/files/layout-file.js';
import type { SizeRange, Theme, ThemeFile } from '../../vocabulary/files/theme-file.js';
import { readColour } from './read-colour.js';

/** Merges a deck's theme over the built-in one: name by name, fonts family by family. */
export function inheritTheme(custom: ThemeFile, base: Theme): Theme {
  const said: Readonly<Record<string, Partial<SizeRange> | undefined>> = custom.sizes ?? {};
  const known: Readonly<Record<string, SizeRange>> = base.sizes;
  // Custom fields inherit the sizes of text, unless the theme sets their own.
  const sizes = [...new Set([...Object.keys(known), ...Object.keys(said)])].map((use) => [
    use,
    inheritSize(said[use], known[use] ?? base.sizes.text),
  ]);
  return {
    fonts: over(base.fonts, custom.fonts),
    sizes: Object.fromEntries(sizes) as Theme['sizes'],
    spacing: over(base.spacing, custom.spacing),
    colours: over(base.colours, resolveColours(custom)),
    icons: over(base.icons, custom.icons),
    categories: over(base.categories, custom.categories),
    symbols: over(base.symbols, custom.symbols),
    ornaments: over(base.ornaments, custom.ornaments),
  };
}

/** The built-in theme, which is complete. */
export const wholeTheme = (file: ThemeFile): Theme => ({ ...(file as Theme), colours: resolveColours(file) });

function resolveColours({ colours = {} }: ThemeFile): Theme['colours'] {
  const read = Object.entries(colours).map(([name, written]) => {
    const colour = readColour(written);
    return [name, 'hex' in colour ? colour.hex : written];
  });
  return Object.fromEntries(read);
}

/** Inherited steps are dropped if the size begins or ends elsewhere. */
function inheritSize(custom: Partial<SizeRange> | undefined, base: SizeRange): SizeRange {
  if (custom === undefined) return base;
  const { steps, ...rest } = base;
  const isSame = custom.largest === undefined && custom.least === undefined;
  return over({ ...rest, ...(isSame && { steps }) }, custom);
}

function over<T extends object>(
  base: T,
  custom: { readonly [K in keyof T]?: T[K] | undefined } | undefined,
): T {
  return custom === undefined ? base : { ...base, ...custom };
}

/** Merges a layout without its own card size over the built-in one: region by region, inset by inset. */
export function inheritLayout(custom: AuthoredLayout, base: LayoutFile): LayoutFile {
  if (custom.card !== undefined) return { ...custom, card: custom.card, places: custom.places ?? {} };
  const rules = new Set([...Object.keys(base.rules ?? {}), ...Object.keys(custom.rules ?? {})]) as Set<
    keyof NonNullable<LayoutFile['rules']>
  >;
  return {
    card: base.card,
    places: overPlaces(base.places, custom.places),
    rules: Object.fromEntries(
      [...rules].map((name) => [name, overPlaces(base.rules?.[name], custom.rules?.[name])]),
    ),
  };
}

type Places = LayoutFile['places'];

function overPlaces(base: Places = {}, custom: Places = {}): Places {
  const kinds = [...new Set([...Object.keys(base), ...Object.keys(custom)])] as (keyof Places)[];
  const both = kinds.map((kind) => {
    const [below, above]: (Placement | undefined)[] = [base[kind], custom[kind]];
    const placement = {
      regions: { ...below?.regions, ...above?.regions },
      insets: { ...below?.insets, ...above?.insets },
    };
    return [kind, placement];
  });
  return Object.fromEntries(both);
}
