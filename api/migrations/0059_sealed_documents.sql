-- oldest-compatible-build: 0054
-- The data read from a document, sealed, and for how many days after check-out it may be kept by the guest's consent. Servers
-- seal what earlier ones stored in `document_data`, and empty it: SQL holds no key.
alter table verification_attempts
  add column document_sealed bytea,
  add column document_kept_days integer;
create index verification_attempts_unsealed on verification_attempts (id) where document_data is not null;
create index verification_attempts_sealed on verification_attempts (booking_id) where document_sealed is not null;

-- For how many days after check-out a hotel keeps it.
alter table hotels add column document_retention_days integer not null default 30
  check (document_retention_days between 0 and 365);

create or replace view hotel_overview as
select id, hotel_name, hotel_email, hotel_phone, time_zone, currency, is_approved, is_active, retention_hours,
  invites_on_booking, reminder_days, allows_photo_files, reviews_other_names, document_proof, document_retention_days
from hotels;
create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at
from bookings;
