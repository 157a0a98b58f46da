-- oldest-compatible-build: 0054
-- A supervisor has inspected the clean room. The mark ends when the status changes or guests enter the room.
alter table rooms add column inspected_at timestamptz, add column inspected_by integer references users,
  add constraint rooms_inspected check ((inspected_at is null) = (inspected_by is null));
