/** Languages as they are compared: tools write `it_IT`, `it-IT.UTF-8` and `IT` alike. */
const plain = (lang: string) =>
  lang
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

/** The language of the deck that a file means: `it-IT` is `it` where the deck has only that. Undefined where it has none. */
export function languageMeant(lang: string, languages: readonly string[]): string | undefined {
  const named = plain(lang);
  const [general] = named.split('-');
  const find = (wanted: string | undefined) => languages.find((one) => plain(one) === wanted);
  return find(named) ?? find(general);
}
