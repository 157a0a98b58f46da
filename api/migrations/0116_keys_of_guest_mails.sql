-- oldest-compatible-build: 0105
-- online
-- Mails to guests refer to bookings of their own hotel only, in the manner of 0113. The index by booking and kind alone goes with the
-- triggers; until then both builds find by it a mail that is planned already.

-- step: add hotel_id to planned mails
alter table verification_emails add column hotel_id integer;
create trigger verification_emails_hotel before insert on verification_emails
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index planned mails without hotel_id
create index concurrently if not exists verification_emails_unfilled on verification_emails (booking_id, kind) where hotel_id is null;

-- step: fill hotel_id of planned mails, repeated
update verification_emails set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_emails.booking_id
  and (verification_emails.booking_id, verification_emails.kind) in (select booking_id, kind from verification_emails where hotel_id is null order by booking_id, kind limit 2000 for update);

-- step: tie new planned mails to rows of their hotel
lock table bookings in share row exclusive mode;
lock table verification_emails in access exclusive mode nowait;
alter table verification_emails
  add constraint verification_emails_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_emails_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid;

-- step: validate the references of planned mails
alter table verification_emails
  validate constraint verification_emails_hotel_required,
  validate constraint verification_emails_booking_fkey;

-- step: index planned mails by hotel
create unique index concurrently if not exists verification_emails_hotel_key on verification_emails (hotel_id, booking_id, kind);

-- step: keep the index of planned mails by booking alone
create unique index concurrently if not exists verification_emails_booking_id on verification_emails (booking_id, kind);

-- step: drop the index of planned mails without hotel_id
drop index concurrently if exists verification_emails_unfilled;

-- step: replace the keys of planned mails
lock table bookings in access exclusive mode;
lock table verification_emails in access exclusive mode nowait;
alter table verification_emails alter hotel_id set not null;
alter table verification_emails drop constraint verification_emails_hotel_required,
  drop constraint verification_emails_booking_id_fkey,
  drop constraint verification_emails_pkey,
  add constraint verification_emails_pkey primary key using index verification_emails_hotel_key;

-- step: add hotel_id to sent links
alter table verification_sends add column hotel_id integer;
create trigger verification_sends_hotel before insert on verification_sends
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index sent links without hotel_id
create index concurrently if not exists verification_sends_unfilled on verification_sends (id) where hotel_id is null;

-- step: fill hotel_id of sent links, repeated
update verification_sends set hotel_id = bookings.hotel_id from bookings
where bookings.id = verification_sends.booking_id
  and verification_sends.id in (select id from verification_sends where hotel_id is null order by id limit 2000 for update);

-- step: tie new sent links to rows of their hotel
lock table bookings in share row exclusive mode;
lock table verification_sends in access exclusive mode nowait;
alter table verification_sends
  add constraint verification_sends_hotel_required check (hotel_id is not null) not valid,
  add constraint verification_sends_booking_fkey foreign key (hotel_id, booking_id)
    references bookings (hotel_id, id) on delete cascade not valid;

-- step: validate the references of sent links
alter table verification_sends
  validate constraint verification_sends_hotel_required,
  validate constraint verification_sends_booking_fkey;

-- step: index sent links by hotel
create unique index concurrently if not exists verification_sends_hotel_key on verification_sends (hotel_id, id);

-- step: drop the index of sent links without hotel_id
drop index concurrently if exists verification_sends_unfilled;

-- step: replace the keys of sent links
lock table bookings in access exclusive mode;
lock table verification_sends in access exclusive mode nowait;
alter table verification_sends alter hotel_id set not null;
alter table verification_sends drop constraint verification_sends_hotel_required,
  drop constraint verification_sends_booking_id_fkey,
  drop constraint verification_sends_pkey,
  add constraint verification_sends_pkey primary key using index verification_sends_hotel_key;

-- step: write invitations with hotel_id
create or replace function bookings_plan_invitation() returns trigger language plpgsql as $$
begin
  insert into verification_emails (hotel_id, booking_id, kind)
    select added.hotel_id, added.id, 'invitation' from added join hotels on hotels.id = added.hotel_id
    where hotels.invites_on_booking and added.deleted_at is null;
  return null;
end $$;
