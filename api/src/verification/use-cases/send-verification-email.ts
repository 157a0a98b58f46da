import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { sendVerificationEmailEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { mailGuestLink, type LinkSettings, type SentLinks } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseVerified, requirePerson, requireSendingPrimary, type Guest } from '../verification.policy.ts';

const hourInMs = 60 * 60_000;
const mostForBooking = 5;
const mostToGuest = 3;

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
  if (Number(booking_id) !== booking.id) throw unknownGuest();
  const person = requirePerson(guest, { user_type: 'guest', item_id: Number(guest_id) });
  refuseVerified(person);
  return db.transaction(async (tx) => {
    const sent = await mailGuestLink(
      tx,
      {
        ...{ hotel_id: booking.hotel_id, booking_id: booking.id, passenger_id: Number(guest_id), email },
        since: new Date(now.getTime() - hourInMs),
        refuse: (counted) => refuseTooMany(counted, now),
      },
      settings,
      now,
    );
    if (!sent) throw unknownGuest();
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: booking.hotel_id,
      action: 'send-verification-email',
      subject_type: 'booking',
      subject_id: booking.id,
      details: { user_type: 'guest', item_id: sent.id },
      happened_at: now,
    });
    return { email };
  });
}

function unknownGuest(): DomainError {
  return new DomainError('NOT_FOUND', 'GUEST_UNKNOWN');
}

function refuseTooMany({ for_booking, to_guest, oldest_at }: SentLinks, now: Date): void {
  if (for_booking < mostForBooking && to_guest < mostToGuest) return;
  const waitInMs = (oldest_at?.getTime() ?? now.getTime()) + hourInMs - now.getTime();
  const refusal = new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EMAILS', {
    minutes: Math.ceil(waitInMs / 60_000),
  });
  refusal.retryAfterSeconds = Math.ceil(waitInMs / 1000);
  throw refusal;
}
