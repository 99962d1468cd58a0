import { useEffect, useRef } from 'preact/hooks';
import type { FaceKey } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { deck } from '../state/deck.js';
import { faceLost, getFace, show } from '../state/faces.js';

interface Props {
  readonly id: string;
  readonly lang: string;
  readonly edition?: string;
  readonly side?: 'front' | 'back';
  /** Alternative text; empty if the title is shown beside it. */
  readonly alt?: string;
}

export const faceKey = ({ id, lang, edition = '', side = 'front' }: Props): FaceKey =>
  `${id}/${lang}/${edition}/${side}`;

/** Faces are requested when they are this close to the viewport. */
const AHEAD = '600px';

/** A face of a card, requested when it comes near the viewport. */
export function Face(props: Props) {
  const key = faceKey(props);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isShown = false;
    const set = (now: boolean) => {
      if (now === isShown) return;
      isShown = now;
      show(key, now ? 1 : -1);
    };
    const watcher = new IntersectionObserver((all) => set(all.some((one) => one.isIntersecting)), {
      rootMargin: AHEAD,
    });
    if (box.current) watcher.observe(box.current);
    return () => {
      watcher.disconnect();
      set(false);
    };
  }, [key]);
  const note = getFace(key).value;
  const { width = 63, height = 88 } = deck.value?.card ?? {};
  return (
    <span ref={box} class="face" style={{ aspectRatio: `${width} / ${height}` }} data-key={key}>
      {note?.address !== undefined && (
        <img
          src={note.address}
          alt={props.alt ?? ''}
          width={width * 10}
          height={height * 10}
          draggable={false}
          onError={() => faceLost(key)}
        />
      )}
      {note?.address === undefined && (
        <span class="face-lacks">
          {note?.why === undefined ? t('loading') : t('cantDraw', { why: note.why })}
        </span>
      )}
    </span>
  );
}
