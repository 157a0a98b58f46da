-- oldest-compatible-build: 0110
-- online
-- A list of all hotels skips to a deep page in its index. Without the hotel in the index, each skipped booking is read
-- from the table: seconds among a million bookings.

-- step: index the names of all hotels with the hotel
create index concurrently if not exists bookings_name_all_next on bookings (name_order(name), id)
  include (name, hotel_id, is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;

-- step: drop the index of names without the hotel
drop index concurrently if exists bookings_name_all;

-- step: name the index of names
alter index if exists bookings_name_all_next rename to bookings_name_all;

-- step: index the check-in dates of all hotels with the hotel
create index concurrently if not exists bookings_checkin_all_next on bookings (checkin_date, id)
  include (hotel_id, is_verified, cancelled_at, no_show_at) where deleted_at is null;

-- step: drop the index of check-in dates without the hotel
drop index concurrently if exists bookings_checkin_all;

-- step: name the index of check-in dates
alter index if exists bookings_checkin_all_next rename to bookings_checkin_all;

-- step: index the ends of stays of all hotels with the hotel
create index concurrently if not exists bookings_stay_end_all_next on bookings (stay_end, id)
  include (hotel_id, is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;

-- step: drop the index of ends of stays without the hotel
drop index concurrently if exists bookings_stay_end_all;

-- step: name the index of ends of stays
alter index if exists bookings_stay_end_all_next rename to bookings_stay_end_all;
