import type { CardDetails, ClauseSummary } from '../../protocol.js';
import { languageName, t } from '../i18n/index.js';
import { deck } from '../state/deck.js';

/** Each clause of a script beside its sentence in every language. */
export function Clauses({ details }: { readonly details: CardDetails }) {
  const languages = deck.value?.languages ?? [];
  return (
    <section class="clauses">
      <h2>{t('clauses')}</h2>
      {details.clauses.length === 0 && <p class="lead">{t('noClauses')}</p>}
      {details.clauses.map((clause) => (
        <article key={clause.path}>
          <div>
            <h3 class="path">
              <code>{clause.path}</code>
            </h3>
            <pre>{readLines(details.text, clause)}</pre>
          </div>
          <dl>
            {languages.map((lang) => (
              <div key={lang}>
                <dt>
                  <abbr title={languageName(lang)}>{lang}</abbr>
                </dt>
                <dd lang={lang}>{clause.sentences[lang]}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}

/** The lines of a clause without their common indentation. */
function readLines(text: string, { from, to }: ClauseSummary): string {
  if (from === undefined || to === undefined) return '';
  const lines = text.split('\n').slice(from - 1, to);
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
