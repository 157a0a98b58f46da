import type { WebhookForm } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { requireConfirmedAction } from '../auth/auth.public.ts';
import { isMachine, type AnyCaller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';
import { requireRunHotel } from '../hotels/hotels.public.ts';

/** The scope of a program was checked at the call. */
export function requireWebhookHotel(caller: AnyCaller): number {
  return isMachine(caller) ? caller.hotel_id : requireRunHotel(caller);
}

export const mayReadGuests = (caller: AnyCaller): boolean =>
  !isMachine(caller) || caller.token.scopes.includes('guests:read');

/** A program that may not read guests must not have them sent elsewhere either. */
export function requireSentFields(caller: AnyCaller, { includes_personal_data }: WebhookForm): void {
  if (!includes_personal_data || mayReadGuests(caller)) return;
  throw new DomainError('PERMISSION_DENIED', 'API_TOKEN_SCOPE_MISSING', { scope: 'guests:read' });
}

/** A program has no one to ask; its token was confirmed when it was created. */
export async function requireConfirmed(
  tx: Database,
  caller: AnyCaller,
  sentence: Parameters<typeof requireConfirmedAction>[2],
): Promise<void> {
  if (!isMachine(caller)) await requireConfirmedAction(tx, caller, sentence);
}
