import { isDeliverable, normalizeEmail } from '@suite/contracts/forms';
import { t } from '../languages/catalog.ts';

/** Returns a hint for an address that is accepted but receives no mail. */
export function hintOfEmail(entry: string): string | undefined {
  const address = normalizeEmail(entry);
  const isMasked = address.includes('•');
  const isTyped = /@./.test(address);
  return isTyped && !isMasked && !isDeliverable(address)
    ? t('No e-mail can be delivered to this address.')
    : undefined;
}
