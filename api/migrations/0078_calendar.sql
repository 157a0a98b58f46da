-- oldest-compatible-build: 0054
-- The calendar reads the stays and the blocks of a few weeks, whenever they began.
create index bookings_nights on bookings using gist (hotel_id, daterange(checkin_date, stay_end, '[)'));
create index room_nights_blocked on room_nights using gist (hotel_id, during) where block_kind is not null;
