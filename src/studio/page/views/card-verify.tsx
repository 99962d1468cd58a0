import { useSignal } from '@preact/signals';
import type { CardNote } from '../../protocol.js';
import { say, sayName } from '../i18n/index.js';
import { ask } from '../state/connection.js';
import { proof } from '../state/deck.js';

/** The last verification result of a card, and a button to verify it now. */
export function CardProof({ card }: { readonly card: CardNote }) {
  const problem = useSignal('');
  const now = proof.value;
  const isOwn = now.card === card.id;
  const { done = 0, of = 0 } = now.progress ?? {};
  const start = () => {
    problem.value = '';
    ask('prove', { card: card.id }).catch((cause: Error) => {
      problem.value = cause.message;
    });
  };
  return (
    <section class="card-proof">
      <h2>{say('verify')}</h2>
      {(card.proof !== undefined || !isOwn || now.outcome?.verdict === undefined) && (
        <LastProof card={card} />
      )}
      <p class="actions">
        {now.isRunning ? (
          <button type="button" onClick={() => ask('stop')}>
            {say('stop')}
          </button>
        ) : (
          <button type="button" onClick={start}>
            {say('proveNow')}
          </button>
        )}
        <output>
          {isOwn &&
            now.isRunning &&
            say('proving', { percent: of === 0 ? 0 : Math.floor((100 * done) / of) })}
          {isOwn &&
            now.outcome?.verdict !== undefined &&
            say('provenWith', { verdict: sayName(now.outcome.verdict), probes: now.outcome.probes })}
          {isOwn && now.isStopped && say('proofStopped')}
          {isOwn && now.problem}
          {problem.value}
        </output>
      </p>
    </section>
  );
}

const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function LastProof({ card: { proof: last } }: { readonly card: CardNote }) {
  if (last === undefined) return <p class="lead">{say('noProof')}</p>;
  const odds = Object.entries(last.odds);
  return (
    <>
      <p>
        {say('lastProof')}
        {say('colon')}
        <strong class={`verdict-${last.verdict}`}>{sayName(last.verdict)}</strong>
        {last.isOld && <span class="mark is-stale">{say('oldProof')}</span>}
      </p>
      {odds.length > 0 && (
        <table>
          <caption>{say('oddsHint')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('edition')}</th>
              <th scope="col">{say('odds')}</th>
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
