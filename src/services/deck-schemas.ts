import { digest } from '../cache/key.js';
import type { DeckFolder } from '../deck/folder.js';
import type { LoadedDeck } from '../deck/load/load-deck.js';
import { readTheme } from '../render/core/read-design.js';
import { templateFolder } from '../render/core/template-folder.js';
import { type Declared, nothingDeclared } from '../vocabulary/declared.js';
import { filesFor } from '../vocabulary/files/for-deck.js';
import { FILE_KINDS, type FileKind, schemaText } from '../vocabulary/files/index.js';
import type { DeckNames } from '../vocabulary/fitting.js';

/** Folder of a deck's schemas, for editors. */
export const SCHEMAS = 'schema';

type Loaded = Pick<LoadedDeck, 'declared' | 'validSubset'>;

/** Schemas of a deck: they include what it declares, and suggest existing names. */
export function deckSchemas(loaded: Loaded, folder: DeckFolder): Readonly<Record<FileKind, string>> {
  const shapes = filesFor(getDeclared(loaded), suggestionsIn(loaded, folder));
  const made = FILE_KINDS.map((kind) => [
    kind,
    schemaText(kind, shapes[kind], fingerprintInputs(kind, loaded)),
  ]);
  return Object.fromEntries(made) as Record<FileKind, string>;
}

/** Declarations of the deck; if it can't be read, those that all decks share. */
const getDeclared = ({ declared }: Loaded): Declared =>
  declared.icons === undefined ? nothingDeclared : declared;

/** Names that make a schema outdated when they change; cards and pictures do not. */
function namesIn({ validSubset }: Loaded): DeckNames {
  if (validSubset === undefined) return {};
  const sets = Object.values(validSubset.editions).flatMap((edition) => edition.sets);
  return {
    family: Object.keys(validSubset.families),
    character: Object.entries(validSubset.cards).flatMap(([id, { kind }]) =>
      kind === 'character' ? [id] : [],
    ),
    edition: Object.keys(validSubset.editions),
    set: [...new Set(sets)],
  };
}

/** Additional names for completion in editors. */
function suggestionsIn(loaded: Loaded, folder: DeckFolder): DeckNames {
  if (loaded.validSubset === undefined) return {};
  const { symbols = {} } = readTheme(folder, undefined, loaded.declared).value ?? {};
  return { ...namesForCards(loaded, folder), symbol: Object.keys(symbols) };
}

/** Names that cards may refer to. */
export function namesForCards(loaded: Loaded, folder: DeckFolder): DeckNames {
  const { validSubset } = loaded;
  if (validSubset === undefined) return {};
  return {
    ...namesIn(loaded),
    card: Object.keys(validSubset.cards),
    rule: Object.keys(validSubset.rules[validSubset.languages[0] ?? ''] ?? {}),
    art: templateFolder(folder)
      .list('art')
      .filter((name) => /\.(svg|png|jpe?g|pdf)$/i.test(name)),
  };
}

/** Mark in a schema that identifies its inputs. */
export function fingerprintInputs(kind: FileKind, loaded: Loaded): string {
  const text = schemaText(kind, filesFor(getDeclared(loaded), namesIn(loaded))[kind]);
  return `Made by \`shroud schema\` of ${digest(text).slice(0, 12)}`;
}
