import type { getGuestEndpoint } from '@suite/contracts/bookings';
import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import { holdsAny, maySeeGuests } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { getBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findSameDocument } from '../../verification/verification.public.ts';
import { countStaysOf, findStaysOf } from '../guest-stays.repository.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND */
export async function getGuest(
  db: Database,
  caller: Caller,
  id: number,
  { page, limit }: NonNullable<QueryOf<typeof getGuestEndpoint>>,
  secretKey: SecretKey,
): Promise<ResultOf<typeof getGuestEndpoint>> {
  if (!holdsAny(caller.permissions, maySeeGuests)) {
    throw new DomainError('PERMISSION_DENIED', 'GUESTS_DENIED');
  }
  const booking = await getBooking(db, caller, id);
  const { hotel_id, hotel_name, name, email, phone = null, guest_language } = booking;
  const others = await findSameDocument(db, secretKey, { booking_id: id, hotel_id, name });
  const guest = { hotel_id, email, others };
  const { listed, ...totals } = await countStaysOf(db, guest, booking.checkin_date);
  return {
    booking_id: id,
    ...{ hotel_name, name, email, phone, guest_language },
    ...totals,
    stays: await findStaysOf(db, guest, { skip: (page - 1) * limit, take: limit }),
    pagination: paginate(page, limit, listed),
  };
}
