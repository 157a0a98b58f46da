import { sql, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope, isActive } from '../bookings/bookings.public.ts';

const isToCome = sql`
  ${isActive} and bookings.checked_in_at is null and bookings.stay_end >= (now() at time zone hotels.time_zone)::date`;

/** Excludes stays that are checked in or over, and mails that a later mail replaced. */
export function selectUndeliveredEmails(scope: HotelScope): Sql {
  return sql`
    select 'email' as kind, 'email ' || emails.id as key, emails.failed_at as since,
      coalesce(passengers.name, bookings.name) as name, bookings.hotel_id, bookings.id as booking_id,
      null::integer as task_id, null::text as remote, jsonb_build_array(emails.recipient) as details
    from email_overview as emails
    left join guest_overview as passengers
      on passengers.hotel_id = emails.hotel_id and emails.about_type = 'passenger' and passengers.id = emails.about_id
    join booking_overview as bookings on bookings.hotel_id = emails.hotel_id and bookings.id = case emails.about_type when 'booking' then emails.about_id else passengers.booking_id end
    join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where emails.state = 'failed' and emails.about_id is not null and ${inScope(scope)}
      and not coalesce(passengers.is_verified, bookings.is_verified) and ${isToCome}
      and (emails.about_type = 'passenger' or lower(emails.recipient) = lower(bookings.email))
      and not exists (
        select from email_overview as later
        where later.about_type = emails.about_type and later.about_id = emails.about_id and later.id > emails.id)
    union all
    select 'email', 'address ' || bookings.id, bookings.created_at, bookings.name, bookings.hotel_id, bookings.id,
      null, null, jsonb_build_array(bookings.email)
    from booking_overview as bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where is_deliverable(bookings.email) is false and ${inScope(scope)} and not bookings.is_verified and ${isToCome}`;
}
