import type { RoomNote } from '../../protocol.js';
import { say, sayName } from '../i18n/index.js';

/** Shows how well the texts of a card fit: the size of each, between its smallest and largest size. */
export function Room({ room }: { readonly room: readonly RoomNote[] | undefined }) {
  return (
    <dl class="room">
      {room?.map((one) => (
        <div key={one.region} class={one.left < 0 ? 'is-over' : ''}>
          <dt>{sayName(one.region)}</dt>
          <dd>
            <meter
              min={0}
              max={1}
              value={one.largest > one.least ? (one.size - one.least) / (one.largest - one.least) : 1}
              aria-label={`${sayName(one.region)}: ${say('fitSize', { ...one })}`}
            />
            <span>
              {one.size}&nbsp;pt ·{' '}
              {one.left < 0 ? say('fitOver', { over: -one.left }) : say('fitLeft', { left: one.left })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
