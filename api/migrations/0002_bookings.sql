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
  -- Everything the search box looks at in one column, kept by triggers: name, e-mail, id and the guests' names.
  search text not null default '',
  created_by integer references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (checkout_date > checkin_date)
);

-- A stay without a check-out is not a range and never conflicts.
alter table bookings add constraint bookings_no_overlap exclude using gist (
  hotel_id with =,
  lower(email) with =,
  daterange(checkin_date, checkout_date, '[)') with &&
) where (deleted_at is null and not overlap_allowed and checkout_date is not null);

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

create index bookings_newest on bookings (hotel_id, created_at desc, id desc) where deleted_at is null;
create index bookings_newest_all on bookings (created_at desc, id desc) where deleted_at is null;
create index bookings_stats on bookings (hotel_id) include (is_verified, checkin_date, checkout_date) where deleted_at is null;
create index bookings_checkin on bookings (hotel_id, checkin_date) where deleted_at is null;
create index bookings_search on bookings using gin (hotel_id, search gin_trgm_ops) where deleted_at is null;

create function booking_search_text(booking bookings) returns text language sql stable as $$
  select lower(booking.name || ' ' || booking.email || ' #' || booking.id || ' ' ||
    coalesce((select string_agg(passengers.name, ' ') from passengers where passengers.booking_id = booking.id), ''))
$$;

create function bookings_set_search() returns trigger language plpgsql as $$
begin
  new.search := booking_search_text(new);
  return new;
end $$;
create trigger bookings_search_kept before insert or update of name, email on bookings
  for each row execute function bookings_set_search();

create function passengers_set_search() returns trigger language plpgsql as $$
begin
  update bookings set search = booking_search_text(bookings)
  where id = coalesce(new.booking_id, old.booking_id);
  return null;
end $$;
create trigger passengers_search_kept after insert or update of name or delete on passengers
  for each row execute function passengers_set_search();
