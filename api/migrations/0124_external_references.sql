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
