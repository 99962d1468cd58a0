/** The groups of things that all lead to each other, each group in alphabetical order (Tarjan's algorithm). */
export function cyclesOf(edges: readonly { readonly from: string; readonly to: string }[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const numbers = new Map<string, number>();
  const path: string[] = [];
  const groups: string[][] = [];
  const visit = (one: string): number => {
    const number = numbers.size;
    numbers.set(one, number);
    path.push(one);
    let low = number;
    for (const other of next.get(one) ?? []) {
      if (!numbers.has(other)) low = Math.min(low, visit(other));
      else if (path.includes(other)) low = Math.min(low, numbers.get(other) ?? number);
    }
    if (low === number) groups.push(path.splice(path.indexOf(one)).sort());
    return low;
  };
  for (const one of next.keys()) if (!numbers.has(one)) visit(one);
  return groups.filter((group) => group.length > 1).sort();
}
