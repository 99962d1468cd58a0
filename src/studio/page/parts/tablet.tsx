import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LanNote } from '../../protocol.js';
import { say } from '../i18n/index.js';
import { ask } from '../state/connection.js';
import { isLan } from '../state/deck.js';

/** The address for other devices, if the studio was started with access from the network. */
export function Tablet() {
  const found = useSignal<LanNote | undefined>(undefined);
  useEffect(() => {
    if (isLan.value)
      ask<LanNote>('lan').then(
        (lan) => {
          found.value = lan;
        },
        () => {},
      );
  }, [isLan.value]);
  const { address, qr } = found.value ?? {};
  if (address === undefined) return null;
  return (
    <div class="tablet">
      <h2>{say('onTablet')}</h2>
      <img src={`data:image/svg+xml,${encodeURIComponent(qr ?? '')}`} alt={say('onTablet')} />
      <code>{address}</code>
      <p class="warning">{say('lanWarning')}</p>
    </div>
  );
}
