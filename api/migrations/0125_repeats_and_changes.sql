-- oldest-compatible-build: 0123
-- Keeps the answers to calls with an Idempotency-Key for a day, because a repeat gets the same answer. Rows of hotel 0 belong to the
-- accounts of the platform. A row has no answer while its call runs.
create table idempotency_keys (
  hotel_id integer not null,
  key_hash bytea not null,
  body_hash bytea not null,
  started_at timestamptz not null default now(),
  status integer,
  answer jsonb,
  primary key (hotel_id, key_hash)
);
create index idempotency_keys_start on idempotency_keys (started_at);

-- The transaction that last changed a booking, its guests or its room. Readers take the rows of transactions below the oldest one
-- that still runs, in the order of transactions, so that one which commits late is not passed over. Triggers write it, because
-- guests, staff, programs and timers change bookings in many places. No foreign key refers to bookings: the row of a booking that was removed
-- from the database still says so.
create table booking_changes (
  hotel_id integer not null,
  booking_id integer not null,
  changed_in xid8 not null,
  primary key (hotel_id, booking_id)
);
create index booking_changes_order on booking_changes (hotel_id, changed_in, booking_id);

create function note_changed_bookings() returns trigger language plpgsql as $$
begin
  insert into booking_changes as known (hotel_id, booking_id, changed_in)
  select hotel_id, id, pg_current_xact_id() from changed order by hotel_id, id
  on conflict (hotel_id, booking_id) do update set changed_in = excluded.changed_in
  where known.changed_in <> excluded.changed_in;
  return null;
end $$;

create function note_changed_parts() returns trigger language plpgsql as $$
begin
  insert into booking_changes as known (hotel_id, booking_id, changed_in)
  select distinct hotel_id, booking_id, pg_current_xact_id() from changed where booking_id is not null
  order by hotel_id, booking_id
  on conflict (hotel_id, booking_id) do update set changed_in = excluded.changed_in
  where known.changed_in <> excluded.changed_in;
  return null;
end $$;

create trigger bookings_added_noted after insert on bookings referencing new table as changed
  for each statement execute function note_changed_bookings();
create trigger bookings_changed_noted after update on bookings referencing new table as changed
  for each statement execute function note_changed_bookings();
create trigger bookings_removed_noted after delete on bookings referencing old table as changed
  for each statement execute function note_changed_bookings();
create trigger passengers_added_noted after insert on passengers referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger passengers_changed_noted after update on passengers referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger passengers_removed_noted after delete on passengers referencing old table as changed
  for each statement execute function note_changed_parts();
create trigger room_nights_added_noted after insert on room_nights referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger room_nights_changed_noted after update on room_nights referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger room_nights_removed_noted after delete on room_nights referencing old table as changed
  for each statement execute function note_changed_parts();
