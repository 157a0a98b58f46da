-- The login that approval made, and what a hotel decides about itself.
alter table hotels
  add column admin_user_id integer references users,
  add column retention_hours integer not null default 24 check (retention_hours between 0 and 72),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column search text not null
    generated always as (lower(hotel_name || e'\n' || hotel_email || e'\n' || hotel_city)) stored;
update hotels set admin_user_id = (
  select (details ->> 'admin_user_id')::integer from audit_records
  where action = 'approve-hotel' and audit_records.hotel_id = hotels.id
);
-- Everything that filters and counts is in the index, so that both leave the wide rows alone.
create index hotels_newest on hotels (created_at desc, id desc) include (is_approved, is_active);
create index users_staff on users (hotel_id, created_at desc, user_id desc)
  include (is_active, last_login, position) where removed_at is null and hotel_id is not null;

create table room_rates (
  hotel_id integer not null references hotels,
  room_type text not null,
  nightly_rate numeric(9, 2) not null check (nightly_rate > 0),
  primary key (hotel_id, room_type)
);

create table rooms (
  id integer generated always as identity primary key,
  hotel_id integer not null references hotels,
  room_number text not null,
  room_type text not null,
  status text not null check (status in ('Clean', 'Dirty', 'Maintenance', 'Out of Order')),
  created_at timestamptz not null default now()
);
create unique index rooms_number on rooms (hotel_id, lower(room_number));
