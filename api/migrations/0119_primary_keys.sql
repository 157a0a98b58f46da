-- oldest-compatible-build: 0105
-- online
-- The primary keys of bookings and passengers begin with the hotel. The indexes by id alone find the hotel of a booking that a Super Admin
-- names, and serve earlier builds.

-- step: tie new groups to bookings of their hotel
alter table bookings
  add constraint bookings_group_fkey foreign key (hotel_id, group_id) references bookings (hotel_id, id) not valid;

-- step: validate the groups
alter table bookings validate constraint bookings_group_fkey;

-- step: index bookings by id alone
create unique index concurrently if not exists bookings_id on bookings (id);

-- step: replace the keys of bookings
alter table bookings
  drop constraint bookings_group_id_fkey,
  drop constraint bookings_pkey,
  add constraint bookings_pkey primary key using index bookings_hotel_key;

-- step: index passengers by id alone
create unique index concurrently if not exists passengers_id on passengers (id);

-- step: replace the key of passengers
alter table passengers
  drop constraint passengers_pkey, add constraint passengers_pkey primary key using index passengers_hotel_key;

-- step: name the hotel in functions
create or replace function booking_search_text(booking bookings) returns text language sql stable as $$
  select search_text(concat_ws(' ', booking.name, booking.email, phone_digits(booking.phone), (
    select string_agg(passengers.name, ' ' order by passengers.id) from passengers
    where hotel_id = booking.hotel_id and booking_id = booking.id)))
$$;
create or replace function passengers_set_search() returns trigger language plpgsql as $$
begin
  update bookings set search = booking_search_text(bookings), party_size = parties.size
  from (
    select touched.hotel_id, touched.id, 1 + (
      select count(*) from passengers where hotel_id = touched.hotel_id and booking_id = touched.id) as size
    from (select distinct hotel_id, booking_id as id from changed) as touched
  ) as parties
  where bookings.hotel_id = parties.hotel_id and bookings.id = parties.id
    and (search is distinct from booking_search_text(bookings) or party_size <> parties.size);
  return null;
end $$;
create or replace function email_was_given_up() returns trigger language plpgsql as $$
begin
  perform notify_people('email', array['hotel_checkins_manage', 'manage_hotel'], new.hotel_id, null,
    booking_id => case new.about_type
      when 'booking' then new.about_id
      else (select booking_id from guest_overview where hotel_id = new.hotel_id and id = new.about_id) end,
    passenger_id => case new.about_type when 'passenger' then new.about_id end);
  return null;
end $$;
