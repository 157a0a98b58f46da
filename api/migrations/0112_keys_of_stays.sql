-- oldest-compatible-build: 0105
-- online
-- Rows of a hotel refer to bookings, guests and rooms of their own hotel only. The unique indexes of guest_ratings and released_rooms by
-- booking alone are for earlier builds, which write `on conflict (booking_id)`; they go with the build after next.

-- step: add hotel_id to mailed links
alter table guest_link_emails add column hotel_id integer;
create trigger guest_link_emails_hotel before insert on guest_link_emails
  for each row when (new.hotel_id is null) execute function hotel_id_from_booking();

-- step: index mailed links without hotel_id
create index concurrently if not exists guest_link_emails_unfilled on guest_link_emails (id) where hotel_id is null;

-- step: fill hotel_id of mailed links, repeated
update guest_link_emails set hotel_id = bookings.hotel_id from bookings
where bookings.id = guest_link_emails.booking_id
  and guest_link_emails.id in (select id from guest_link_emails where hotel_id is null order by id limit 2000 for update);

-- step: require hotel_id of new mailed links
alter table guest_link_emails add constraint guest_link_emails_hotel_required check (hotel_id is not null) not valid;

-- step: check hotel_id of all mailed links
alter table guest_link_emails validate constraint guest_link_emails_hotel_required;

-- step: require hotel_id of mailed links
alter table guest_link_emails alter hotel_id set not null;
alter table guest_link_emails drop constraint guest_link_emails_hotel_required;

-- step: drop the index of mailed links without hotel_id
drop index concurrently if exists guest_link_emails_unfilled;

-- step: index rooms by hotel
create unique index concurrently if not exists rooms_hotel_key on rooms (hotel_id, id);

-- step: delete tasks of bookings that an earlier build moved to another hotel
delete from housekeeping_tasks using bookings
where bookings.id = housekeeping_tasks.booking_id and bookings.hotel_id <> housekeeping_tasks.hotel_id;

-- step: tie new mailed links to rows of their hotel
alter table guest_link_emails
  add constraint guest_link_emails_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid,
  add constraint guest_link_emails_passenger_fkey foreign key (hotel_id, passenger_id) references passengers (hotel_id, id) on delete cascade not valid;

-- step: validate the references of mailed links
alter table guest_link_emails
  validate constraint guest_link_emails_booking_fkey,
  validate constraint guest_link_emails_passenger_fkey;

-- step: index mailed links by hotel
create unique index concurrently if not exists guest_link_emails_hotel_key on guest_link_emails (hotel_id, id);

-- step: replace the keys of mailed links
alter table guest_link_emails
  drop constraint guest_link_emails_booking_id_fkey,
  drop constraint guest_link_emails_passenger_id_fkey,
  drop constraint guest_link_emails_pkey,
  add constraint guest_link_emails_pkey primary key using index guest_link_emails_hotel_key;

-- step: tie new notes to rows of their hotel
alter table booking_notes
  add constraint booking_notes_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid;

-- step: validate the references of notes
alter table booking_notes
  validate constraint booking_notes_booking_fkey;

-- step: index notes by hotel
create unique index concurrently if not exists booking_notes_hotel_key on booking_notes (hotel_id, id);

-- step: replace the keys of notes
alter table booking_notes
  drop constraint booking_notes_booking_id_fkey,
  drop constraint booking_notes_pkey,
  add constraint booking_notes_pkey primary key using index booking_notes_hotel_key;

-- step: tie new ratings to rows of their hotel
alter table guest_ratings
  add constraint guest_ratings_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid;

-- step: validate the references of ratings
alter table guest_ratings
  validate constraint guest_ratings_booking_fkey;

-- step: index ratings by hotel
create unique index concurrently if not exists guest_ratings_hotel_key on guest_ratings (hotel_id, booking_id);

-- step: keep the index of ratings by booking alone
create unique index concurrently if not exists guest_ratings_booking on guest_ratings (booking_id);

-- step: replace the keys of ratings
alter table guest_ratings
  drop constraint guest_ratings_booking_id_fkey,
  drop constraint guest_ratings_pkey,
  add constraint guest_ratings_pkey primary key using index guest_ratings_hotel_key;

-- step: tie new released rooms to rows of their hotel
alter table released_rooms
  add constraint released_rooms_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid,
  add constraint released_rooms_room_fkey foreign key (hotel_id, room_id) references rooms (hotel_id, id) on delete cascade not valid;

-- step: validate the references of released rooms
alter table released_rooms
  validate constraint released_rooms_booking_fkey,
  validate constraint released_rooms_room_fkey;

-- step: index released rooms by hotel
create unique index concurrently if not exists released_rooms_hotel_key on released_rooms (hotel_id, booking_id);

-- step: keep the index of released rooms by booking alone
create unique index concurrently if not exists released_rooms_booking on released_rooms (booking_id);

-- step: replace the keys of released rooms
alter table released_rooms
  drop constraint released_rooms_booking_id_fkey,
  drop constraint released_rooms_room_id_fkey,
  drop constraint released_rooms_pkey,
  add constraint released_rooms_pkey primary key using index released_rooms_hotel_key;

-- step: tie new room nights to rows of their hotel
alter table room_nights
  add constraint room_nights_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid,
  add constraint room_nights_room_fkey foreign key (hotel_id, room_id) references rooms (hotel_id, id) not valid;

-- step: validate the references of room nights
alter table room_nights
  validate constraint room_nights_booking_fkey,
  validate constraint room_nights_room_fkey;

-- step: index room nights by booking and hotel
create index concurrently if not exists room_nights_of_booking on room_nights (booking_id, hotel_id) where booking_id is not null;

-- step: drop the index of room nights by booking alone
drop index concurrently if exists room_nights_booking;

-- step: index room nights by hotel
create unique index concurrently if not exists room_nights_hotel_key on room_nights (hotel_id, id);

-- step: replace the keys of room nights
alter table room_nights
  drop constraint room_nights_booking_id_fkey,
  drop constraint room_nights_room_id_fkey,
  drop constraint room_nights_pkey,
  add constraint room_nights_pkey primary key using index room_nights_hotel_key;

-- step: tie new tasks to rows of their hotel
alter table housekeeping_tasks
  add constraint housekeeping_tasks_booking_fkey foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade not valid,
  add constraint housekeeping_tasks_room_fkey foreign key (hotel_id, room_id) references rooms (hotel_id, id) on delete set null (room_id) not valid;

-- step: validate the references of tasks
alter table housekeeping_tasks
  validate constraint housekeeping_tasks_booking_fkey,
  validate constraint housekeeping_tasks_room_fkey;

-- step: index tasks by hotel
create unique index concurrently if not exists housekeeping_tasks_hotel_key on housekeeping_tasks (hotel_id, id);

-- step: replace the keys of tasks
alter table housekeeping_tasks
  drop constraint housekeeping_tasks_booking_id_fkey,
  drop constraint housekeeping_tasks_room_id_fkey,
  drop constraint housekeeping_tasks_pkey,
  add constraint housekeeping_tasks_pkey primary key using index housekeeping_tasks_hotel_key;

-- step: replace the key of rooms
alter table rooms drop constraint rooms_pkey, add constraint rooms_pkey primary key using index rooms_hotel_key;

-- step: join rooms and their nights by hotel
create or replace view stay_room_overview as
select nights.booking_id, nights.hotel_id, nights.room_id, nights.during, nights.is_fixed, rooms.room_number, rooms.room_type
from room_nights as nights join rooms on rooms.hotel_id = nights.hotel_id and rooms.id = nights.room_id
where nights.booking_id is not null;
