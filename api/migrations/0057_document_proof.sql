-- oldest-compatible-build: 0054
-- A document verifies by its machine-readable zone alone, unless a hotel accepts printed data too.
alter table hotels add column document_proof text not null default 'zone' check (document_proof in ('zone', 'printed'));

create or replace view hotel_overview as
select id, hotel_name, hotel_email, hotel_phone, time_zone, currency, is_approved, is_active, retention_hours,
  invites_on_booking, reminder_days, allows_photo_files, reviews_other_names, document_proof
from hotels;
