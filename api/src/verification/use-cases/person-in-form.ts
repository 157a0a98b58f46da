import type { GuestPerson, GuestUserType } from '@suite/contracts/bookings';
import { DomainError } from '../../errors/domain-error.ts';
import type { Guest } from '../verification.policy.ts';

/** @throws DomainError VALIDATION_ERROR when one of the two fields is missing */
export function personInForm(
  { user_type, item_id }: { user_type?: GuestUserType | undefined; item_id?: number | undefined },
  { booking }: Guest,
): GuestPerson | undefined {
  if (user_type === undefined && item_id === undefined) return undefined;
  if (user_type === 'primary') return { user_type, item_id: item_id ?? booking.id };
  if (user_type === undefined || item_id === undefined) {
    const field = user_type === undefined ? 'user_type' : 'item_id';
    throw new DomainError('VALIDATION_ERROR', 'GUEST_NAME_REQUIRED', {}, field);
  }
  return { user_type, item_id };
}
