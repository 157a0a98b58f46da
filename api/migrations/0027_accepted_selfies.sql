-- The poses of the head for one selfie, in the order in which they were drawn. None of today's is older than minutes.
delete from verification_challenges;
alter table verification_challenges
  drop column turn,
  add column poses text[] not null check (cardinality(poses) > 0 and poses <@ array['left', 'right', 'up', 'down']);
create index verification_challenges_person on verification_challenges (booking_id, passenger_id, used_at);

-- The selfie of a person who was seen before the camera; documents are compared with it. It serves the link and the
-- name it was taken with. `digest` is the SHA-256 of the file as it was sent. There is no image where the hotel keeps no
-- photos: then the file is sent again with the document.
create table verification_selfies (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  person_name text not null,
  token_hash bytea not null,
  digest bytea not null,
  image_id uuid unique references verification_images on delete cascade,
  expires_at timestamptz not null
);
create unique index verification_selfies_person on verification_selfies (booking_id, coalesce(passenger_id, 0));
create index verification_selfies_passenger on verification_selfies (passenger_id) where passenger_id is not null;

-- Its photo goes with the next sweep, whatever ended it: another selfie, a match, or a guest who was taken off the booking.
create function verification_selfies_ended() returns trigger language plpgsql as $$
begin
  update verification_images set delete_at = now() where id = old.image_id and delete_at > now();
  return null;
end $$;
create trigger verification_selfies_ended after delete on verification_selfies
  for each row when (old.image_id is not null) execute function verification_selfies_ended();
