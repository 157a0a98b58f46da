import { sql, type Database, type Sql } from '@suite/database';
import { daysWithoutCheckout } from './domain/link-expiry.ts';
import type { EmailKind } from './domain/verification-email/verification-email-content.ts';
import { toVerify, type BookingToVerify } from './verification-emails.repository.ts';

const keepWaitingDays = 7;

function today(now: Date): Sql {
  return sql`(${now}::timestamptz at time zone hotels.time_zone)::date`;
}

const mayBeMailed = sql`
  hotels.is_approved and hotels.is_active and bookings.deleted_at is null
  and (not bookings.is_verified
    or exists (select from passengers where booking_id = bookings.id and not is_verified))
`;

/** Invitations wait in a table; rows of expired links remain until they are dropped. */
function invitationIsDue(now: Date): Sql {
  return sql`
    bookings.id in (select booking_id from verification_emails where kind = 'invitation' and done_at is null)
    and hotels.invites_on_booking and ${mayBeMailed}
    and coalesce(bookings.checkout_date, bookings.checkin_date + ${daysWithoutCheckout}::integer) >= ${today(now)}
  `;
}

/** A mail in the last 24 hours or a waiting invitation prevents the reminder. */
function reminderIsDue(now: Date): Sql {
  return sql`
    hotels.reminder_days > 0 and ${mayBeMailed}
    and bookings.checkin_date > ${today(now)} and bookings.checkin_date <= ${today(now)} + hotels.reminder_days
    and (${now}::timestamptz at time zone hotels.time_zone)::time >= '09:00'
    and not exists (
      select from verification_emails mailed where mailed.booking_id = bookings.id and (
        mailed.kind = 'reminder' or mailed.done_at is null
        or mailed.done_at > ${now}::timestamptz - interval '24 hours'))
  `;
}

const isDue = { invitation: invitationIsDue, reminder: reminderIsDue };

export async function findDueEmails(db: Database, kind: EmailKind, now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select bookings.id from hotel_overview as hotels join bookings on bookings.hotel_id = hotels.id
    where ${isDue[kind](now)} order by bookings.id
  `);
  return rows.map(({ id }) => id);
}

/** Returns null when the mail is no longer due or another process is sending it. */
export async function claimDueEmail(
  tx: Database,
  kind: EmailKind,
  booking_id: number,
  now: Date,
): Promise<BookingToVerify | null> {
  const [row] = await tx.query<BookingToVerify>(sql`
    select ${toVerify} where bookings.id = ${booking_id} and ${isDue[kind](now)}
    for no key update of bookings skip locked
  `);
  return row ?? null;
}

/** Returns false when another process has already sent the mail since the claim was evaluated. */
export async function markEmailDone(
  tx: Database,
  kind: EmailKind,
  booking_id: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into verification_emails as emails (booking_id, kind, planned_at, done_at)
    values (${booking_id}, ${kind}, ${now}, ${now})
    on conflict (booking_id, kind) do update set done_at = excluded.done_at where emails.done_at is null
    returning booking_id
  `);
  return rows.length > 0;
}

/** Drops invitations that waited for `keepWaitingDays`, for example of expired links or closed hotels. */
export async function dropOldInvitations(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from verification_emails
    where done_at is null and planned_at < ${now}::timestamptz - make_interval(days => ${keepWaitingDays})
  `);
}
