-- oldest-compatible-build: 0054
-- The mails of guests and the front desk read bookings by these views; neither has a link's token.
create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at, email, checkout_date, no_nights, short_id, guest_language, search, created_at, updated_at
from bookings;
create or replace view guest_overview as
select id, booking_id, name, is_verified, verified_method, guest_language from passengers;
