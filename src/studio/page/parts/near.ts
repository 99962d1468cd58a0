import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Whether something has come near the screen: what is far away need not be there yet. */
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
