-- A link of a guest's own; none until one is made.
alter table passengers
  add column verification_token_hash bytea unique,
  add column verification_token_encrypted bytea,
  add check ((verification_token_hash is null) = (verification_token_encrypted is null));

-- Everywhere below, no passenger means the primary guest.

-- Who agreed to which text. The name is the person's at that time: who is another person now has not agreed.
create table verification_consents (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  person_name text not null,
  version text not null,
  locale text not null,
  consented_at timestamptz not null default now(),
  address text not null default '',
  withdrawn_at timestamptz
);
create index verification_consents_person on verification_consents (booking_id, passenger_id);

-- The way to turn the head for one check, as it was drawn.
create table verification_challenges (
  id uuid primary key default gen_random_uuid(),
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  turn text not null check (turn in ('left', 'right')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_challenges_expiry on verification_challenges (expires_at);

-- A check of photos. token_hash and person_name are those it was made with: neither another link nor another person
-- can make anything of it. The two ids name its photos, which are deleted long before this row.
create table verification_attempts (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  person_name text not null,
  token_hash bytea not null,
  state text not null default 'checking' check (state in ('checking', 'refused', 'matched')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  similarity_score numeric(5, 2),
  reason text,
  desk_review boolean not null default false,
  flags text[] not null default '{}',
  document_data jsonb,
  face_match_details jsonb,
  selfie_id uuid unique,
  document_id uuid unique,
  recorded_at timestamptz,
  check ((state = 'checking') = (finished_at is null)),
  check (state <> 'matched' or (similarity_score >= 80 and reason is null and selfie_id is not null))
);
-- One check of a person at a time, in all processes together.
create unique index verification_attempts_checking on verification_attempts (booking_id, coalesce(passenger_id, 0))
  where state = 'checking';
create index verification_attempts_person on verification_attempts (booking_id, passenger_id, finished_at);
create index verification_attempts_passenger on verification_attempts (passenger_id) where passenger_id is not null;

-- A photo whose encrypted file exists, or may exist, at `path`. The row goes after the file.
create table verification_images (
  id uuid primary key,
  booking_id integer not null references bookings on delete cascade,
  attempt_id bigint references verification_attempts on delete set null,
  kind text not null check (kind in ('selfie', 'document')),
  path text not null unique,
  delete_at timestamptz not null
);
create index verification_images_due on verification_images (delete_at);
create index verification_images_booking on verification_images (booking_id);
create index verification_images_attempt on verification_images (attempt_id);

-- Photos of a guest who is taken off a booking go with the next sweep.
create function verification_images_orphaned() returns trigger language plpgsql as $$
begin
  new.delete_at := now();
  return new;
end $$;
create trigger verification_images_orphaned before update of attempt_id on verification_images
  for each row when (new.attempt_id is null) execute function verification_images_orphaned();
