import { isDeliverable, normalizeEmail } from '@suite/contracts/forms';
import { t } from '../languages/catalog.ts';

/** What to say of an address that a booking may have although no mail can go there. */
export function hintOfEmail(entry: string): string | undefined {
  const address = normalizeEmail(entry);
  const isMasked = address.includes('•');
  const isTyped = /@./.test(address);
  return isTyped && !isMasked && !isDeliverable(address)
    ? t('No e-mail can be delivered to this address.')
    : undefined;
}
