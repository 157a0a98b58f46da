-- Who a token belongs to, as moves shall tell it.
alter table release_tokens add column label text not null default '';
update release_tokens set label = case remote when '*' then 'any remote' else remote end;

-- Set when the folder of a release was deleted; such a release is served to nobody.
alter table releases add column files_removed_at timestamptz;

-- A move is made by a token, by a person, or by the platform itself (neither id). It ends its channel when
-- `to_release` is null. `previous_id` is the move that made the state before it: rolling back follows it, so that a
-- release that was rolled back from is never gone back to.
alter table moves
  alter column to_release drop not null,
  alter column moved_by drop not null,
  add column kind text not null default 'promote' check (kind in ('promote', 'rollback')),
  add column moved_by_user integer,
  add column moved_by_name text not null default '',
  add column percent smallint,
  add column previous_id integer references moves;
update moves set moved_by_name = release_tokens.label from release_tokens where release_tokens.id = moved_by;
update moves set previous_id = earlier.id
  from (select id as move_id, lag(id) over (partition by remote, channel order by id) as id from moves) earlier
  where earlier.move_id = moves.id;

-- `live` for everybody, `canary` for a percentage of the people, `hotel:7` for whoever works at hotel 7.
-- `turn` orders commands by when they began: what an earlier one brings late does not displace a later one.
alter table channels
  add column percent smallint check (percent between 1 and 99),
  add column move_id integer references moves,
  add column turn bigint not null default 0,
  add check (channel in ('live', 'canary') or channel ~ '^hotel:[1-9][0-9]{0,9}$'),
  add check ((channel = 'canary') = (percent is not null));
update channels set move_id = (
  select max(id) from moves where moves.remote = channels.remote and moves.channel = channels.channel
);
alter table channels alter column move_id set not null;
create sequence turns;

-- The right to see one remote from a developer's own machine. `manifest` is the release.json last handed in from
-- there. Granted by a token, by a person, or, where the server lets anybody, by neither.
create table overrides (
  id integer generated always as identity primary key,
  remote text not null,
  url text not null,
  user_id integer,
  granted_to text not null,
  granted_by integer references release_tokens,
  granted_by_user integer,
  granted_by_name text not null,
  is_free boolean not null default false,
  address text not null,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by_name text,
  release text,
  manifest jsonb,
  handed_in_at timestamptz
);
create index overrides_newest on overrides (remote, id desc);
