/** The slots (`{…}`) of a text. They are filled in later; a translation may move them, but not drop or change them. */
function findSlots(text: string): readonly string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort();
}

const NAMED = /\{[A-Za-z_]\w*\}/g;

/** Whether gettext can check the slots of a text: it has some, all are plain names, and no brace is unmatched. */
export function hasNamedSlots(text: string): boolean {
  return findSlots(text).length > 0 && !/[{}]/.test(text.replaceAll(NAMED, ''));
}

/** Describes everything that is wrong with the slots of a translation; undefined if nothing is. */
export function brokenSlots(source: string, translation: string): string | undefined {
  const wanted = findSlots(source);
  const given = findSlots(translation);
  const lost = without(wanted, given);
  const strange = without(given, wanted);
  const isThere = (slot: string) => wanted.includes(slot);
  const wrong = [
    ...formatSlots(lost, 'of the source is missing', 'of the source are missing'),
    ...formatSlots(
      strange.filter((slot) => !isThere(slot)),
      'is not in the source',
      'are not in the source',
    ),
    ...formatSlots(strange.filter(isThere), 'appears too often', 'appear too often'),
  ];
  if (wrong.length > 0) return wrong.join('; ');
  if (hasNamedSlots(source) && !hasNamedSlots(translation)) return 'a brace has no partner';
  return undefined;
}

function formatSlots(slots: readonly string[], one: string, many: string): string[] {
  if (slots.length === 0) return [];
  const names = [slots.slice(0, -1).join(', '), slots.at(-1)].filter((part) => part !== '').join(' and ');
  return [`${names} ${slots.length === 1 ? one : many}`];
}

/** Multiset difference of two lists. */
function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = [...from];
  for (const one of taken) {
    const index = left.indexOf(one);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}
