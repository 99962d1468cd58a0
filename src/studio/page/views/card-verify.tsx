import { useSignal } from '@preact/signals';
import type { CardSummary } from '../../protocol.js';
import { t, translateName } from '../i18n/index.js';
import { request } from '../state/connection.js';
import { proof } from '../state/deck.js';

/** The last verification result of a card, and a button to verify it now. */
export function CardProof({ card }: { readonly card: CardSummary }) {
  const problem = useSignal('');
  const now = proof.value;
  const isOwn = now.card === card.id;
  const { done = 0, of = 0 } = now.progress ?? {};
  const start = () => {
    problem.value = '';
    request('prove', { card: card.id }).catch((cause: Error) => {
      problem.value = cause.message;
    });
  };
  return (
    <section class="card-proof">
      <h2>{t('verify')}</h2>
      {(card.verification !== undefined || !isOwn || now.outcome?.verdict === undefined) && (
        <LastProof card={card} />
      )}
      <p class="actions">
        {now.isRunning ? (
          <button type="button" onClick={() => request('stop')}>
            {t('stop')}
          </button>
        ) : (
          <button type="button" onClick={start}>
            {t('proveNow')}
          </button>
        )}
        <output>
          {isOwn && now.isRunning && t('proving', { percent: of === 0 ? 0 : Math.floor((100 * done) / of) })}
          {isOwn &&
            now.outcome?.verdict !== undefined &&
            t('provenWith', { verdict: translateName(now.outcome.verdict), probes: now.outcome.probes })}
          {isOwn && now.isStopped && t('proofStopped')}
          {isOwn && now.problem}
          {problem.value}
        </output>
      </p>
    </section>
  );
}

const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function LastProof({ card: { verification: last } }: { readonly card: CardSummary }) {
  if (last === undefined) return <p class="lead">{t('noProof')}</p>;
  const odds = Object.entries(last.odds);
  return (
    <>
      <p>
        {t('lastProof')}
        {t('colon')}
        <strong class={`verdict-${last.verdict}`}>{translateName(last.verdict)}</strong>
        {last.isOld && <span class="mark is-stale">{t('oldProof')}</span>}
      </p>
      {odds.length > 0 && (
        <table>
          <caption>{t('oddsHint')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('edition')}</th>
              <th scope="col">{t('odds')}</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(([name, { value, margin }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {points(value)} ± {margin.toFixed(1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
