import { plain } from '../../language/part.js';
import { readOwn } from '../../operations/deck/save-file.js';
import { roomLeft } from '../../operations/render/room-left.js';
import { UsageError } from '../../workspace/errors.js';
import type { CardDetails, ClauseSummary } from '../protocol.js';
import type { Studio } from './studio.js';

/** The data of the card view, besides its faces. @throws UsageError if there is no such card */
export async function cardDetails(studio: Studio, id: string, edition: string): Promise<CardDetails> {
  const { workspace } = studio;
  const state = workspace.cards.get(id);
  const file = (state ?? workspace.cards.unsound.get(id))?.file;
  if (file === undefined) throw new UsageError(`there is no card "${id}"`);
  const languages = state?.deck.languages ?? [];
  const room: Record<string, CardDetails['room'][string]> = {};
  for (const language of languages)
    room[language] = await roomLeft(workspace, { id, language, ...(edition !== '' && { edition }) }).catch(
      () => [],
    );
  return {
    id,
    file,
    ...readOwn(workspace.directory, file),
    clauses: listClauses(studio, id, languages),
    declared: studio.now.declared,
    names: workspace.names,
    room,
  };
}

/** Each clause with its sentence in every language. */
function listClauses(
  { workspace, now }: Studio,
  id: string,
  languages: readonly string[],
): readonly ClauseSummary[] {
  const said = languages.map((lang) => [lang, workspace.text(id, lang) ?? []] as const);
  const paths = [...new Set(said.flatMap(([, sentences]) => sentences.map(({ path }) => path)))];
  return paths.map((path) => {
    const span = now.where(id, yamlPath(path));
    const sentences = said.map(([lang, all]) => [
      lang,
      plain(all.find((one) => one.path === path)?.parts ?? []),
    ]);
    return {
      path,
      ...(span && {
        from: span.line,
        to: Math.max(span.line, span.endColumn === 1 ? span.endLine - 1 : span.endLine),
      }),
      sentences: Object.fromEntries(sentences),
    };
  });
}

/** Maps `immediate.0` to `effects`, `immediate`, 0; the requirements of a card are beside its effects. */
function yamlPath(path: string): (string | number)[] {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return parts[0] === 'requires' || parts[0] === 'asDrawn' ? parts : ['effects', ...parts];
}
