-- oldest-compatible-build: 0105
-- online
-- Faces and the keys of document numbers refer to rows of their own hotel only, in the manner of 0113.

-- step: add hotel_id to identities
alter table verification_identities add column hotel_id integer;
create trigger verification_identities_hotel before insert on verification_identities
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index identities without hotel_id
create index concurrently if not exists verification_identities_unfilled on verification_identities (id) where hotel_id is null;

-- step: fill hotel_id of identities, repeated
update verification_identities set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_identities.booking_id
  and verification_identities.id in (select id from verification_identities where hotel_id is null order by id limit 2000 for update);

-- step: tie new identities to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_identities in access exclusive mode nowait;
alter table verification_identities
  add constraint verification_identities_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_identities_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_identities_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of identities
alter table verification_identities
  validate constraint verification_identities_hotel_required,
  validate constraint verification_identities_booking_fkey,
  validate constraint verification_identities_passenger_fkey;

-- step: index identities by hotel
create unique index concurrently if not exists verification_identities_hotel_key on verification_identities (hotel_id, id);

-- step: keep the index of identities by id alone
create unique index concurrently if not exists verification_identities_id on verification_identities (id);

-- step: drop the index of identities without hotel_id
drop index concurrently if exists verification_identities_unfilled;

-- step: replace the keys of identities
lock table bookings in access exclusive mode;
lock table passengers, verification_identities in access exclusive mode nowait;
alter table verification_identities alter hotel_id set not null;
alter table verification_identities drop constraint verification_identities_hotel_required,
  drop constraint verification_identities_booking_id_fkey,
  drop constraint verification_identities_passenger_id_fkey,
  drop constraint verification_identities_pkey,
  add constraint verification_identities_pkey primary key using index verification_identities_hotel_key;

-- step: add hotel_id to number keys
alter table verification_number_keys add column hotel_id integer;
create trigger verification_number_keys_hotel before insert on verification_number_keys
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index number keys without hotel_id
create index concurrently if not exists verification_number_keys_unfilled on verification_number_keys (booking_id) where hotel_id is null;

-- step: fill hotel_id of number keys, repeated
update verification_number_keys set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_number_keys.booking_id
  and verification_number_keys.booking_id in (select booking_id from verification_number_keys where hotel_id is null order by booking_id limit 2000 for update);

-- step: tie new number keys to rows of their hotel
lock table bookings in share row exclusive mode;
lock table verification_number_keys in access exclusive mode nowait;
alter table verification_number_keys
  add constraint verification_number_keys_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_number_keys_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid;

-- step: validate the references of number keys
alter table verification_number_keys
  validate constraint verification_number_keys_hotel_required,
  validate constraint verification_number_keys_booking_fkey;

-- step: index number keys by hotel
create unique index concurrently if not exists verification_number_keys_hotel_key on verification_number_keys (hotel_id, booking_id);

-- step: keep the index of number keys by booking alone
create unique index concurrently if not exists verification_number_keys_booking_id on verification_number_keys (booking_id);

-- step: drop the index of number keys without hotel_id
drop index concurrently if exists verification_number_keys_unfilled;

-- step: replace the keys of number keys
lock table bookings in access exclusive mode;
lock table verification_number_keys in access exclusive mode nowait;
alter table verification_number_keys alter hotel_id set not null;
alter table verification_number_keys drop constraint verification_number_keys_hotel_required,
  drop constraint verification_number_keys_booking_id_fkey,
  drop constraint verification_number_keys_pkey,
  add constraint verification_number_keys_pkey primary key using index verification_number_keys_hotel_key;
