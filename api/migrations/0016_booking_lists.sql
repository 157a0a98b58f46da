-- How names follow each other in a list: capitals and accents make no difference, the same on every system.
create function name_order(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f]', '', 'g')
$$;

-- Every order of the list is a walk along an index, of a hotel and of all, with what its filters read.
drop index bookings_checkin;
drop index bookings_stay_end;
create index bookings_checkin on bookings (hotel_id, checkin_date, id) include (is_verified) where deleted_at is null;
create index bookings_checkin_all on bookings (checkin_date, id) include (is_verified) where deleted_at is null;
create index bookings_stay_end on bookings (hotel_id, stay_end, id)
  include (is_verified, checkin_date) where deleted_at is null;
create index bookings_stay_end_all on bookings (stay_end, id) include (is_verified, checkin_date) where deleted_at is null;
-- The name stands beside its order, or the index would not be enough by itself.
create index bookings_name on bookings (hotel_id, name_order(name), id)
  include (name, is_verified, checkin_date) where deleted_at is null;
create index bookings_name_all on bookings (name_order(name), id)
  include (name, is_verified, checkin_date) where deleted_at is null;
