create table bookings (
  id integer generated always as identity primary key,
  hotel_id integer not null references hotels,
  name text not null,
  email text not null,
  room_type text,
  checkin_date date not null,
  checkout_date date,
  no_nights integer not null check (no_nights >= 1),
  is_verified boolean not null default false,
  verified_at timestamptz,
  overlap_allowed boolean not null default false,
  verification_token_hash bytea not null unique,
  verification_token_encrypted bytea not null,
  -- Kept by the triggers below: lower-case name, e-mail and guests' names. Numbers are found by id.
  search text not null default '',
  created_by integer references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (checkout_date > checkin_date)
);

create table passengers (
  id integer generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  name text not null,
  type text not null check (type in ('Adult', 'Child', 'Infant')),
  user_type text not null default 'guest',
  is_verified boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index passengers_booking on passengers (booking_id);

-- One index a question: the newest of a hotel or of all, with what filters read; stays by their days.
create index bookings_newest on bookings (hotel_id, created_at desc, id desc)
  include (is_verified, checkin_date) where deleted_at is null;
create index bookings_newest_all on bookings (created_at desc, id desc)
  include (hotel_id, is_verified, checkin_date) where deleted_at is null;
create index bookings_checkin on bookings (hotel_id, checkin_date) include (is_verified) where deleted_at is null;
create index bookings_checkout on bookings (hotel_id, checkout_date) where deleted_at is null;
create index bookings_search on bookings using gin (hotel_id, search gin_trgm_ops) where deleted_at is null;

-- One guest, one hotel, one stay at a time. A stay without a check-out is not a range and never conflicts.
alter table bookings add constraint bookings_no_overlap exclude using gist (
  hotel_id with =,
  lower(email) with =,
  daterange(checkin_date, checkout_date, '[)') with &&
) where (deleted_at is null and not overlap_allowed and checkout_date is not null);

-- Stays that were allowed to overlap stand outside the constraint, yet later stays must not overlap them unasked.
create index bookings_overlapping on bookings (hotel_id, lower(email)) where deleted_at is null and overlap_allowed;

create function bookings_refuse_overlap() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings other
    where other.hotel_id = new.hotel_id and lower(other.email) = lower(new.email) and other.id <> new.id
      and other.deleted_at is null and other.overlap_allowed and other.checkout_date is not null
      and daterange(other.checkin_date, other.checkout_date, '[)') && daterange(new.checkin_date, new.checkout_date, '[)')
  ) then
    raise exclusion_violation using constraint = 'bookings_no_overlap', message = 'the stay overlaps another of this guest';
  end if;
  return new;
end $$;
create trigger bookings_overlap_refused
  before insert or update of hotel_id, email, checkin_date, checkout_date, overlap_allowed, deleted_at on bookings
  for each row when (new.deleted_at is null and not new.overlap_allowed and new.checkout_date is not null)
  execute function bookings_refuse_overlap();

create function booking_search_text(booking bookings) returns text language sql stable as $$
  select lower(concat_ws(' ', booking.name, booking.email,
    (select string_agg(passengers.name, ' ' order by passengers.id) from passengers where booking_id = booking.id)))
$$;

create function bookings_set_search() returns trigger language plpgsql as $$
begin
  new.search := case tg_op when 'INSERT' then lower(concat_ws(' ', new.name, new.email)) else booking_search_text(new) end;
  return new;
end $$;
create trigger bookings_search_kept before insert or update of name, email on bookings
  for each row execute function bookings_set_search();

create function passengers_set_search() returns trigger language plpgsql as $$
begin
  update bookings set search = booking_search_text(bookings)
  where id in (select booking_id from changed) and search is distinct from booking_search_text(bookings);
  return null;
end $$;
create trigger passengers_search_added after insert on passengers
  referencing new table as changed for each statement execute function passengers_set_search();
create trigger passengers_search_changed after update on passengers
  referencing new table as changed for each statement execute function passengers_set_search();
create trigger passengers_search_removed after delete on passengers
  referencing old table as changed for each statement execute function passengers_set_search();

-- How many live bookings a hotel has by check-in day and state. The list's totals and figures add these few rows up
-- instead of counting bookings one by one.
create table booking_counts (
  hotel_id integer not null,
  checkin_date date not null,
  is_verified boolean not null,
  bookings integer not null,
  primary key (hotel_id, checkin_date, is_verified)
) with (fillfactor = 70);

-- In the order of the key, so that two writers never wait for each other crosswise.
create function bookings_counted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, bookings)
    select hotel_id, checkin_date, is_verified, count(*) from added where deleted_at is null
    group by 1, 2, 3 order by 1, 2, 3
  on conflict (hotel_id, checkin_date, is_verified) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create function bookings_recounted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, bookings)
    select hotel_id, checkin_date, is_verified, sum(change) from (
      select hotel_id, checkin_date, is_verified, 1 as change from added where deleted_at is null
      union all
      select hotel_id, checkin_date, is_verified, -1 from removed where deleted_at is null
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (hotel_id, checkin_date, is_verified) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create function bookings_uncounted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, bookings)
    select hotel_id, checkin_date, is_verified, -count(*) from removed where deleted_at is null
    group by 1, 2, 3 order by 1, 2, 3
  on conflict (hotel_id, checkin_date, is_verified) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create trigger bookings_counted after insert on bookings
  referencing new table as added for each statement execute function bookings_counted();
create trigger bookings_recounted after update on bookings
  referencing old table as removed new table as added for each statement execute function bookings_recounted();
create trigger bookings_uncounted after delete on bookings
  referencing old table as removed for each statement execute function bookings_uncounted();
