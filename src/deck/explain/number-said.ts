const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number that a few words are about: "two", "a card", "3 cards more". Words about something else are none. */
export function numberSaid(text: string): number | undefined {
  const [, first = ''] =
    /^([a-z]+|[-+]?[0-9]{1,6})(?: +(?:more|extra|cards?|plays?))*[.!]?$/i.exec(text.trim()) ?? [];
  if (/[0-9]/.test(first)) return Number(first);
  const word = first.toLowerCase();
  const number = word === 'a' || word === 'an' ? 1 : WORDS.indexOf(word);
  return number < 1 ? undefined : number;
}
