-- oldest-compatible-build: 0110
-- online
-- The index of ends of stays also finds the departures of a day, so that the index of check-out dates goes.

-- step: index the ends of stays with the check-out date
create index concurrently if not exists bookings_stay_end_next on bookings (hotel_id, stay_end, id)
  include (is_verified, checkin_date, checkout_date, cancelled_at, no_show_at) where deleted_at is null;

-- step: drop the index of ends of stays without it
drop index concurrently if exists bookings_stay_end;

-- step: name the index of ends of stays
alter index if exists bookings_stay_end_next rename to bookings_stay_end;

-- step: drop the index of check-out dates
drop index concurrently if exists bookings_checkout;
