-- The keys of SECRET_KEY that servers have sealed with, by their ids. One that is not released is needed: stored values
-- are sealed with it.
create table secret_keys (
  key_id text primary key,
  last_used_at timestamptz not null default now(),
  released_at timestamptz
);

-- With which the document numbers of a booking are digested, sealed. Without a row digests were made with a key derived
-- from SECRET_KEY.
create table verification_number_keys (
  booking_id integer primary key references bookings on delete cascade,
  number_key bytea not null
);

-- What passkeys know their owner by. Null: derived from SECRET_KEY, or no passkey yet.
alter table users add column passkey_handle bytea;
