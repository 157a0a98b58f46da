-- oldest-compatible-build: 0054
-- Guests who arrive before their check-in date need a room for the nights before it. The bookings of these guests are the only
-- ones that have a check-in although their date is still to come.
create index bookings_arrived on bookings (hotel_id, checkin_date) where deleted_at is null and checked_in_at is not null;
