-- oldest-compatible-build: 0017
-- The releases that the registry document of a session named last: a load counts for or against a release only in a session
-- that was given it. A crash may take the rows; each page writes its own again when it next reads the document.
create unlogged table given_releases (
  session text primary key,
  -- Names such as `mf-bookings/1.0.0-3f2a9c0d1e4b`.
  releases text[] not null,
  read_at timestamptz not null default now()
);
create index given_releases_oldest on given_releases (read_at);

-- When the release last worked for the person, in a session that was given it.
alter table load_people add column worked_at timestamptz;
