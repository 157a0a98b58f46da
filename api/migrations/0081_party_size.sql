-- oldest-compatible-build: 0054
-- The calendar reads thousands of stays at a time, and counting the guests of each again costs more than reading the stays.
create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at, email, checkout_date, no_nights, short_id, guest_language, search, created_at, updated_at,
  no_show_at, cancelled_at, group_id, is_overbooked,
  coalesce(deleted_at, cancelled_at, no_show_at) as inactive_since,
  stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at) as stay_state,
  phone, arrival_time, requests, party_size
from bookings;
