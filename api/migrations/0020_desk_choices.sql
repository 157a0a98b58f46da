-- Who would rather show an ID at the front desk, and since when; without a passenger the primary guest. The name is the
-- person's at that time: who is another person now has not chosen. The row goes when they consent to a check instead.
create table verification_desk_choices (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer references passengers on delete cascade,
  person_name text not null,
  chosen_at timestamptz not null
);
create unique index verification_desk_choices_person on verification_desk_choices (booking_id, coalesce(passenger_id, 0));
create index verification_desk_choices_passenger on verification_desk_choices (passenger_id) where passenger_id is not null;
