import { describeId } from './id.js';
import { describe } from './shape.js';

/** The symbol of a family: the theme knows its drawing, or it is called like its file. */
export const symbolName = {
  ...describe(describeId('the name of a symbol', 'symbol'), {}),
  slip: (value: string): string | undefined => {
    const [, folder = '', stem, ending] = /^(.*\/)?([a-z0-9]+(?:-[a-z0-9]+)*)(\.svg)?$/i.exec(value) ?? [];
    if (stem === undefined || folder + (ending ?? '') === '') return undefined;
    const left = [folder, ending ?? ''].filter(Boolean).map((part) => `"${part}"`);
    return `Leave off ${left.join(' and ')}: ${stem.toLowerCase()}`;
  },
};
