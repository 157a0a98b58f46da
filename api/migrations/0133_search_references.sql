-- oldest-compatible-build: 0110
-- online
-- Staff search a booking by the beginning of its reference in either case. Only the order of "C" serves ranges of texts.

-- step: index references without case
create index concurrently if not exists bookings_reference_search
  on bookings (hotel_id, lower(external_reference collate "C"))
  where external_reference is not null and deleted_at is null;
