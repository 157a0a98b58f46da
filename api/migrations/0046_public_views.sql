-- What each context lets the others read of its tables. They hold columns of the tables alone, so that PostgreSQL reads the
-- tables in their place, with their indexes and row locks.

-- Of hotels.
create view hotel_overview as
select id, hotel_name, hotel_email, hotel_phone, time_zone, currency, is_approved, is_active, retention_hours,
  invites_on_booking, reminder_days, allows_photo_files, reviews_other_names
from hotels;
create view room_overview as select id, hotel_id, room_number from rooms;
create view room_rate_overview as
select hotel_id, room_type, nightly_rate, currency, from_month, until_month from room_rates;

-- Of auth. Nothing that an account signs in with.
create view account_overview as
select user_id, hotel_id, usr_email, usr_firstname, usr_lastname, usr_phone, search, position, department, is_on_duty,
  is_active, is_approved, must_change_password, staff_joined_at, last_login, created_at, updated_at, removed_at
from users;

-- Of staff-roles.
create view granted_roles as
select user_roles.user_id, roles.id as role_id, roles.role_name, roles.is_global, roles.sees_every_hotel
from user_roles join roles on roles.id = user_roles.role_id;
create view granted_permissions as
select user_roles.user_id, permissions.permission_name
from user_roles
join role_permissions on role_permissions.role_id = user_roles.role_id
join permissions on permissions.id = role_permissions.permission_id;

-- Of bookings. Without the links of guests.
create view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at
from bookings;
create view guest_overview as select id, booking_id, name, is_verified, verified_method from passengers;
