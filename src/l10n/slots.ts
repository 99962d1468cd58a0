/** What stands in braces is filled in when a text is made; a translation may move it, but neither drop nor change it. */
function slotsOf(text: string): readonly string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort();
}

const NAMED = /\{[A-Za-z_]\w*\}/g;

/** Whether gettext can check the slots of a text: there are some, all are plain names, and no brace stands alone. */
export function hasNamedSlots(text: string): boolean {
  return slotsOf(text).length > 0 && !/[{}]/.test(text.replaceAll(NAMED, ''));
}

/** All that is wrong with the slots of a translation, in words; undefined where nothing is. */
export function brokenSlots(source: string, translation: string): string | undefined {
  const wanted = slotsOf(source);
  const given = slotsOf(translation);
  const lost = without(wanted, given);
  const strange = without(given, wanted);
  const isThere = (slot: string) => wanted.includes(slot);
  const wrong = [
    ...told(lost, 'of the source is missing', 'of the source are missing'),
    ...told(
      strange.filter((slot) => !isThere(slot)),
      'is not in the source',
      'are not in the source',
    ),
    ...told(strange.filter(isThere), 'stands there too often', 'stand there too often'),
  ];
  if (wrong.length > 0) return wrong.join('; ');
  if (hasNamedSlots(source) && !hasNamedSlots(translation)) return 'a brace stands alone';
  return undefined;
}

function told(slots: readonly string[], one: string, many: string): string[] {
  if (slots.length === 0) return [];
  const names = [slots.slice(0, -1).join(', '), slots.at(-1)].filter((part) => part !== '').join(' and ');
  return [`${names} ${slots.length === 1 ? one : many}`];
}

/** One list less another, each as often as it occurs. */
function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = [...from];
  for (const one of taken) {
    const index = left.indexOf(one);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}
