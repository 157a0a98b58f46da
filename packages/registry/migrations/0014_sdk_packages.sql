-- Packages of the SDK whose tarballs are in the storage: what a team has installed can be installed again after the suite
-- was deployed. `description` is what the build said of the package, with the hashes of its tarball.
create table sdk_packages (
  name text not null,
  version text not null,
  description jsonb not null,
  stored_at timestamptz not null default now(),
  primary key (name, version)
);
