export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** In words. */
export const list = (items: readonly unknown[]) => (items.length === 0 ? 'nothing' : items.join(', '));
