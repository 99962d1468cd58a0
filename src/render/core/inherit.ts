import type { AuthoredLayout, LayoutFile, Placement } from '../../vocabulary/files/layout-file.js';
import type { SizeRange, Theme, ThemeFile } from '../../vocabulary/files/theme-file.js';
import { readColour } from './read-colour.js';

/** Merges a deck's theme over the built-in one: name by name, fonts family by family. */
export function inheritTheme(own: ThemeFile, base: Theme): Theme {
  const said: Readonly<Record<string, Partial<SizeRange> | undefined>> = own.sizes ?? {};
  const known: Readonly<Record<string, SizeRange>> = base.sizes;
  // Custom fields inherit the sizes of text, unless the theme sets their own.
  const sizes = [...new Set([...Object.keys(known), ...Object.keys(said)])].map((use) => [
    use,
    inheritSize(said[use], known[use] ?? base.sizes.text),
  ]);
  return {
    fonts: over(base.fonts, own.fonts),
    sizes: Object.fromEntries(sizes) as Theme['sizes'],
    spacing: over(base.spacing, own.spacing),
    colours: over(base.colours, resolveColours(own)),
    icons: over(base.icons, own.icons),
    categories: over(base.categories, own.categories),
    symbols: over(base.symbols, own.symbols),
    ornaments: over(base.ornaments, own.ornaments),
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
function inheritSize(own: Partial<SizeRange> | undefined, base: SizeRange): SizeRange {
  if (own === undefined) return base;
  const { steps, ...rest } = base;
  const isSame = own.largest === undefined && own.least === undefined;
  return over({ ...rest, ...(isSame && { steps }) }, own);
}

function over<T extends object>(base: T, own: { readonly [K in keyof T]?: T[K] | undefined } | undefined): T {
  return own === undefined ? base : { ...base, ...own };
}

/** Merges a layout without its own card size over the built-in one: region by region, inset by inset. */
export function inheritLayout(own: AuthoredLayout, base: LayoutFile): LayoutFile {
  if (own.card !== undefined) return { ...own, card: own.card, places: own.places ?? {} };
  const rules = new Set([...Object.keys(base.rules ?? {}), ...Object.keys(own.rules ?? {})]) as Set<
    keyof NonNullable<LayoutFile['rules']>
  >;
  return {
    card: base.card,
    places: overPlaces(base.places, own.places),
    rules: Object.fromEntries(
      [...rules].map((name) => [name, overPlaces(base.rules?.[name], own.rules?.[name])]),
    ),
  };
}

type Places = LayoutFile['places'];

function overPlaces(base: Places = {}, own: Places = {}): Places {
  const kinds = [...new Set([...Object.keys(base), ...Object.keys(own)])] as (keyof Places)[];
  const both = kinds.map((kind) => {
    const [below, above]: (Placement | undefined)[] = [base[kind], own[kind]];
    const placement = {
      regions: { ...below?.regions, ...above?.regions },
      insets: { ...below?.insets, ...above?.insets },
    };
    return [kind, placement];
  });
  return Object.fromEntries(both);
}
