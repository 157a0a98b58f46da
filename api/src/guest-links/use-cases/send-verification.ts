import type { ResultOf } from '@suite/contracts/http';
import type { sendVerificationEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { bookingNotFound, refuseEnded, requireManage } from '../../bookings/bookings.public.ts';
import { isLinkAlive } from '../domain/link-expiry.ts';
import { countSend, lockBookingToVerify, noteInvited } from '../guest-mails.repository.ts';
import type { BookingToVerify } from '../guest-mails.repository.ts';
import { mailBookingLink, type LinkSettings } from './mail-link.ts';

const perHour = 5;
const hourMs = 60 * 60 * 1000;

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT, and TOO_MANY_REQUESTS after five an hour */
export async function sendVerification(
  db: Database,
  caller: Caller,
  id: number,
  settings: LinkSettings,
  now = new Date(),
): Promise<ResultOf<typeof sendVerificationEndpoint>> {
  requireManage(caller, 'VERIFICATION_SEND_DENIED');
  return db.transaction(async (tx) => {
    const booking = await lockBookingToVerify(tx, caller.scope, id);
    if (!booking) throw bookingNotFound();
    refuseUseless(booking, now);
    const { hotel_id } = booking;
    refuseMany(await countSend(tx, { hotel_id, booking_id: id }, now), now);
    const sent = await mailBookingLink(tx, booking, 'invitation', settings);
    for (const booking_id of [id, ...(sent.rooms ?? [])]) {
      await noteInvited(tx, { hotel_id, booking_id }, now);
    }
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'send-verification',
      subject_type: 'booking',
      subject_id: id,
      details: { language: booking.guest_language ?? 'en', ...sent },
    });
    return { email: booking.email };
  });
}

function refuseUseless(booking: BookingToVerify, now: Date): void {
  if (booking.is_verified && booking.others_verified) {
    throw new DomainError('CONFLICT', 'GUESTS_VERIFIED_ALREADY');
  }
  refuseEnded(booking.stay_state);
  if (!isLinkAlive(booking, now)) throw new DomainError('CONFLICT', 'STAY_OVER');
}

function refuseMany({ earlier, oldest_at }: { earlier: number; oldest_at: Date | null }, now: Date): void {
  if (earlier < perHour || !oldest_at) return;
  const error = new DomainError('TOO_MANY_REQUESTS', 'LINK_SENT_OFTEN');
  error.retryAfterSeconds = Math.ceil((oldest_at.getTime() + hourMs - now.getTime()) / 1000);
  throw error;
}
