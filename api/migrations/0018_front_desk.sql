-- How a person who is verified was: by photos, by staff who saw a document, or as a child who comes with somebody.
-- Read only while that person is verified; verified before this migration means by photos.
alter table bookings
  add column verified_method text check (verified_method in ('photo', 'desk', 'guardian')),
  add column verified_document text,
  add column verified_by integer references users on delete set null,
  add column checked_in_at timestamptz,
  add column checked_in_by integer references users on delete set null,
  add column checked_out_at timestamptz,
  add column checked_out_by integer references users on delete set null,
  add check (checked_out_at is null or checked_in_at is not null);
alter table passengers
  add column verified_method text check (verified_method in ('photo', 'desk', 'guardian')),
  add column verified_document text,
  add column verified_by integer references users on delete set null;

-- What the front desk made of a check that was close.
alter table verification_attempts
  add column review text check (review in ('approve', 'reject')),
  add column reviewed_at timestamptz,
  add column reviewed_by integer references users on delete set null,
  add check ((review is null) = (reviewed_at is null));

-- The code a guest types at the front desk comes of their link, so that it is written nowhere and ends with the link.
create index bookings_arrival on bookings (substr(sha256('arrival:'::bytea || verification_token_hash), 1, 5));
