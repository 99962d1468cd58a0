/**
 * The print view: options, preview, preflight findings, and writing the files. All options are in the address. Entry
 * point: `Print`.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FindingSummary, PrintChoicesSummary, PrintOrder, PrintSummary } from '../../protocol.js';
import { languageName, t, translateName } from '../i18n/index.js';
import { getShownLanguage } from '../parts/card-name.js';
import { Choose } from '../parts/choose.js';
import { PdfPages } from '../parts/pdf-pages.js';
import { request } from '../state/connection.js';
import { cards, deck, edits, errors, printing, version } from '../state/deck.js';
import { linkTo, route, setQuery } from '../state/route.js';
import { PrintCards } from './print-cards.js';
import { formatRemark } from './print-remark.js';

/** The last request: its preview, the files written, and the preflight findings. */
interface Looked {
  readonly asked: string;
  readonly preview?: PrintSummary;
  readonly written?: PrintSummary;
  readonly findings?: readonly FindingSummary[];
}

/** Reads the print options from the address. */
function orderIn(query: URLSearchParams): PrintOrder {
  const wanted = query.get('lang') ?? '';
  const language = deck.value?.languages.includes(wanted) ? wanted : getShownLanguage();
  const copies = Number(query.get('copies'));
  const some = (name: string) => {
    const value = query.get(name) ?? '';
    return value === '' ? {} : { [name]: value };
  };
  const chosen = (query.get('cards') ?? '').split(',').filter((id) => cards.value.has(id));
  return {
    language,
    ...some('edition'),
    ...some('printer'),
    ...some('stock'),
    ...some('paper'),
    ...(copies >= 1 && { copies }),
    ...(chosen.length > 0 && { cards: chosen }),
  };
}

/** Selects what is printed, previews the pages, and writes the files. */
export function Print() {
  const choices = useSignal<PrintChoicesSummary | undefined>(undefined);
  const looked = useSignal<Looked>({ asked: '' });
  const busy = useSignal<'' | 'preview' | 'print'>('');
  const problem = useSignal('');
  const order = orderIn(route.value.query);
  const key = JSON.stringify(order);
  useEffect(() => {
    if (version.value >= 0)
      request<PrintChoicesSummary>('printers').then(
        (found) => {
          choices.value = found;
        },
        () => {},
      );
  }, [version.value]);
  const isOld = looked.value.asked !== '' && looked.value.asked !== `${edits.value} ${key}`;
  const run = async (what: 'preview' | 'print') => {
    const asked = `${edits.value} ${key}`;
    busy.value = what;
    problem.value = '';
    printing.value = undefined;
    try {
      const made = await request<PrintSummary>(what, order);
      const before = looked.value.asked === asked ? looked.value : {};
      looked.value =
        what === 'print'
          ? { ...before, asked, written: made, preview: looked.value.preview ?? made }
          : { asked, preview: made };
      if (looked.value.findings === undefined) {
        const findings = await request<readonly FindingSummary[]>('preflight', order);
        if (looked.value.asked === asked) looked.value = { ...looked.value, findings };
      }
    } catch (cause) {
      problem.value = (cause as Error).message;
    } finally {
      busy.value = '';
      printing.value = undefined;
    }
  };
  if (deck.value === null) return version.value < 0 ? null : <p class="nothing">{t('noDeck')}</p>;
  const { preview, written, findings } = looked.value;
  const { done = 0, of = 0 } = printing.value ?? {};
  return (
    <section class="print">
      <div class="print-order">
        <h1>{t('print')}</h1>
        <Order order={order} choices={choices.value} />
        <p class="actions">
          <button type="button" class="main" disabled={busy.value !== ''} onClick={() => run('preview')}>
            {t('showPages')}
          </button>
          <button type="button" disabled={busy.value !== ''} onClick={() => run('print')}>
            {t('writeFiles')}
          </button>
        </p>
        {busy.value !== '' && (
          <progress
            {...(of > 0 && { value: done, max: of })}
            aria-label={t(busy.value === 'print' ? 'writing' : 'drawingPages')}
          />
        )}
        <p role="status">
          {busy.value !== '' && t(busy.value === 'print' ? 'writing' : 'drawingPages')}
          {busy.value === '' && isOld && preview !== undefined && t('pagesOld')}
        </p>
        {problem.value !== '' && (
          <p class="trouble is-error" role="alert">
            {problem.value} {errors.value > 0 && <a href={linkTo('problems')}>{t('problems')}</a>}
          </p>
        )}
        {written !== undefined && <Files files={written.files} />}
        {preview !== undefined && <Notes notes={(written ?? preview).notes} findings={findings} />}
      </div>
      <div class={isOld ? 'print-pages is-old' : 'print-pages'}>
        {preview === undefined ? (
          <p class="nothing">{t('printLead')}</p>
        ) : (
          preview.files.map((file) => (
            <section key={file.name}>
              <h2>{file.name}</h2>
              {file.name.endsWith('.pdf') ? (
                <PdfPages file={file} />
              ) : (
                <ol class="sheets">
                  <li>
                    <img src={file.address} alt={file.name} />
                  </li>
                </ol>
              )}
            </section>
          ))
        )}
      </div>
    </section>
  );
}

function Order({
  order,
  choices,
}: {
  readonly order: PrintOrder;
  readonly choices: PrintChoicesSummary | undefined;
}) {
  const now = deck.value;
  const { printers = [], papers = [], usual = { printer: '', paper: '' } } = choices ?? {};
  const printer = printers.find(({ name }) => name === (order.printer ?? usual.printer));
  const put = (name: string) => (value: string) => setQuery(name, value);
  return (
    <div class="print-choices">
      <Choose
        label={t('language')}
        value={order.language}
        options={(now?.languages ?? []).map((code) => [code, languageName(code)])}
        onChoose={put('lang')}
      />
      <Choose
        label={t('edition')}
        value={order.edition ?? ''}
        options={[['', t('wholeDeck')], ...(now?.editions ?? []).map((one) => [one, one] as const)]}
        onChoose={put('edition')}
      />
      <Choose
        label={t('printer')}
        value={order.printer ?? usual.printer}
        options={printers.map(({ name }) => [name, name])}
        onChoose={(value) => {
          setQuery('stock', '');
          setQuery('printer', value);
        }}
      />
      <Choose
        label={t('stock')}
        value={order.stock ?? ''}
        options={[
          ['', t('all')],
          ...(printer?.stocks ?? []).map((one) => [one, translateName(one)] as const),
        ]}
        onChoose={put('stock')}
      />
      {printer?.pages === 'sheets' && (
        <Choose
          label={t('sheet')}
          value={order.paper ?? usual.paper}
          options={papers.map((one) => [one, one.length > 2 ? one : one.toUpperCase()])}
          onChoose={put('paper')}
        />
      )}
      <div class="choose">
        <label for="copies">{t('copies')}</label>
        <input
          id="copies"
          type="number"
          min={1}
          max={99}
          placeholder={t('asCardSays')}
          value={order.copies ?? ''}
          onChange={({ currentTarget }) => setQuery('copies', currentTarget.value)}
        />
      </div>
      <PrintCards chosen={order.cards ?? []} edition={order.edition} />
    </div>
  );
}

function Files({ files }: { readonly files: PrintSummary['files'] }) {
  return (
    <div class="written">
      <h2>{t('filesWritten')}</h2>
      <ul>
        {files.map(({ name, address, pages, bytes }) => (
          <li key={address}>
            <a href={address} download={name}>
              {name}
            </a>{' '}
            <span class="meta">
              {t('pagesAndSize', { pages, size: Math.max(1, Math.round(bytes / 1000)) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Maximum number of remarks of a kind; the rest is shown on request. */
const MOST = 8;

function Notes({
  notes,
  findings,
}: {
  readonly notes: PrintSummary['notes'];
  readonly findings: readonly FindingSummary[] | undefined;
}) {
  const said = notes.flatMap((note) => {
    const text = formatRemark(note);
    // Remarks from printer profiles are not translated.
    return text === undefined ? [] : [{ text, lang: note.is === 'profile' ? 'en' : undefined }];
  });
  const bad = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const sorted = findings?.toSorted(
    (a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'),
  );
  return (
    <>
      {said.length > 0 && (
        <div class="notes">
          <h2>{t('notes')}</h2>
          <ul>
            {said.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="notes">
        <h2>{t('preflight')}</h2>
        <p role="status">
          {findings === undefined
            ? t('preflightRuns')
            : findings.length === 0
              ? t('preflightWell')
              : `${t('errors', { n: bad })} · ${t('warnings', { n: findings.length - bad })}`}
        </p>
        <Findings findings={sorted?.slice(0, MOST) ?? []} />
        {sorted !== undefined && sorted.length > MOST && (
          <details>
            <summary>{t('moreFindings', { n: sorted.length - MOST })}</summary>
            <Findings findings={sorted.slice(MOST)} />
          </details>
        )}
      </div>
    </>
  );
}

const Findings = ({ findings }: { readonly findings: readonly FindingSummary[] }) => (
  <ul class="findings">
    {findings.map(({ severity, card, message, remedy }) => (
      <li key={message} class={`trouble is-${severity}`} lang="en">
        {card === undefined ? message : <a href={linkTo('card', card)}>{message}</a>}
        <span class="remedy">{remedy}</span>
      </li>
    ))}
  </ul>
);
