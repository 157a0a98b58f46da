-- What tells one guest of a booking from another: the face of a person whose check matched, sealed, and the number of
-- their document as a keyed digest, under the name they had then. Without a passenger the primary guest. A row goes at
-- check-in, or when its time is over.
create table verification_identities (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  person_name text not null,
  face bytea not null,
  number_digest bytea,
  delete_at timestamptz not null
);
create unique index verification_identities_person on verification_identities (booking_id, coalesce(passenger_id, 0));
create index verification_identities_passenger on verification_identities (passenger_id) where passenger_id is not null;
create index verification_identities_due on verification_identities (delete_at);
