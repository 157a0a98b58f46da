-- oldest-compatible-build: 0105
-- online
-- Checks, their photos, selfies and jobs refer to rows of their own hotel only. Earlier builds write them without hotel_id; the triggers go
-- with the build after next. The rotation of keys still finds rows by id alone.
-- A step that needs several tables waits for the first one only, so that no transaction of the application waits for it in a circle.

-- step: add hotel_id to checks
alter table verification_attempts add column hotel_id integer;
create trigger verification_attempts_hotel before insert on verification_attempts
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index checks without hotel_id
create index concurrently if not exists verification_attempts_unfilled on verification_attempts (id) where hotel_id is null;

-- step: fill hotel_id of checks, repeated
update verification_attempts set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_attempts.booking_id
  and verification_attempts.id in (select id from verification_attempts where hotel_id is null order by id limit 2000 for update);

-- step: tie new checks to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_attempts in access exclusive mode nowait;
alter table verification_attempts
  add constraint verification_attempts_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_attempts_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_attempts_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of checks
alter table verification_attempts
  validate constraint verification_attempts_hotel_required,
  validate constraint verification_attempts_booking_fkey,
  validate constraint verification_attempts_passenger_fkey;

-- step: index checks by hotel
create unique index concurrently if not exists verification_attempts_hotel_key on verification_attempts (hotel_id, id);

-- step: keep the index of checks by id alone
create unique index concurrently if not exists verification_attempts_id on verification_attempts (id);

-- step: drop the index of checks without hotel_id
drop index concurrently if exists verification_attempts_unfilled;

-- step: add hotel_id to photos
alter table verification_images add column hotel_id integer;
create trigger verification_images_hotel before insert on verification_images
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index photos without hotel_id
create index concurrently if not exists verification_images_unfilled on verification_images (id) where hotel_id is null;

-- step: fill hotel_id of photos, repeated
update verification_images set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_images.booking_id
  and verification_images.id in (select id from verification_images where hotel_id is null order by id limit 2000 for update);

-- step: tie new photos to rows of their hotel
lock table bookings in share row exclusive mode;
lock table verification_attempts in share row exclusive mode nowait;
lock table verification_images in access exclusive mode nowait;
alter table verification_images
  add constraint verification_images_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_images_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_images_attempt_fkey foreign key (hotel_id, attempt_id)
    references verification_attempts (hotel_id, id) on delete set null (attempt_id) not valid;

-- step: validate the references of photos
alter table verification_images
  validate constraint verification_images_hotel_required,
  validate constraint verification_images_booking_fkey,
  validate constraint verification_images_attempt_fkey;

-- step: index photos by hotel
create unique index concurrently if not exists verification_images_hotel_key on verification_images (hotel_id, id);

-- step: keep the index of photos by id alone
create unique index concurrently if not exists verification_images_id on verification_images (id);

-- step: drop the index of photos without hotel_id
drop index concurrently if exists verification_images_unfilled;

-- step: replace the references of photos
lock table bookings in access exclusive mode;
lock table verification_attempts, verification_images in access exclusive mode nowait;
alter table verification_images alter hotel_id set not null;
alter table verification_images drop constraint verification_images_hotel_required,
  drop constraint verification_images_booking_id_fkey,
  drop constraint verification_images_attempt_id_fkey;

-- step: add hotel_id to selfies
alter table verification_selfies add column hotel_id integer;
create trigger verification_selfies_hotel before insert on verification_selfies
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: fill hotel_id of selfies, repeated
update verification_selfies set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_selfies.booking_id
  and verification_selfies.id in (select id from verification_selfies where hotel_id is null order by id limit 2000 for update);

-- step: tie new selfies to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers, verification_images in share row exclusive mode nowait;
lock table verification_selfies in access exclusive mode nowait;
alter table verification_selfies
  add constraint verification_selfies_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_selfies_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_selfies_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid,
  add constraint verification_selfies_image_fkey foreign key (hotel_id, image_id)
    references verification_images (hotel_id, id) on delete cascade not valid,
  add constraint verification_selfies_side_image_fkey foreign key (hotel_id, side_image_id)
    references verification_images (hotel_id, id) on delete set null (side_image_id) not valid;

-- step: validate the references of selfies
alter table verification_selfies
  validate constraint verification_selfies_hotel_required,
  validate constraint verification_selfies_booking_fkey,
  validate constraint verification_selfies_passenger_fkey,
  validate constraint verification_selfies_image_fkey,
  validate constraint verification_selfies_side_image_fkey;

-- step: index selfies by hotel
create unique index concurrently if not exists verification_selfies_hotel_key on verification_selfies (hotel_id, id);

-- step: keep the index of selfies by id alone
create unique index concurrently if not exists verification_selfies_id on verification_selfies (id);

-- step: replace the keys of selfies
lock table bookings in access exclusive mode;
lock table passengers, verification_images, verification_selfies in access exclusive mode nowait;
alter table verification_selfies alter hotel_id set not null;
alter table verification_selfies drop constraint verification_selfies_hotel_required,
  drop constraint verification_selfies_booking_id_fkey,
  drop constraint verification_selfies_passenger_id_fkey,
  drop constraint verification_selfies_image_id_fkey,
  drop constraint verification_selfies_side_image_id_fkey,
  drop constraint verification_selfies_pkey,
  add constraint verification_selfies_pkey primary key using index verification_selfies_hotel_key;

-- step: replace the primary key of photos
alter table verification_images drop constraint verification_images_pkey,
  add constraint verification_images_pkey primary key using index verification_images_hotel_key;

-- step: tie jobs to the checks of their hotel
-- The queue names a job by id alone, and jobs of selfies that earlier builds write have no hotel.
lock table verification_attempts in access exclusive mode;
lock table verification_jobs in access exclusive mode nowait;
create function hotel_id_from_attempt() returns trigger language plpgsql as $$
begin
  select hotel_id into new.hotel_id from verification_attempts where id = new.attempt_id;
  return new;
end $$;
alter table verification_jobs add column hotel_id integer;
update verification_jobs set hotel_id = attempts.hotel_id
from verification_attempts attempts where attempts.id = attempt_id;
create trigger verification_jobs_hotel before insert on verification_jobs
  for each row when (new.hotel_id is null and new.attempt_id is not null) execute function hotel_id_from_attempt();
alter table verification_jobs add constraint verification_jobs_hotel_required check (attempt_id is null or hotel_id is not null),
  drop constraint verification_jobs_attempt_id_fkey,
  add constraint verification_jobs_attempt_fkey foreign key (hotel_id, attempt_id)
    references verification_attempts (hotel_id, id) on delete cascade;

-- step: replace the references of checks
lock table bookings in access exclusive mode;
lock table passengers, verification_attempts in access exclusive mode nowait;
alter table verification_attempts alter hotel_id set not null;
alter table verification_attempts drop constraint verification_attempts_hotel_required,
  drop constraint verification_attempts_booking_id_fkey,
  drop constraint verification_attempts_passenger_id_fkey;

-- step: replace the primary key of checks
alter table verification_attempts drop constraint verification_attempts_pkey,
  add constraint verification_attempts_pkey primary key using index verification_attempts_hotel_key;

-- step: expire the photos of an ended selfie by their hotel
create or replace function verification_selfies_ended() returns trigger language plpgsql as $$
begin
  update verification_images set delete_at = now()
  where hotel_id = old.hotel_id and id in (old.image_id, old.side_image_id) and delete_at > now();
  return null;
end $$;
