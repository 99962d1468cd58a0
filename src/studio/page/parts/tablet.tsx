import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LanSummary } from '../../protocol.js';
import { t } from '../i18n/index.js';
import { request } from '../state/connection.js';
import { isLan } from '../state/deck.js';

/** The address for other devices, if the studio was started with access from the network. */
export function Tablet() {
  const found = useSignal<LanSummary | undefined>(undefined);
  useEffect(() => {
    if (isLan.value)
      request<LanSummary>('lan').then(
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
      <h2>{t('onTablet')}</h2>
      <img src={`data:image/svg+xml,${encodeURIComponent(qr ?? '')}`} alt={t('onTablet')} />
      <code>{address}</code>
      <p class="warning">{t('lanWarning')}</p>
    </div>
  );
}
