import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { UnreadableFileError } from '../../../src/tables/csv/unreadable.js';
import { bytesOf, type Target } from '../target.js';

const TEXTS = [
  ['poodles.title', 'Pursued by Poodles', 'Inseguita dai barboncini'],
  ['poodles.flavour', '=They were "so" small,\nand there were so many.', ''],
  ['TURN-1', 'A turn is {count} plays — <b>two</b> & no more.', 'Un turno è {count} giocate.'],
] as const;

/** A translator's file in one of the formats. */
export const translations = (format: ExchangeName): Target => {
  const exchange = exchanges[format];
  const entries = TEXTS.map(([context, source, translation]) => ({
    context,
    source,
    translation,
    status: 'fresh',
    about: 'A card.',
    place: 'cards/a.yaml:1',
  }));
  const parcel = { name: 'deck', version: '1.0.0', sourceLang: 'en', lang: 'it', entries };
  return {
    name: format,
    few: 200,
    seeds: () => [bytesOf(exchange.write(parcel as unknown as Parameters<typeof exchange.write>[0]))],
    read(bytes) {
      try {
        exchange.read(bytes, ['en', 'it']);
      } catch (cause) {
        // A wrong file is reported like that.
        if (!(cause instanceof UnreadableFileError)) throw cause;
      }
    },
  };
};
