import type { VerificationBooking } from '@suite/contracts/verification';
import { isPrimaryLink, type GuestView, type Person } from '../../domain/guest/guest-view.ts';

export function peopleToVerify(
  { passengers, ...booking }: VerificationBooking,
  { kind, person }: Extract<GuestView, { person: Person }>,
): Person[] {
  if (kind !== 'details') return [];
  if (!person.is_verified) return [person];
  if (!isPrimaryLink({ passengers, ...booking })) return [];
  return passengers
    .filter(({ is_verified }) => !is_verified)
    .map(({ id, name, is_verified }) => ({ user_type: 'guest', item_id: id, name, is_verified }));
}
