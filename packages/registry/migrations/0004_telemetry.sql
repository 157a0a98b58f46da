-- How loads went, hour by hour. The arrays hold the latest times (ms) of loads that were mounted, for medians.
create table load_hours (
  remote text not null,
  release text not null,
  hour timestamptz not null,
  loads integer not null,
  failures integer not null,
  last_failure timestamptz,
  fetch_ms integer[] not null,
  start_ms integer[] not null,
  render_ms integer[] not null,
  primary key (remote, release, hour)
);
create index load_hours_oldest on load_hours (hour);

-- Who reported loads of what, so that people can be counted.
create table load_people (
  remote text not null,
  release text not null,
  user_id integer not null,
  seen_at timestamptz not null,
  primary key (remote, release, user_id)
);
create index load_people_oldest on load_people (seen_at);

-- The last minutes' loads of signed-in people whose own release it was: what a demotion is decided by. Minutes old at
-- most, so a crash may take it.
create unlogged table recent_loads (
  remote text not null,
  release text not null,
  user_id integer not null,
  failed boolean not null,
  loaded_at timestamptz not null default clock_timestamp()
);
create index recent_loads_window on recent_loads (remote, release, loaded_at);
create index recent_loads_oldest on recent_loads (loaded_at);

-- How many reports one person, or one address nobody has signed in from, has sent within the current minute.
create unlogged table report_limits (
  reporter text primary key,
  minute timestamptz not null,
  reports integer not null
);
create index report_limits_oldest on report_limits (minute);

-- A release that should have been demoted and had nothing to go back to.
create table stuck_releases (
  remote text not null,
  release text not null,
  noticed_at timestamptz not null default clock_timestamp(),
  reason text not null,
  primary key (remote, release)
);

-- The platform moves a failing release away by itself and says why.
alter table moves
  add column reason text,
  drop constraint moves_kind_check,
  add constraint moves_kind_check check (kind in ('promote', 'rollback', 'demote'));
create index moves_demoted on moves (remote, from_release, id) where kind = 'demote';
