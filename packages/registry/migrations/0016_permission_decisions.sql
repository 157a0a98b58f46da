-- What operators decided about the permissions that remotes declare. Rows are only ever added; the last one of a permission
-- counts. The wording is that of the release which was decided about: later releases do not change it.
create table permission_decisions (
  id integer generated always as identity primary key,
  permission_name text not null,
  remote text not null,
  decision text not null check (decision in ('accepted', 'refused', 'withdrawn')),
  release text not null,
  remote_title text not null,
  title text not null,
  explanation text not null,
  -- By the code of the language, each with remote_title, title and explanation as far as they are translated.
  translations jsonb not null default '{}',
  decided_by integer references release_tokens,
  decided_by_user integer,
  decided_by_name text not null,
  address text not null,
  decided_at timestamptz not null default clock_timestamp(),
  foreign key (remote, release) references releases (remote, release)
);
create index permission_decisions_newest on permission_decisions (permission_name, id desc);

-- The permissions that users may hold, and whether a release that some visitor gets still declares them.
create view accepted_permissions as
select last.permission_name, last.remote, last.remote_title, last.title, last.explanation, last.translations,
  exists (
    select from channels join releases using (remote, release)
    where channels.remote = last.remote
      and releases.manifest -> 'descriptor' -> 'ownPermissions'
        @> jsonb_build_array(jsonb_build_object('name', last.permission_name))
  ) as is_used
from (
  select distinct on (permission_name) * from permission_decisions order by permission_name, id desc
) last
where last.decision = 'accepted';
