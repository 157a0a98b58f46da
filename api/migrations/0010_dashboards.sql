-- Where somebody works, and whether they are here now.
alter table users
  add column department text check (department in ('Reception', 'Housekeeping', 'Maintenance', 'Security', 'Restaurant')),
  add column is_on_duty boolean not null default false;

-- Who looks after a room.
alter table rooms add column assigned_user_id integer references users;
create index rooms_assigned on rooms (assigned_user_id) where assigned_user_id is not null;

-- Made from arrivals and departures (once each, whoever makes them), or noted by hand. `day` is the hotel's.
create table housekeeping_tasks (
  id integer generated always as identity primary key,
  hotel_id integer not null references hotels,
  kind text not null check (kind in ('departure', 'arrival', 'housekeeping', 'maintenance', 'guest_request')),
  task text not null,
  priority text not null check (priority in ('High', 'Medium', 'Low')),
  day date not null,
  due_at timestamptz not null,
  room_id integer references rooms on delete set null,
  booking_id integer references bookings on delete cascade,
  user_id integer references users,
  created_by integer references users,
  created_at timestamptz not null default now(),
  done_by integer references users,
  done_at timestamptz,
  check ((kind in ('departure', 'arrival')) = (booking_id is not null))
);
create unique index housekeeping_tasks_made on housekeeping_tasks (booking_id, kind) where booking_id is not null;
create index housekeeping_tasks_open on housekeeping_tasks (hotel_id, due_at, id) where done_at is null;
create index housekeeping_tasks_done on housekeeping_tasks (hotel_id, done_at desc, id desc) where done_at is not null;
create index housekeeping_tasks_room on housekeeping_tasks (room_id) where room_id is not null;

-- What is somebody's own is nobody's once they are removed.
create function users_release_work() returns trigger language plpgsql as $$
begin
  update rooms set assigned_user_id = null where assigned_user_id = new.user_id;
  update housekeeping_tasks set user_id = null where hotel_id = new.hotel_id and user_id = new.user_id and done_at is null;
  new.is_on_duty := false;
  return new;
end $$;
create trigger users_work_released before update of removed_at on users
  for each row when (old.removed_at is null and new.removed_at is not null) execute function users_release_work();

create table guest_ratings (
  booking_id integer primary key references bookings on delete cascade,
  hotel_id integer not null references hotels,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  rated_at timestamptz not null default now()
);
create index guest_ratings_hotel on guest_ratings (hotel_id) include (stars);

-- The primary guest and the others; the day on which the room is free again, also where only nights are known.
alter table bookings
  add column party_size integer not null default 1,
  add column stay_end date not null generated always as (coalesce(checkout_date, checkin_date + no_nights)) stored;
update bookings set party_size = 1 + guests.listed
from (select booking_id, count(*) as listed from passengers group by booking_id) as guests
where guests.booking_id = bookings.id;

create or replace function passengers_set_search() returns trigger language plpgsql as $$
begin
  update bookings set search = booking_search_text(bookings), party_size = parties.size
  from (
    select touched.id, 1 + (select count(*) from passengers where booking_id = touched.id) as size
    from (select distinct booking_id as id from changed) as touched
  ) as parties
  where bookings.id = parties.id
    and (search is distinct from booking_search_text(bookings) or party_size <> parties.size);
  return null;
end $$;

create index bookings_stay_end on bookings (hotel_id, stay_end) where deleted_at is null;
create index bookings_verified on bookings (hotel_id, verified_at) where deleted_at is null and is_verified;
create index bookings_cancelled on bookings (hotel_id) where deleted_at is not null;

-- How many stays and guests a day brings to a hotel and takes from it: summed up to a night, those that cover it.
create table stay_changes (
  hotel_id integer not null,
  day date not null,
  stays integer not null,
  guests integer not null,
  primary key (hotel_id, day)
) with (fillfactor = 70);

-- How many nights of live bookings fall into a month, by the room type that was booked ('' for none).
create table booked_nights (
  hotel_id integer not null,
  month date not null,
  room_type text not null,
  nights integer not null,
  primary key (hotel_id, month, room_type)
) with (fillfactor = 70);

create function months_of_stay(checkin date, stay_end date) returns table (month date, nights integer)
language sql immutable as $$
  select first::date, least(stay_end, (first + interval '1 month')::date) - greatest(checkin, first::date)
  from generate_series(date_trunc('month', checkin::timestamp), stay_end::timestamp - interval '1 day', interval '1 month') as first
$$;

-- In the order of the keys, so that two writers never wait for each other crosswise.
create function add_stays(hotel_ids integer[], checkins date[], ends date[], types text[], parties integer[], signs integer[])
returns void language sql as $$
  insert into stay_changes as kept (hotel_id, day, stays, guests)
    select hotel_id, day, sum(stays), sum(guests) from (
      select hotel_id, checkin as day, sign as stays, sign * party as guests
      from unnest(hotel_ids, checkins, parties, signs) as of_stay (hotel_id, checkin, party, sign)
      union all
      select hotel_id, stay_end, -sign, -sign * party
      from unnest(hotel_ids, ends, parties, signs) as of_stay (hotel_id, stay_end, party, sign)
    ) as changes
    group by 1, 2 having sum(stays) <> 0 or sum(guests) <> 0 order by 1, 2
  on conflict (hotel_id, day) do update set stays = kept.stays + excluded.stays, guests = kept.guests + excluded.guests;

  insert into booked_nights as kept (hotel_id, month, room_type, nights)
    select hotel_id, month, room_type, sum(sign * nights)
    from unnest(hotel_ids, checkins, ends, types, signs) as of_stay (hotel_id, checkin, stay_end, room_type, sign),
      months_of_stay(checkin, stay_end)
    group by 1, 2, 3 having sum(sign * nights) <> 0 order by 1, 2, 3
  on conflict (hotel_id, month, room_type) do update set nights = kept.nights + excluded.nights;
$$;

create function bookings_stay_added() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end),
    array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(1))
  from added where deleted_at is null having count(*) > 0;
  return null;
end $$;

-- Verifying a guest changes no stay: only rows that differ in what is counted are looked at.
create function bookings_stay_changed() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end), array_agg(room_type),
    array_agg(party_size), array_agg(sign))
  from (
    select stay.* from added join removed using (id), lateral (values
      (added.hotel_id, added.checkin_date, added.stay_end, coalesce(added.room_type, ''), added.party_size, 1,
        added.deleted_at is null),
      (removed.hotel_id, removed.checkin_date, removed.stay_end, coalesce(removed.room_type, ''), removed.party_size, -1,
        removed.deleted_at is null)
    ) as stay (hotel_id, checkin_date, stay_end, room_type, party_size, sign, is_live)
    where (added.hotel_id, added.checkin_date, added.stay_end, added.room_type, added.party_size, added.deleted_at is null)
      is distinct from (removed.hotel_id, removed.checkin_date, removed.stay_end, removed.room_type, removed.party_size,
        removed.deleted_at is null)
      and stay.is_live
  ) as stays having count(*) > 0;
  return null;
end $$;

create function bookings_stay_removed() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end),
    array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(-1))
  from removed where deleted_at is null having count(*) > 0;
  return null;
end $$;

create trigger bookings_stay_added after insert on bookings
  referencing new table as added for each statement execute function bookings_stay_added();
create trigger bookings_stay_changed after update on bookings
  referencing old table as removed new table as added for each statement execute function bookings_stay_changed();
create trigger bookings_stay_removed after delete on bookings
  referencing old table as removed for each statement execute function bookings_stay_removed();

select add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end), array_agg(coalesce(room_type, '')),
  array_agg(party_size), array_agg(1))
from bookings where deleted_at is null having count(*) > 0;

create index audit_records_hotel_action on audit_records (hotel_id, action, happened_at desc);
create index audit_records_action on audit_records (action, happened_at desc);
create index sessions_seen on sessions (last_seen_at) where ended_at is null;
create index hotels_created on hotels (created_at) include (is_approved, is_active);
