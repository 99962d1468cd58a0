import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The cards of a deck on disk that have `notes`: a loaded deck has none, since they are never printed. */
export function notedCards(folder: string): Set<string> {
  const cards = join(folder, 'cards');
  const files = readdirSync(cards, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\][^/\\]+\.yaml$/.test(file),
  );
  const kinds = files.flatMap((file) => Object.values(parse(readFileSync(join(cards, file), 'utf8')) ?? {}));
  const noted = kinds.flatMap((kind) =>
    typeof kind === 'object' && kind !== null
      ? Object.entries(kind).filter(([, card]) => typeof card?.notes === 'string')
      : [],
  );
  return new Set(noted.map(([id]) => id));
}
