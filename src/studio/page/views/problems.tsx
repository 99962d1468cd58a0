/** The problems view: the diagnostics of the deck. Entry point: `Problems`. */

import type { ProblemSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { Face } from '../parts/face.js';
import { NoFace } from '../parts/no-face.js';
import { openInEditor } from '../parts/open-in-editor.js';
import { Quoted } from '../parts/quoted.js';
import { edition } from '../state/choices.js';
import { allProblems, cards, errors, isChecked, warnings } from '../state/deck.js';
import { linkTo, route } from '../state/route.js';

/** All diagnostics of `check`, live. */
export function Problems() {
  const only = route.value.query.get('card');
  const shown = allProblems.value.filter(({ card }) => only === null || card === only);
  const files = [...new Set(shown.map(({ span }) => span.file))];
  return (
    <section class="problems">
      <h1>{t('problems')}</h1>
      <p class="lead" role="status">
        {shown.length === 0 && isChecked.value
          ? t('allWell')
          : `${t('errors', { n: errors.value })} · ${t('warnings', { n: warnings.value })}`}
        {only !== null && (
          <>
            {' · '}
            <a href={linkTo('problems')}>{t('clear')}</a>
          </>
        )}
      </p>
      {shown.length === 0 && isChecked.value && <p class="nothing">{t('allWellMore')}</p>}
      {files.map((file) => (
        <section key={file}>
          <h2>{file}</h2>
          <ul>
            {shown
              .filter(({ span }) => span.file === file)
              .map((one) => (
                <ProblemItem
                  key={`${one.span.line}:${one.span.column}:${one.code}:${one.message}`}
                  problem={one}
                />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ProblemItem({ problem }: { readonly problem: ProblemSummary }) {
  const { span, severity, code, message, hint, card, lang, text } = problem;
  const found = card === undefined ? undefined : cards.value.get(card);
  const shown = lang ?? getShownLanguage();
  return (
    <li class={`problem is-${severity}`}>
      {found !== undefined && (
        <a class="thumb table" href={linkTo('card', found.id)}>
          <span class="unseen">
            {t('showCard')}
            {t('colon')}
            {getTitle(found)}
          </span>
          {found.isFaceless ? (
            <NoFace problem={problem} />
          ) : (
            <Face id={found.id} lang={shown} edition={edition.value} />
          )}
        </a>
      )}
      <div>
        <p class="where">
          <code>
            {span.file}:{span.line}:{span.column}
          </code>{' '}
          <span class="sort">{code}</span>
          {found?.isStale && <span class="mark is-stale">{t('stale')}</span>}
        </p>
        <p class="message">
          <Quoted text={message} />
        </p>
        {text !== undefined && text.trim() !== '' && <Line problem={problem} text={text} />}
        <p class="hint">
          {t('hint')}
          {t('colon')}
          <Quoted text={hint} />
        </p>
        <p class="actions">
          {found !== undefined && (
            <a href={linkTo('card', found.id, { line: String(span.line), file: span.file })}>
              {t('showCard')}
            </a>
          )}
          {span.file !== found?.file && /\.ya?ml$/.test(span.file) && (
            <a href={linkTo('file', span.file, { line: String(span.line) })}>{t('editFile')}</a>
          )}
          <button type="button" class="plain" onClick={() => openInEditor(span)}>
            {t('openEditor')}
          </button>
        </p>
      </div>
    </li>
  );
}

/** The source line, with the problem underlined. */
function Line({ problem: { span }, text }: { readonly problem: ProblemSummary; readonly text: string }) {
  const from = span.column - 1;
  const to = span.endLine === span.line ? Math.max(span.endColumn - 1, from + 1) : text.length;
  return (
    <pre>
      <span class="number">{span.line}</span>
      {text.slice(0, from)}
      <mark>{text.slice(from, to) || ' '}</mark>
      {text.slice(to)}
    </pre>
  );
}
