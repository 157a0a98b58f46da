-- A release that is given to more and more people while it does no worse than what is live; the last one of each remote.
create table rollouts (
  remote text primary key,
  release text not null,
  state text not null default 'running' check (state in ('running', 'finished', 'rolled-back', 'stopped')),
  percent smallint not null,
  hold_seconds integer not null,
  min_loads integer not null,
  step_since timestamptz not null default clock_timestamp(),
  -- Each step that ended, with the figures of both releases then.
  steps jsonb not null default '[]',
  reason text,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  started_by integer references release_tokens,
  started_by_user integer,
  started_by_name text not null,
  address text not null,
  foreign key (remote, release) references releases (remote, release)
);

-- Loads of signed-in people while a rollout of the remote runs. Without them a step is only held for longer, so a crash
-- may take them.
create unlogged table rollout_loads (
  remote text not null,
  release text not null,
  user_id integer not null,
  outcome text not null,
  start_ms integer,
  render_ms integer,
  loaded_at timestamptz not null default clock_timestamp()
);
create index rollout_loads_of on rollout_loads (remote, release, loaded_at desc);
create index rollout_loads_oldest on rollout_loads (loaded_at);
