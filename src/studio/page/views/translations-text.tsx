import type { Signal } from '@preact/signals';
import type { TextSummary } from '../../protocol.js';
import { languageName, t, translateName } from '../i18n/index.js';
import type { Typed } from '../state/typed.js';

interface Props {
  readonly text: TextSummary;
  readonly typed: Signal<Typed | undefined>;
  readonly lang: string;
  readonly source: string;
  /** The name of the card, rule or phrase. */
  readonly of: string;
  readonly refused: string | undefined;
}

/** A text in the source language beside its editable translation. */
export function WordsText({ text, typed, lang, source, of, refused }: Props) {
  const { field, translation = '', status, previous, about } = text;
  const now = typed.value;
  const hasMoved = now !== undefined && !now.isSaved && (now.before ?? '') !== translation;
  const type = (value: string) => {
    typed.value = {
      text: value,
      source: now?.source ?? text.source,
      before: now === undefined ? text.translation : now.before,
    };
  };
  const label = `${translateName(field)}, ${languageName(lang)}: ${of}`;
  return (
    <div class={`pair is-${status}`}>
      <p class="what" title={about}>
        {translateName(field)}
        {status !== 'fresh' && <span class={`mark is-${status}`}>{t(`${status}Text`)}</span>}
      </p>
      <p lang={source}>
        {text.source}
        {previous !== undefined && (
          <span class="was">
            {t('was')}
            {t('colon')}
            <s>{previous}</s>
          </span>
        )}
      </p>
      <div>
        <textarea
          lang={lang}
          aria-label={label}
          aria-invalid={refused !== undefined}
          rows={field === 'title' ? 1 : 2}
          spellcheck
          data-lacks={status === 'fresh' ? undefined : status}
          placeholder={status === 'missing' ? t('missingHint') : ''}
          value={now?.text ?? translation}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {refused !== undefined && <p class="trouble is-error">{refused}</p>}
        {hasMoved && (
          <p class="trouble is-warning">
            {t('movedText', { text: translation })}{' '}
            <button
              type="button"
              class="plain"
              onClick={() => {
                typed.value = undefined;
              }}
            >
              {t('takeTheirs')}
            </button>{' '}
            <button
              type="button"
              class="plain"
              onClick={() => {
                if (now !== undefined)
                  typed.value = { ...now, before: text.translation, source: text.source };
              }}
            >
              {t('keepMine')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
