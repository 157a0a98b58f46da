-- A team's right to release, stored as SHA-256. `remote` is one remote's name, or * for all of them.
create table release_tokens (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  remote text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- One row an immutable folder of files; `manifest` is its release.json.
create table releases (
  remote text not null,
  release text not null,
  version text not null,
  manifest jsonb not null,
  bytes bigint not null,
  published_by integer not null references release_tokens,
  published_at timestamptz not null default now(),
  primary key (remote, release)
);
create index releases_newest on releases (remote, published_at desc);

-- Which release visitors get.
create table channels (
  remote text not null,
  channel text not null,
  release text not null,
  primary key (remote, channel),
  foreign key (remote, release) references releases (remote, release)
);

-- Who moved which pointer when. Rows are only ever added.
create table moves (
  id integer generated always as identity primary key,
  remote text not null,
  channel text not null,
  from_release text,
  to_release text not null,
  moved_by integer not null references release_tokens,
  address text not null,
  moved_at timestamptz not null default clock_timestamp(),
  foreign key (remote, to_release) references releases (remote, release)
);
create index moves_newest on moves (remote, id desc);
create index moves_to on moves (remote, to_release);
