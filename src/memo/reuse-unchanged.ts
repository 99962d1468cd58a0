/**
 * Structural sharing: returns the new value, but reuses unchanged subtrees of the old one, so that identity-based memos
 * stay valid.
 */
export function reuseUnchanged(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const [oldKeys, keys] = [Object.keys(old), Object.keys(fresh)];
  let isSame = oldKeys.length === keys.length;
  for (const [index, key] of keys.entries()) {
    const part = reuseUnchanged(old[key], fresh[key]);
    // The order of keys is that of the file and is significant.
    if (oldKeys[index] !== key || part !== old[key]) isSame = false;
    fresh[key] = part;
  }
  return isSame ? before : now;
}

/** Whether two lists contain identical items. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => Object.is(one, others[index]));
