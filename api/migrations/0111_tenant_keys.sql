-- oldest-compatible-build: 0105
-- online
-- Bookings and their passengers are referenced by hotel and id, so that a row of one hotel cannot refer to a row of another.
-- The indexes become the primary keys in 0119, when no reference uses the old ones any more.

-- step: add hotel_id to passengers
alter table passengers add column hotel_id integer;
-- Earlier builds write passengers without it. The trigger goes with the build after next.
create function hotel_id_from_booking() returns trigger language plpgsql as $$
begin
  select hotel_id into new.hotel_id from bookings where id = new.booking_id;
  return new;
end $$;
create trigger passengers_hotel before insert on passengers
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index bookings by hotel and id
create unique index concurrently if not exists bookings_hotel_key on bookings (hotel_id, id);

-- step: index the passengers without hotel_id
create index concurrently if not exists passengers_without_hotel on passengers (id) where hotel_id is null;

-- step: fill hotel_id of passengers, repeated
update passengers set hotel_id = bookings.hotel_id
from bookings
where bookings.id = passengers.booking_id
  and passengers.id in (select id from passengers where hotel_id is null order by id limit 2000 for update);

-- step: require hotel_id of new passengers
alter table passengers add constraint passengers_hotel_required check (hotel_id is not null) not valid;

-- step: check hotel_id of all passengers
alter table passengers validate constraint passengers_hotel_required;

-- step: require hotel_id of passengers
alter table passengers alter hotel_id set not null;
alter table passengers drop constraint passengers_hotel_required;

-- step: drop the index of passengers without hotel_id
drop index concurrently if exists passengers_without_hotel;

-- step: index passengers by booking and hotel
-- Without statistics the planner would read all passengers of the hotel by the key below, to combine them with those of the booking.
create index concurrently if not exists passengers_of_booking on passengers (booking_id, hotel_id);

-- step: drop the index of passengers by booking alone
drop index concurrently if exists passengers_booking;

-- step: index passengers by hotel and id
create unique index concurrently if not exists passengers_hotel_key on passengers (hotel_id, id);

-- step: reference bookings by hotel and id
alter table passengers add constraint passengers_booking_fkey
  foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid;

-- step: check the references of all passengers
alter table passengers validate constraint passengers_booking_fkey;

-- step: drop the reference by id alone
alter table passengers drop constraint passengers_booking_id_fkey;

-- step: show hotel_id of guests
create or replace view guest_overview as
select id, booking_id, name, is_verified, verified_method, guest_language, hotel_id from passengers;
