import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { BookingKey } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { EmailKind } from '../domain/verification-email/verification-email-content.ts';
import {
  claimDueEmail,
  dropOldInvitations,
  findDueEmails,
  markEmailDone,
  type BookingToVerify,
} from '../guest-mails.repository.ts';
import { mailBookingLink, type LinkSettings } from './mail-link.ts';

export interface DueEmailSettings extends LinkSettings {
  now?: Date;
  signal?: AbortSignal;
}

const itself = { user_id: null, address: '' };

/**
 * Sends each due mail once, also with several processes.
 * @throws Error when mails could not be sent; they remain due
 */
export async function sendDueEmails(db: Database, settings: DueEmailSettings): Promise<void> {
  const { now = new Date(), signal } = settings;
  await dropOldInvitations(db, now);
  const failures: unknown[] = [];
  for (const kind of ['invitation', 'reminder'] as const) {
    for (const due of await findDueEmails(db, kind, now)) {
      if (signal?.aborted) return;
      await sendDueEmail(db, kind, due, { ...settings, now }).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} e-mails to guests could not be sent`, { cause: failures[0] });
  }
}

async function sendDueEmail(
  db: Database,
  kind: EmailKind,
  due: BookingKey,
  settings: LinkSettings & { now: Date },
): Promise<void> {
  const attempt = (mail: (tx: Database, booking: BookingToVerify) => Promise<object>) =>
    db.transaction(async (tx) => {
      const booking = await claimDueEmail(tx, kind, due, settings.now);
      if (!booking || !(await markEmailDone(tx, kind, due, settings.now))) return;
      await recordAudit(tx, {
        actor: itself,
        hotel_id: due.hotel_id,
        action: `send-${kind}`,
        subject_type: 'booking',
        subject_id: due.booking_id,
        details: await mail(tx, booking),
        happened_at: settings.now,
      });
    });
  try {
    await attempt(async (tx, booking) => {
      const sent = await mailBookingLink(tx, booking, kind, settings);
      for (const booking_id of sent.rooms ?? []) {
        await markEmailDone(tx, kind, { hotel_id: due.hotel_id, booking_id }, settings.now);
      }
      return sent;
    });
  } catch (error) {
    // A refused address is recorded as done, because a retry cannot succeed.
    if (!(error instanceof DomainError)) throw error;
    await attempt(async () => ({ refused: error.message }));
  }
}
