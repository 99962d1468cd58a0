import { count } from '../../diagnostics/index.js';
import type { Progress as Work } from '../../verify/index.js';
import type { Progress } from './progress.js';

/** Shows the progress of a verification. With a budget the work is unlimited, so the bar shows time. */
export function verifyProgress(
  progress: Progress,
  budget: number | undefined,
  now = () => performance.now(),
): (work: Work) => void {
  const start = now();
  let shown = 0;
  return ({ done, of, games, probes }) => {
    const passed = budget === undefined ? 1 : (now() - start) / budget;
    const share = Math.min(of === 0 ? 1 : done / of, passed);
    // The bar never moves back when more work is added.
    shown = Math.max(shown, share);
    const percent = `${Math.floor(100 * shown)} %`;
    progress(shown, 1, `${percent}, ${count(probes, 'probe')}, ${count(games, 'game')}`);
  };
}
