import { useMemo } from 'preact/hooks';
import type { CardDetails, CardSummary } from '../../protocol.js';
import { findSlice } from '../editor/card-slice.js';
import { shapeOfCard } from '../editor/shape-of-card.js';
import { t } from '../i18n/index.js';
import { getShownLanguage, getTitle } from '../parts/card-name.js';
import { faceKey } from '../parts/face.js';
import { edition } from '../state/choices.js';
import { linkTo } from '../state/route.js';
import { Script } from './script.js';

/** Edits the lines of a card in its file. */
export function ScriptOfCard({
  card,
  details,
}: {
  readonly card: CardSummary;
  readonly details: CardDetails;
}) {
  const { declared, names, file } = details;
  const shape = useMemo(
    () => shapeOfCard(card.kind, declared, names),
    [card.kind, JSON.stringify([declared, names])],
  );
  return (
    <Script
      file={details}
      find={(text) => findSlice(text, card.id)}
      label={t('yaml', { title: getTitle(card) })}
      shape={shape}
      face={faceKey({ id: card.id, lang: getShownLanguage(), edition: edition.value })}
      lost={
        <p class="trouble is-error">
          {t('noScript', { file })} <a href={linkTo('file', file)}>{t('editFile')}</a>
        </p>
      }
    />
  );
}
