-- oldest-compatible-build: 0054
-- Staff, and guests where the hotel asks them, say what helps at the arrival. `arrival_time` is the hotel's own clock.
alter table bookings
  add column phone text,
  add column arrival_time text check (arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column requests text;

create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at, email, checkout_date, no_nights, short_id, guest_language, search, created_at, updated_at,
  no_show_at, cancelled_at, group_id, is_overbooked,
  coalesce(deleted_at, cancelled_at, no_show_at) as inactive_since,
  stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at) as stay_state,
  phone, arrival_time, requests
from bookings;

alter table hotels add column asks_guest_facts boolean not null default false;
create or replace view hotel_overview as
select id, hotel_name, hotel_email, hotel_phone, time_zone, currency, is_approved, is_active, retention_hours,
  invites_on_booking, reminder_days, allows_photo_files, reviews_other_names, document_proof, document_retention_days,
  asks_guest_facts
from hotels;

-- Null for a number without digits. Leading zeros and (0) differ between ways to write one number.
create function phone_digits(phone text) returns text language sql immutable strict parallel safe
  return nullif(ltrim(regexp_replace(replace(phone, '(0)', ''), '[^0-9]', '', 'g'), '0'), '');

create or replace function booking_search_text(booking bookings) returns text language sql stable as $$
  select search_text(concat_ws(' ', booking.name, booking.email, phone_digits(booking.phone),
    (select string_agg(passengers.name, ' ' order by passengers.id) from passengers where booking_id = booking.id)))
$$;
create or replace function bookings_set_search() returns trigger language plpgsql as $$
begin
  new.search := case tg_op
    when 'INSERT' then search_text(concat_ws(' ', new.name, new.email, phone_digits(new.phone)))
    else booking_search_text(new) end;
  return new;
end $$;
create or replace trigger bookings_search_kept before insert or update of name, email, phone on bookings
  for each row execute function bookings_set_search();

-- The stays of one guest in one hotel.
create index bookings_guest on bookings (hotel_id, lower(email), checkin_date) where deleted_at is null;

create table booking_notes (
  id bigint generated always as identity primary key,
  hotel_id integer not null references hotels,
  booking_id integer not null references bookings on delete cascade,
  text text not null,
  is_pinned boolean not null default false,
  created_by integer not null references users,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index booking_notes_booking on booking_notes (booking_id);
create index booking_notes_pinned on booking_notes (hotel_id, booking_id) where deleted_at is null and is_pinned;
create index booking_notes_deleted on booking_notes (hotel_id, deleted_at) where deleted_at is not null;
