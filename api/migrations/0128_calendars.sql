-- oldest-compatible-build: 0110
-- Addresses at which other calendars read when rooms are busy; `room_id` is null for the whole hotel. The secret of an address is shown
-- once, and stored as a hash.
create table calendar_feeds (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  room_id integer,
  name text not null,
  token_hash bytea not null unique,
  includes_names boolean not null,
  created_by integer references users,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_read_at timestamptz,
  primary key (hotel_id, id),
  foreign key (hotel_id, room_id) references rooms (hotel_id, id) on delete cascade
);
create index calendar_feeds_room on calendar_feeds (room_id, hotel_id) where room_id is not null;

-- Calendars of other platforms, whose events block the nights of a room. `suspicious_since` is when the calendar first lost most of its
-- events at once; until that is confirmed its earlier events stay. `etag` and `last_modified` are those of the last believed answer.
create table external_calendars (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  room_id integer not null,
  name text not null,
  host text not null,
  url_encrypted bytea not null,
  interval_minutes integer not null check (interval_minutes between 15 and 1440),
  etag text,
  last_modified text,
  next_read_at timestamptz not null default now(),
  last_read_at timestamptz,
  last_success_at timestamptz,
  failing_since timestamptz,
  failure jsonb,
  suspicious_since timestamptz,
  suspicious_events integer,
  skipped_events integer not null default 0,
  created_by integer references users,
  created_at timestamptz not null default now(),
  primary key (hotel_id, id),
  foreign key (hotel_id, room_id) references rooms (hotel_id, id) on delete cascade,
  check ((failing_since is null) = (failure is null)),
  check ((suspicious_since is null) = (suspicious_events is null))
);
create index external_calendars_room on external_calendars (room_id, hotel_id);
create index external_calendars_due on external_calendars (next_read_at);

-- The nights of the events that are believed. The nights are the identity, because some calendars give their events other UIDs with each
-- answer.
create table external_events (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  calendar_id bigint not null,
  during daterange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  created_at timestamptz not null default now(),
  primary key (hotel_id, id),
  unique (calendar_id, hotel_id, during),
  foreign key (hotel_id, calendar_id) references external_calendars (hotel_id, id) on delete cascade
);
