/** Two families of three, as a file of a deck. */
const FAMILIES = ['north', 'east'];

export const TWO_FAMILIES = [
  'families:',
  ...FAMILIES.map((family) => `  ${family}: { title: ${family}, symbol: brain }`),
  'characters:',
  ...FAMILIES.flatMap((family) =>
    [1, 2, 3].map((i) => `  ${family}-${i}: { title: One, family: ${family} }`),
  ),
  '',
].join('\n');
