import { renderCards } from '../../operations/render/render-cards.js';
import { UsageError } from '../../workspace/errors.js';
import { maybeTexts, optionalString, type Params, requireString } from './params.js';
import { FileAnswer } from './routes.js';
import type { Studio } from './studio.js';

/** Resolution of a saved picture, in dots per inch. */
const DPI = 300;

/** Renders a stack as `shroud render --stack` does. @throws InvalidDeckError, UsageError */
export async function stackPicture({ now }: Studio, given: Params): Promise<FileAnswer> {
  const cards = maybeTexts(given, 'cards');
  const edition = optionalString(given, 'edition') || undefined;
  const as = given.isFilm === true ? ({ as: 'film' } as const) : {};
  const languages = [requireString(given, 'language')];
  const options = { cards, languages, edition, stack: true, dpi: DPI, ...as } as const;
  for await (const { content } of renderCards(now, options))
    return new FileAnswer('stack.png', 'image/png', content);
  throw new UsageError('there is no card to be drawn');
}
