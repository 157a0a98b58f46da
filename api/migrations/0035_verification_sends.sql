-- When staff had the link of a booking mailed, within the last hour: a guest's mailbox is not to be flooded.
create table verification_sends (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  sent_at timestamptz not null
);

create index verification_sends_of_booking on verification_sends (booking_id, sent_at);
