-- When somebody had deleted what was kept of their verification: the proof they find behind the same link.
create table verification_deletions (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  deleted_at timestamptz not null,
  photos integer not null,
  checks integer not null
);
create index verification_deletions_person on verification_deletions (booking_id, passenger_id, deleted_at);
