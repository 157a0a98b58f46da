-- oldest-compatible-build: 0110
-- online
-- PostgreSQL expects a third of the rows for `not is_deliverable(email)`, and reads a large table instead of the index.
-- It knows the true share only for `is false`, and only with statistics on the expression.

-- step: index the undeliverable addresses
create index concurrently if not exists bookings_undeliverable_next on bookings (hotel_id, stay_end)
  where is_deliverable(email) is false;

-- step: drop the index with the former condition
drop index concurrently if exists bookings_undeliverable;

-- step: give the index its name
alter index if exists bookings_undeliverable_next rename to bookings_undeliverable;

-- step: keep statistics on the condition
create statistics if not exists bookings_deliverable on (is_deliverable(email)) from bookings;

-- step: read the statistics
analyze bookings;
