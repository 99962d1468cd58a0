import type { ProblemSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { deck } from '../state/deck.js';
import { Quoted } from './quoted.js';

/** Placeholder for a card that was never valid: shows the problem. */
export function NoFace({ problem }: { readonly problem: ProblemSummary | undefined }) {
  const { width = 63, height = 88 } = deck.value?.card ?? {};
  return (
    <span class="face" style={{ aspectRatio: `${width} / ${height}` }}>
      <span class="face-lacks is-bad">
        <span>{problem === undefined ? t('needsMending') : <Quoted text={problem.message} />}</span>
      </span>
    </span>
  );
}
