import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Whether an element has come near the viewport, so that its content can be loaded lazily. */
export function useNear<T extends Element>(ahead = '900px'): [RefObject<T>, boolean] {
  const box = useRef<T>(null);
  const isNear = useSignal(false);
  useEffect(() => {
    if (isNear.value || box.current === null) return;
    const watcher = new IntersectionObserver(
      (all) => {
        if (!all.some((one) => one.isIntersecting)) return;
        isNear.value = true;
        watcher.disconnect();
      },
      { rootMargin: ahead },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return [box as RefObject<T>, isNear.value];
}
