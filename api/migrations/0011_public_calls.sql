-- How often an address made a call that needs no sign-in, within a minute. Unlogged: a count that a crash forgets costs
-- nothing, and so no call waits for the disk.
create unlogged table public_calls (
  route text not null,
  address text not null,
  started_at timestamptz not null default now(),
  calls integer not null default 1,
  primary key (route, address)
);
create index public_calls_start on public_calls (started_at);
