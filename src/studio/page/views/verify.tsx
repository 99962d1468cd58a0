import { useSignal } from '@preact/signals';
import type { CardNote } from '../../protocol.js';
import { say, sayName } from '../i18n/index.js';
import { titleOf } from '../parts/card-name.js';
import { ask } from '../state/connection.js';
import { cards, proof } from '../state/deck.js';
import { linkTo } from '../state/route.js';

/** Runs `verify` from the page: shows its progress and its findings. */
export function Proof() {
  const problem = useSignal('');
  const now = proof.value;
  const isOurs = now.card === undefined;
  const { done = 0, of = 0, games = 0, probes = 0 } = now.progress ?? {};
  const all = [...cards.value.values()].filter((card) => card.proof !== undefined);
  const start = (probesOnly: boolean) => {
    problem.value = '';
    ask('prove', { probesOnly }).catch((cause: Error) => {
      problem.value = cause.message;
    });
  };
  // Pop-up blockers require the window to be opened during the click; its address is set later.
  const report = () => {
    const tab = open('about:blank', '_blank');
    ask<{ address: string }>('report').then(
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
      <h1>{say('verify')}</h1>
      <p class="lead">{say('proofLead')}</p>
      <p class="actions">
        {now.isRunning ? (
          <button type="button" onClick={() => ask('stop')}>
            {say('stop')}
          </button>
        ) : (
          <>
            <button type="button" class="main" onClick={() => start(false)}>
              {say('proveAll')}
            </button>
            <button type="button" onClick={() => start(true)}>
              {say('proveQuick')}
            </button>
          </>
        )}
      </p>
      {now.isRunning && isOurs && (
        <progress value={of === 0 ? 0 : done / of} max={1} aria-label={say('verify')} />
      )}
      <p role="status">
        {now.isRunning && isOurs && say('soFar', { probes, games })}
        {isOurs && now.outcome !== undefined && say('found', { ...now.outcome })}
        {isOurs && now.isStopped && say('proofStopped')}
        {isOurs && now.problem}
        {problem.value}
      </p>
      {all.length > 0 ? (
        <Verdicts cards={all} onReport={report} />
      ) : (
        !now.isRunning && <p class="nothing">{say('deckUnproven')}</p>
      )}
    </section>
  );
}

/** The results of the last verification, the worst first. */
function Verdicts({ cards: all, onReport }: { readonly cards: readonly CardNote[]; onReport(): void }) {
  const isWell = ({ proof: last }: CardNote) => last?.verdict === 'proven' && !last.isOld;
  const others = all.filter((card) => !isWell(card));
  return (
    <>
      <h2>{say('lastProof')}</h2>
      <p class="actions">
        {say('provenCount', { n: all.length - others.length, all: all.length })}
        <button type="button" onClick={onReport}>
          {say('openReport')}
        </button>
      </p>
      <ul class="verdicts">
        {others.map((card) => (
          <li key={card.id}>
            <a href={linkTo('card', card.id)}>{titleOf(card)}</a>{' '}
            <span class={`verdict-${card.proof?.verdict}`}>{sayName(card.proof?.verdict ?? '')}</span>
            {card.proof?.isOld && <span class="mark is-stale">{say('oldProof')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
