-- The releases that had run in the page before, as `mf-bookings/1.0.0-3f2a9c0d1e4b`: what fails only after another
-- release has run is no evidence against it.
alter table recent_loads add column ran_before text[] not null default '{}';

-- Loads of the release before, which a shell tries where a visitor's own release failed. Minutes old at most.
create unlogged table recent_fallbacks (
  remote text not null,
  release text not null,
  user_id integer not null,
  failed boolean not null,
  loaded_at timestamptz not null default clock_timestamp()
);
create index recent_fallbacks_window on recent_fallbacks (remote, loaded_at);
create index recent_fallbacks_oldest on recent_fallbacks (loaded_at);

-- Null where there is nothing to go back to. Otherwise another cause is likely, and these had run before each failure.
alter table stuck_releases add column suspects text[];
