-- Check-ins are figured from the moment that staff recorded, not from the verification.
drop index bookings_verified;
create index bookings_checked_in on bookings (hotel_id, checked_in_at) where deleted_at is null and checked_in_at is not null;
