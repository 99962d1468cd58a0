import { useMemo } from 'preact/hooks';
import type { CardDetails, CardNote } from '../../protocol.js';
import { sliceOf } from '../editor/card-slice.js';
import { shapeOfCard } from '../editor/shape-of-card.js';
import { say } from '../i18n/index.js';
import { shownLanguage, titleOf } from '../parts/card-name.js';
import { faceKey } from '../parts/face.js';
import { edition } from '../state/choices.js';
import { linkTo } from '../state/route.js';
import { Script } from './script.js';

/** Edits the lines of a card in its file. */
export function ScriptOfCard({ card, details }: { readonly card: CardNote; readonly details: CardDetails }) {
  const { declared, known, file } = details;
  const shape = useMemo(
    () => shapeOfCard(card.kind, declared, known),
    [card.kind, JSON.stringify([declared, known])],
  );
  return (
    <Script
      file={details}
      find={(text) => sliceOf(text, card.id)}
      label={say('yaml', { title: titleOf(card) })}
      shape={shape}
      face={faceKey({ id: card.id, lang: shownLanguage(), edition: edition.value })}
      lost={
        <p class="trouble is-error">
          {say('noScript', { file })} <a href={linkTo('file', file)}>{say('editFile')}</a>
        </p>
      }
    />
  );
}
