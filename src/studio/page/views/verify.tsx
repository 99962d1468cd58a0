/** The view Verify: runs `verify`, shows its progress and its findings. */

import { useSignal } from '@preact/signals';
import type { CardSummary } from '../../protocol.js';
import { t, translateName } from '../i18n/index.js';
import { getTitle } from '../parts/card-name.js';
import { request } from '../state/connection.js';
import { cards, proof } from '../state/deck.js';
import { linkTo } from '../state/route.js';

/** Runs `verify` from the page: shows its progress and its findings. */
export function Proof() {
  const problem = useSignal('');
  const now = proof.value;
  const isOurs = now.card === undefined;
  const { done = 0, of = 0, games = 0, probes = 0 } = now.progress ?? {};
  const all = [...cards.value.values()].filter((card) => card.verification !== undefined);
  const start = (probesOnly: boolean) => {
    problem.value = '';
    request('prove', { probesOnly }).catch((cause: Error) => {
      problem.value = cause.message;
    });
  };
  // Pop-up blockers require the window to be opened during the click; its address is set later.
  const report = () => {
    const tab = open('about:blank', '_blank');
    request<{ address: string }>('report').then(
      ({ address }) => {
        if (tab === null) location.href = address;
        else tab.location.href = new URL(address, location.href).href;
      },
      (cause: Error) => {
        tab?.close();
        problem.value = cause.message;
      },
    );
  };
  return (
    <section class="proof">
      <h1>{t('verify')}</h1>
      <p class="lead">{t('proofLead')}</p>
      <p class="actions">
        {now.isRunning ? (
          <button type="button" onClick={() => request('stop')}>
            {t('stop')}
          </button>
        ) : (
          <>
            <button type="button" class="main" onClick={() => start(false)}>
              {t('proveAll')}
            </button>
            <button type="button" onClick={() => start(true)}>
              {t('proveQuick')}
            </button>
          </>
        )}
      </p>
      {now.isRunning && isOurs && (
        <progress value={of === 0 ? 0 : done / of} max={1} aria-label={t('verify')} />
      )}
      <p role="status">
        {now.isRunning && isOurs && t('soFar', { probes, games })}
        {isOurs && now.outcome !== undefined && t('found', { ...now.outcome })}
        {isOurs && now.isStopped && t('proofStopped')}
        {isOurs && now.problem}
        {problem.value}
      </p>
      {all.length > 0 ? (
        <Verdicts cards={all} onReport={report} />
      ) : (
        !now.isRunning && <p class="nothing">{t('deckUnproven')}</p>
      )}
    </section>
  );
}

/** The results of the last verification, the worst first. */
function Verdicts({ cards: all, onReport }: { readonly cards: readonly CardSummary[]; onReport(): void }) {
  const isWell = ({ verification: last }: CardSummary) => last?.verdict === 'proven' && !last.isOld;
  const others = all.filter((card) => !isWell(card));
  return (
    <>
      <h2>{t('lastProof')}</h2>
      <p class="actions">
        {t('provenCount', { n: all.length - others.length, all: all.length })}
        <button type="button" onClick={onReport}>
          {t('openReport')}
        </button>
      </p>
      <ul class="verdicts">
        {others.map((card) => (
          <li key={card.id}>
            <a href={linkTo('card', card.id)}>{getTitle(card)}</a>{' '}
            <span class={`verdict-${card.verification?.verdict}`}>
              {translateName(card.verification?.verdict ?? '')}
            </span>
            {card.verification?.isOld && <span class="mark is-stale">{t('oldProof')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
