-- oldest-compatible-build: 0017
-- Decisions of operators about the origins that a remote may be overridden from, and requests of teams. Rows are only ever
-- added; the last one of a remote and an origin counts.
create table override_origin_decisions (
  id integer generated always as identity primary key,
  remote text not null,
  origin text not null,
  decision text not null check (decision in ('asked', 'accepted', 'refused')),
  decided_by integer references release_tokens,
  decided_by_user integer,
  decided_by_name text not null,
  address text not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index override_origin_decisions_newest on override_origin_decisions (remote, origin, id desc);

-- An override ends with its origin and with the token that granted it: open pages have to read the document again.
create trigger override_origins_changed after insert on override_origin_decisions
  for each statement execute function registry_table_changed();
create trigger release_tokens_changed after update of revoked_at on release_tokens
  for each statement execute function registry_table_changed();
