import type { RoomSummary } from '../../protocol.js';
import { t, translateName } from '../i18n/index.js';

/** Shows how well the texts of a card fit: the size of each, between its smallest and largest size. */
export function Room({ room }: { readonly room: readonly RoomSummary[] | undefined }) {
  return (
    <dl class="room">
      {room?.map((one) => (
        <div key={one.region} class={one.left < 0 ? 'is-over' : ''}>
          <dt>{translateName(one.region)}</dt>
          <dd>
            <meter
              min={0}
              max={1}
              value={one.largest > one.least ? (one.size - one.least) / (one.largest - one.least) : 1}
              aria-label={`${translateName(one.region)}: ${t('fitSize', { ...one })}`}
            />
            <span>
              {one.size}&nbsp;pt ·{' '}
              {one.left < 0 ? t('fitOver', { over: -one.left }) : t('fitLeft', { left: one.left })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
