-- oldest-compatible-build: 0054
-- The nights for which a room is given to a booking or blocked. Both are in one table, so that one constraint keeps two stays,
-- and a stay and a block, out of the same room.
create table room_nights (
  id bigint generated always as identity primary key,
  hotel_id integer not null references hotels,
  room_id integer not null references rooms,
  during daterange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  booking_id integer references bookings on delete cascade,
  block_kind text check (block_kind in ('out_of_order', 'out_of_service')),
  reason text,
  is_fixed boolean not null default false,
  created_by integer references users,
  created_at timestamptz not null default now(),
  check ((booking_id is null) <> (block_kind is null)),
  check ((block_kind is null) = (reason is null)),
  constraint room_nights_no_overlap exclude using gist (room_id with =, during with &&)
);
create index room_nights_booking on room_nights (booking_id) where booking_id is not null;
create index room_nights_hotel on room_nights using gist (hotel_id, during);

create view stay_room_overview as
select nights.booking_id, nights.hotel_id, nights.room_id, nights.during, nights.is_fixed, rooms.room_number, rooms.room_type
from room_nights as nights join rooms on rooms.id = nights.room_id
where nights.booking_id is not null;

-- The room that a stay lost when it was cancelled, deleted, a no-show or checked out, until that is undone.
create table released_rooms (
  booking_id integer primary key references bookings on delete cascade,
  hotel_id integer not null references hotels,
  room_id integer not null references rooms on delete cascade,
  is_fixed boolean not null
);
create index released_rooms_room on released_rooms (room_id);
