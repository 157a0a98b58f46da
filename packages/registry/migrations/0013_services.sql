-- Where the back ends are that remotes name by an alias. `updated_at` is what a change has to name.
create table services (
  alias text primary key,
  origin text not null,
  updated_at timestamptz(3) not null default clock_timestamp(),
  updated_by_name text not null
);

-- Who mapped what to where. Rows are only ever added; `to_origin` is null where the mapping ended.
create table service_changes (
  id integer generated always as identity primary key,
  alias text not null,
  from_origin text,
  to_origin text,
  changed_by integer references release_tokens,
  changed_by_user integer,
  changed_by_name text not null,
  address text not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index service_changes_newest on service_changes (alias, id desc);

-- How calls went, hour by hour: one row for all calls whose answer began within `upper_ms` and not sooner. Rows of several
-- processes add up, and percentiles can be read from their sums. Refused calls did not reach the service: `upper_ms` is 0.
create table service_hours (
  alias text not null,
  hour timestamptz not null,
  upper_ms integer not null,
  requests integer not null,
  errors integer not null,
  refused integer not null,
  primary key (alias, hour, upper_ms)
);
create index service_hours_oldest on service_hours (hour);
