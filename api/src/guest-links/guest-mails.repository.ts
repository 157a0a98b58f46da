import type { GuestLanguage, StayState } from '@suite/contracts/bookings';
import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { isAmong, type BookingKey, type LinkHolder } from '../bookings/bookings.public.ts';
import { daysWithoutCheckout } from './domain/link-expiry.ts';
import type { EmailKind } from './domain/verification-email/verification-email-content.ts';

export interface BookingToVerify {
  id: number;
  hotel_id: number;
  name: string;
  email: string;
  checkin_date: CalendarDate;
  checkout_date: CalendarDate | null;
  is_verified: boolean;
  others_verified: boolean;
  guest_language: GuestLanguage | null;
  stay_state: StayState;
  hotel_name: string;
  hotel_email: string;
  hotel_phone: string;
  time_zone: string;
}

const toVerify = sql`
  bookings.id, bookings.hotel_id, bookings.name, bookings.email, bookings.checkin_date, bookings.checkout_date,
  bookings.is_verified, bookings.guest_language, bookings.stay_state, hotels.hotel_name, hotels.hotel_email, hotels.hotel_phone,
  hotels.time_zone, not exists (
    select from guest_overview
    where hotel_id = bookings.hotel_id and booking_id = bookings.id and not is_verified) as others_verified
  from booking_overview as bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
`;

export async function lockBookingToVerify(
  tx: Database,
  scope: HotelScope,
  id: number,
): Promise<BookingToVerify | null> {
  const [row] = await tx.query<BookingToVerify>(sql`
    select ${toVerify} where ${isAmong(scope, [id])} and bookings.deleted_at is null for no key update of bookings
  `);
  return row ?? null;
}

export async function countSend(
  tx: Database,
  { hotel_id, booking_id }: BookingKey,
  now: Date,
): Promise<{ earlier: number; oldest_at: Date | null }> {
  await tx.query(sql`
    delete from verification_sends
    where hotel_id = ${hotel_id} and booking_id = ${booking_id} and sent_at <= ${now}::timestamptz - interval '1 hour'`);
  const [row] = await tx.query<{ earlier: number; oldest_at: Date | null }>(sql`
    select count(*) as earlier, min(sent_at) as oldest_at from verification_sends
    where hotel_id = ${hotel_id} and booking_id = ${booking_id}`);
  await tx.query(sql`
    insert into verification_sends (hotel_id, booking_id, sent_at) values (${hotel_id}, ${booking_id}, ${now})`);
  return row ?? { earlier: 0, oldest_at: null };
}

/** Marks the invitation as sent, because the guest already has the link. */
export async function noteInvited(
  tx: Database,
  { hotel_id, booking_id }: BookingKey,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into verification_emails (hotel_id, booking_id, kind, planned_at, done_at)
    values (${hotel_id}, ${booking_id}, 'invitation', ${now}, ${now})
    on conflict (booking_id, kind) do update set done_at = excluded.done_at
  `);
}

/** Plans a new invitation and permits a new reminder, because the earlier mails contained the ended link. */
export async function replanEmails(tx: Database, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx.query(sql`
    update verification_emails set done_at = null, planned_at = now()
    from hotel_overview as hotels
    where hotel_id = ${hotel_id} and booking_id = ${booking_id} and kind = 'invitation' and hotels.id = hotel_id
      and hotels.invites_on_booking
  `);
  await tx.query(sql`
    delete from verification_emails
    where hotel_id = ${hotel_id} and booking_id = ${booking_id} and kind = 'reminder'`);
}

const maxWaitingDays = 7;

function today(now: Date): Sql {
  return sql`(${now}::timestamptz at time zone hotels.time_zone)::date`;
}

const asksSomebody = (key: Sql) => sql`exists (
  select from booking_overview as asked
  where (asked.hotel_id, asked.id) = ${key} and asked.inactive_since is null and asked.checked_out_at is null
    and (not asked.is_verified or exists (
      select from guest_overview
      where hotel_id = asked.hotel_id and booking_id = asked.id and not is_verified)))`;

const isOfSamePerson = (other: Sql) => sql`(
  ${other}.hotel_id = bookings.hotel_id and ${other}.group_id = bookings.group_id and ${other}.id <> bookings.id
  and lower(${other}.email) = lower(bookings.email) and lower(${other}.name) = lower(bookings.name))`;

/** The person who booked a group gets one mail about all of its rooms, for the first one whose guests are not all verified. */
const mayBeMailed = sql`
  hotels.is_approved and hotels.is_active and ${asksSomebody(sql`(bookings.hotel_id, bookings.id)`)} and not exists (
    select from booking_overview as earlier
    where ${isOfSamePerson(sql`earlier`)} and earlier.id < bookings.id and ${asksSomebody(sql`(earlier.hotel_id, earlier.id)`)})
`;

/** Returns the other rooms of the person whose guests are not all verified. Rooms that are mailed about now are skipped. */
export function lockRoomsOfPerson(
  tx: Database,
  { hotel_id, id }: BookingToVerify,
): Promise<BookingToVerify[]> {
  return tx.query<BookingToVerify>(sql`
    select ${toVerify} join booking_overview as own on own.hotel_id = ${hotel_id} and own.id = ${id}
    where ${isOfSamePerson(sql`own`)} and ${asksSomebody(sql`(bookings.hotel_id, bookings.id)`)}
    order by bookings.id for no key update of bookings skip locked`);
}

/** Invitations wait in a table; rows of expired links remain until they are dropped. */
function invitationIsDue(now: Date): Sql {
  return sql`
    (bookings.hotel_id, bookings.id) in (
      select hotel_id, booking_id from verification_emails where kind = 'invitation' and done_at is null)
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
      select from verification_emails mailed
      where mailed.hotel_id = bookings.hotel_id and mailed.booking_id = bookings.id and (
        mailed.kind = 'reminder' or mailed.done_at is null
        or mailed.done_at > ${now}::timestamptz - interval '24 hours'))
  `;
}

const isDue = { invitation: invitationIsDue, reminder: reminderIsDue };

export function findDueEmails(db: Database, kind: EmailKind, now: Date): Promise<BookingKey[]> {
  return db.query<BookingKey>(sql`
    select bookings.hotel_id, bookings.id as booking_id from hotel_overview as hotels join booking_overview as bookings on bookings.hotel_id = hotels.id
    where ${isDue[kind](now)} order by bookings.id
  `);
}

export async function claimDueEmail(
  tx: Database,
  kind: EmailKind,
  { hotel_id, booking_id }: BookingKey,
  now: Date,
): Promise<BookingToVerify | null> {
  const [row] = await tx.query<BookingToVerify>(sql`
    select ${toVerify} where bookings.hotel_id = ${hotel_id} and bookings.id = ${booking_id} and ${isDue[kind](now)}
    for no key update of bookings skip locked
  `);
  return row ?? null;
}

/** Returns false when another process has already sent the mail since the claim was evaluated. */
export async function markEmailDone(
  tx: Database,
  kind: EmailKind,
  { hotel_id, booking_id }: BookingKey,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into verification_emails as emails (hotel_id, booking_id, kind, planned_at, done_at)
    values (${hotel_id}, ${booking_id}, ${kind}, ${now}, ${now})
    on conflict (booking_id, kind) do update set done_at = excluded.done_at where emails.done_at is null
    returning booking_id
  `);
  return rows.length > 0;
}

/** Drops invitations that waited for `maxWaitingDays`, for example of expired links or closed hotels. */
export async function dropOldInvitations(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from verification_emails
    where done_at is null and planned_at < ${now}::timestamptz - make_interval(days => ${maxWaitingDays})
  `);
}

export interface MailedGuest {
  name: string;
  guest_language: GuestLanguage | null;
  last_email: string | null;
}

export async function findMailedGuest(
  tx: Database,
  { hotel_id, booking_id, passenger_id }: LinkHolder,
): Promise<MailedGuest | null> {
  const [row] = await tx.query<MailedGuest>(sql`
    select name, guest_language, (
      select email from guest_link_emails where hotel_id = ${hotel_id} and passenger_id = guests.id
      order by sent_at desc, id desc limit 1
    ) as last_email
    from guest_overview as guests where hotel_id = ${hotel_id} and id = ${passenger_id} and booking_id = ${booking_id}`);
  return row ?? null;
}

export async function countGuestMails(
  tx: Database,
  { hotel_id, booking_id, passenger_id, since }: LinkHolder & { since: Date },
): Promise<{ for_booking: number; to_guest: number; oldest_at: Date | null }> {
  const [row] = await tx.query<{ for_booking: number; to_guest: number; oldest_at: Date | null }>(sql`
    select count(*) as for_booking, count(*) filter (where passenger_id = ${passenger_id}) as to_guest,
      min(sent_at) as oldest_at
    from guest_link_emails where hotel_id = ${hotel_id} and booking_id = ${booking_id} and sent_at > ${since}`);
  return row ?? { for_booking: 0, to_guest: 0, oldest_at: null };
}

export async function insertGuestMail(
  tx: Database,
  sent: LinkHolder & { email: string; sent_at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into guest_link_emails (hotel_id, booking_id, passenger_id, email, sent_at)
    values (${sent.hotel_id}, ${sent.booking_id}, ${sent.passenger_id}, ${sent.email}, ${sent.sent_at})`);
}
