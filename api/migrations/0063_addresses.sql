-- oldest-compatible-build: 0054
-- How the platform asks for addresses of hotels. One row.
create table address_rules (
  is_only_row boolean primary key default true check (is_only_row),
  international_postcodes boolean not null default false
);
insert into address_rules default values;

-- An address to which no mail can go: the same rule as isDeliverable in packages/contracts.
create function is_deliverable(email text) returns boolean language sql immutable parallel safe
return email ~ '^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$' and position('@' in email) <= 65;

-- Needs attention lists these bookings, and they are few.
create index bookings_undeliverable on bookings (hotel_id, stay_end) where not is_deliverable(email);
