-- oldest-compatible-build: 0110
-- Receivers of a hotel's events, the secrets that sign for them, and one row for each event and receiver: an outbox in the transaction of
-- the change. An event has no personal data; a booking is read when the event is sent.

create table webhook_endpoints (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  name text not null,
  url text not null,
  event_types text[] not null,
  includes_personal_data boolean not null,
  state text not null default 'active' check (state in ('active', 'paused', 'off')),
  failing_since timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (hotel_id, id),
  check ((state = 'active') = (stopped_at is null))
);

create table webhook_secrets (
  hotel_id integer not null,
  id bigint generated always as identity,
  endpoint_id bigint not null,
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (hotel_id, id),
  foreign key (hotel_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_secrets_endpoint on webhook_secrets (endpoint_id);

create table webhook_events (
  hotel_id integer not null,
  id bigint generated always as identity,
  endpoint_id bigint not null,
  event_id uuid not null,
  type text not null,
  booking_id integer,
  data jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  attempted_at timestamptz,
  last_status integer,
  last_answer text,
  last_error text,
  last_duration_ms integer,
  delivered_at timestamptz,
  given_up_at timestamptz,
  state text not null generated always as (
    case when delivered_at is not null then 'delivered' when given_up_at is not null then 'failed' else 'waiting' end
  ) stored,
  primary key (hotel_id, id),
  foreign key (hotel_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade
);
create index webhook_events_endpoint on webhook_events (endpoint_id, id);
create index webhook_events_booking on webhook_events (booking_id) where booking_id is not null;
create index webhook_events_due on webhook_events (endpoint_id, next_attempt_at, id) where state = 'waiting';
create index webhook_events_order on webhook_events (endpoint_id, booking_id, id) where state = 'waiting';
create index webhook_events_leased on webhook_events (endpoint_id) where state = 'waiting' and leased_until is not null;
