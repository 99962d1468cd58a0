import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RoomNote, WordsDraft } from '../../protocol.js';
import { edition } from '../state/choices.js';
import { ask } from '../state/connection.js';
import { edits } from '../state/deck.js';
import type { Typed } from '../state/typed.js';

/**
 * What would be if what is typed were taken over; before anything is typed, the room that there is. While one answer is on
 * its way, only the latest question waits.
 */
export function useWordsDraft(
  lang: string,
  card: string | undefined,
  typed: readonly (Typed & { readonly context: string })[],
  isWanted: boolean,
): WordsDraft | undefined {
  const found = useSignal<WordsDraft | undefined>(undefined);
  const waiting = useRef<(() => Promise<WordsDraft>) | undefined>(undefined);
  const isAsking = useRef(false);
  const key = JSON.stringify([lang, typed, isWanted, edition.value, edits.value]);
  useEffect(() => {
    if (!isWanted) return;
    waiting.current =
      typed.length === 0
        ? async () => ({ refusals: [], problems: [], room: await roomOf(lang, card) })
        : () =>
            ask<WordsDraft>('draftWords', {
              lang,
              edition: edition.value,
              ...(card !== undefined && { card }),
              texts: typed.map(({ context, source, before, text }) => ({
                context,
                source,
                translation: text,
                ...(before !== undefined && { before }),
              })),
            });
    if (isAsking.current) return;
    isAsking.current = true;
    const next = async () => {
      for (let question = waiting.current; question !== undefined; question = waiting.current) {
        waiting.current = undefined;
        // Where there is no answer, as in the middle of a change, the next question is asked all the same.
        found.value = await question().catch(() => found.value);
      }
    };
    next().finally(() => {
      isAsking.current = false;
    });
  }, [key]);
  return found.value;
}

const roomOf = (lang: string, card: string | undefined): Promise<readonly RoomNote[]> =>
  card === undefined ? Promise.resolve([]) : ask('room', { id: card, language: lang });
