/** What stands in braces is filled in when a text is made; a translation may move it, but neither drop nor change it. */
function slotsOf(text: string): readonly string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort();
}

const NAMED = /\{[A-Za-z_]\w*\}/g;

/** Whether gettext can check the slots of a text: there are some, all are plain names, and no brace stands alone. */
export function hasNamedSlots(text: string): boolean {
  return slotsOf(text).length > 0 && !/[{}]/.test(text.replaceAll(NAMED, ''));
}

/** What is wrong with the slots of a translation, in words; undefined where nothing is. */
export function brokenSlots(source: string, translation: string): string | undefined {
  const wanted = slotsOf(source);
  const given = slotsOf(translation);
  const lost = without(wanted, given);
  const strange = without(given, wanted);
  if (lost.length > 0) return `${lost.join(' and ')} of the source is missing`;
  if (strange.length > 0) return `${strange.join(' and ')} is not in the source, or not as often`;
  if (hasNamedSlots(source) && !hasNamedSlots(translation)) return 'a brace stands alone';
  return undefined;
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
