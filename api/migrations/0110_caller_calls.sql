-- oldest-compatible-build: 0105
-- Counts the calls of a signed-in person within a minute, and those of a whole hotel in the row without a person. Unlogged: a count that
-- a crash forgets costs one window, and so no commit waits for the disk.
create unlogged table caller_calls (
  hotel_id bigint,
  user_id bigint,
  started_at timestamptz not null default now(),
  calls integer not null,
  unique nulls not distinct (hotel_id, user_id),
  check (num_nonnulls(hotel_id, user_id) > 0)
);
create index caller_calls_start on caller_calls (started_at);
