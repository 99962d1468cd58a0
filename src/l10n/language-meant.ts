/** Normalizes a language tag: tools write `it_IT`, `it-IT.UTF-8` and `IT` alike. */
const plain = (lang: string) =>
  lang
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

/** Matches a file's language to one of the deck: `it-IT` is `it` if the deck has only that. Else undefined. */
export function languageMeant(lang: string, languages: readonly string[]): string | undefined {
  const named = plain(lang);
  const [general] = named.split('-');
  const find = (wanted: string | undefined) => languages.find((one) => plain(one) === wanted);
  return find(named) ?? find(general);
}
