import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { sendVerificationEmailEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mailGuestLink, type LinkSettings } from '../../guest-links/guest-links.public.ts';
import { refuseVerified, requirePerson, requireSendingPrimary, type Guest } from '../verification.policy.ts';

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT for a verified guest, TOO_MANY_REQUESTS */
export async function sendVerificationEmail(
  db: Database,
  guest: Guest,
  { email, guest_id, booking_id }: BodyOf<typeof sendVerificationEmailEndpoint>,
  settings: LinkSettings,
  now = new Date(),
): Promise<ResultOf<typeof sendVerificationEmailEndpoint>> {
  const { booking, address } = guest;
  requireSendingPrimary(guest);
  if (Number(booking_id) !== booking.id) throw new DomainError('NOT_FOUND', 'GUEST_UNKNOWN');
  const passenger_id = Number(guest_id);
  refuseVerified(requirePerson(guest, { user_type: 'guest', item_id: passenger_id }));
  return db.transaction(async (tx) => {
    const { hotel_id } = booking;
    await mailGuestLink(tx, { hotel_id, booking_id: booking.id, passenger_id, email }, settings, now);
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id,
      action: 'send-verification-email',
      subject_type: 'booking',
      subject_id: booking.id,
      details: { user_type: 'guest', item_id: passenger_id },
      happened_at: now,
    });
    return { email };
  });
}
