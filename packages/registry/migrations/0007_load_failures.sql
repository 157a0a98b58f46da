-- Loads that visitors called off and errors of mounted releases, counted apart from loads.
alter table load_hours
  add column called_off integer not null default 0,
  add column errors integer not null default 0;

-- The last failures of each remote, alike ones in one row. `fingerprint` is a digest of what makes them alike.
create table load_failures (
  remote text not null,
  release text not null,
  fingerprint text not null,
  outcome text not null check (outcome in ('failed', 'threw')),
  phase text not null,
  reason text not null,
  file text,
  line integer,
  "column" integer,
  browser text not null,
  times integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (remote, release, fingerprint)
);
create index load_failures_newest on load_failures (remote, last_at desc);
create index load_failures_oldest on load_failures (last_at);
