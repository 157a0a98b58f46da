-- oldest-compatible-build: 0105
-- online
-- Consents and choices of guests refer to rows of their own hotel only, in the manner of 0113.

-- step: add hotel_id to challenges
alter table verification_challenges add column hotel_id integer;
create trigger verification_challenges_hotel before insert on verification_challenges
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: fill hotel_id of challenges, repeated
update verification_challenges set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_challenges.booking_id
  and verification_challenges.id in (select id from verification_challenges where hotel_id is null order by id limit 2000 for update);

-- step: tie new challenges to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_challenges in access exclusive mode nowait;
alter table verification_challenges
  add constraint verification_challenges_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_challenges_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_challenges_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of challenges
alter table verification_challenges
  validate constraint verification_challenges_hotel_required,
  validate constraint verification_challenges_booking_fkey,
  validate constraint verification_challenges_passenger_fkey;

-- step: index challenges by hotel
create unique index concurrently if not exists verification_challenges_hotel_key on verification_challenges (hotel_id, id);

-- step: replace the keys of challenges
lock table bookings in access exclusive mode;
lock table passengers, verification_challenges in access exclusive mode nowait;
alter table verification_challenges alter hotel_id set not null;
alter table verification_challenges drop constraint verification_challenges_hotel_required,
  drop constraint verification_challenges_booking_id_fkey,
  drop constraint verification_challenges_passenger_id_fkey,
  drop constraint verification_challenges_pkey,
  add constraint verification_challenges_pkey primary key using index verification_challenges_hotel_key;

-- step: add hotel_id to consents
alter table verification_consents add column hotel_id integer;
create trigger verification_consents_hotel before insert on verification_consents
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index consents without hotel_id
create index concurrently if not exists verification_consents_unfilled on verification_consents (id) where hotel_id is null;

-- step: fill hotel_id of consents, repeated
update verification_consents set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_consents.booking_id
  and verification_consents.id in (select id from verification_consents where hotel_id is null order by id limit 2000 for update);

-- step: tie new consents to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_consents in access exclusive mode nowait;
alter table verification_consents
  add constraint verification_consents_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_consents_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_consents_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of consents
alter table verification_consents
  validate constraint verification_consents_hotel_required,
  validate constraint verification_consents_booking_fkey,
  validate constraint verification_consents_passenger_fkey;

-- step: index consents by hotel
create unique index concurrently if not exists verification_consents_hotel_key on verification_consents (hotel_id, id);

-- step: drop the index of consents without hotel_id
drop index concurrently if exists verification_consents_unfilled;

-- step: replace the keys of consents
lock table bookings in access exclusive mode;
lock table passengers, verification_consents in access exclusive mode nowait;
alter table verification_consents alter hotel_id set not null;
alter table verification_consents drop constraint verification_consents_hotel_required,
  drop constraint verification_consents_booking_id_fkey,
  drop constraint verification_consents_passenger_id_fkey,
  drop constraint verification_consents_pkey,
  add constraint verification_consents_pkey primary key using index verification_consents_hotel_key;

-- step: add hotel_id to deletions
alter table verification_deletions add column hotel_id integer;
create trigger verification_deletions_hotel before insert on verification_deletions
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: fill hotel_id of deletions, repeated
update verification_deletions set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_deletions.booking_id
  and verification_deletions.id in (select id from verification_deletions where hotel_id is null order by id limit 2000 for update);

-- step: tie new deletions to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_deletions in access exclusive mode nowait;
alter table verification_deletions
  add constraint verification_deletions_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_deletions_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_deletions_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of deletions
alter table verification_deletions
  validate constraint verification_deletions_hotel_required,
  validate constraint verification_deletions_booking_fkey,
  validate constraint verification_deletions_passenger_fkey;

-- step: index deletions by hotel
create unique index concurrently if not exists verification_deletions_hotel_key on verification_deletions (hotel_id, id);

-- step: replace the keys of deletions
lock table bookings in access exclusive mode;
lock table passengers, verification_deletions in access exclusive mode nowait;
alter table verification_deletions alter hotel_id set not null;
alter table verification_deletions drop constraint verification_deletions_hotel_required,
  drop constraint verification_deletions_booking_id_fkey,
  drop constraint verification_deletions_passenger_id_fkey,
  drop constraint verification_deletions_pkey,
  add constraint verification_deletions_pkey primary key using index verification_deletions_hotel_key;

-- step: add hotel_id to desk choices
alter table verification_desk_choices add column hotel_id integer;
create trigger verification_desk_choices_hotel before insert on verification_desk_choices
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: fill hotel_id of desk choices, repeated
update verification_desk_choices set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_desk_choices.booking_id
  and verification_desk_choices.id in (select id from verification_desk_choices where hotel_id is null order by id limit 2000 for update);

-- step: tie new desk choices to rows of their hotel
lock table bookings in share row exclusive mode;
lock table passengers in share row exclusive mode nowait;
lock table verification_desk_choices in access exclusive mode nowait;
alter table verification_desk_choices
  add constraint verification_desk_choices_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_desk_choices_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid,
  add constraint verification_desk_choices_passenger_fkey foreign key (hotel_id, passenger_id)
    references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of desk choices
alter table verification_desk_choices
  validate constraint verification_desk_choices_hotel_required,
  validate constraint verification_desk_choices_booking_fkey,
  validate constraint verification_desk_choices_passenger_fkey;

-- step: index desk choices by hotel
create unique index concurrently if not exists verification_desk_choices_hotel_key on verification_desk_choices (hotel_id, id);

-- step: replace the keys of desk choices
lock table bookings in access exclusive mode;
lock table passengers, verification_desk_choices in access exclusive mode nowait;
alter table verification_desk_choices alter hotel_id set not null;
alter table verification_desk_choices drop constraint verification_desk_choices_hotel_required,
  drop constraint verification_desk_choices_booking_id_fkey,
  drop constraint verification_desk_choices_passenger_id_fkey,
  drop constraint verification_desk_choices_pkey,
  add constraint verification_desk_choices_pkey primary key using index verification_desk_choices_hotel_key;
