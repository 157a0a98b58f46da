-- oldest-compatible-build: 0110
-- online
-- The list of cancelled stays is read by bookings_newest, which has all that it needs.

-- step: drop the index of ended stays
drop index concurrently if exists bookings_ended;
