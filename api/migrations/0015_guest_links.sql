-- The mails with a guest's own link, each to the address that was typed for it.
create table guest_link_emails (
  id bigint generated always as identity primary key,
  booking_id integer not null references bookings on delete cascade,
  passenger_id integer not null references passengers on delete cascade,
  email text not null,
  sent_at timestamptz not null default now()
);
create index guest_link_emails_booking on guest_link_emails (booking_id, sent_at);
create index guest_link_emails_passenger on guest_link_emails (passenger_id, sent_at);
