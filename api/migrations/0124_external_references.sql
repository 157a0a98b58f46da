-- oldest-compatible-build: 0123
-- online
-- Other systems name a booking by a reference of their own, which belongs to one booking of the hotel until that is deleted.

-- step: add the reference to bookings
alter table bookings add column external_reference text;

-- step: bound new references
alter table bookings add constraint bookings_reference_length check (length(external_reference) <= 100) not valid;

-- step: check the references of all bookings
alter table bookings validate constraint bookings_reference_length;

-- step: index bookings by reference
create unique index concurrently if not exists bookings_reference on bookings (hotel_id, external_reference)
  where external_reference is not null and deleted_at is null;

-- step: show the reference of bookings
create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at, email, checkout_date, no_nights, short_id, guest_language, search, created_at, updated_at,
  no_show_at, cancelled_at, group_id, is_overbooked,
  coalesce(deleted_at, cancelled_at, no_show_at) as inactive_since,
  stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at) as stay_state,
  phone, arrival_time, requests, party_size, external_reference
from bookings;
