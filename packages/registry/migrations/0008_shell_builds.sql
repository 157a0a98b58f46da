-- Builds of the shell whose assets are in the storage, each until no server has announced it for some days.
create table shell_builds (
  build text primary key,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

-- Every asset as it is stored, copies that were compressed beforehand included. `integrity` is its SHA-384.
create table shell_assets (
  path text not null,
  build text not null references shell_builds on delete cascade,
  bytes integer not null,
  integrity text not null,
  primary key (path, build)
);
create index shell_assets_of_build on shell_assets (build);
