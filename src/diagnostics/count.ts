/** How many of something there are, in words: "1 card", "2 families". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
