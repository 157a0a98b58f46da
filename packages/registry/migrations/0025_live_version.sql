-- oldest-compatible-build: 0024
-- One row, changed by each transaction that changes what visitors get. Servers keep what they read of the live releases
-- as long as it is the same, so that each of them follows a change as soon as it is committed.
create table live_version (
  single boolean primary key default true check (single),
  version uuid not null default gen_random_uuid()
);
insert into live_version default values;

-- A change of many rows marks once.
create function mark_live_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('registry.live_change', true), '') = '' then
    perform set_config('registry.live_change', 'marked', true);
    update live_version set version = gen_random_uuid();
  end if;
  return null;
end $$;

-- Deferred to the commit, so that the row is locked for a moment and after everything else.
create constraint trigger channels_live after insert or update or delete on channels
  deferrable initially deferred for each row execute function mark_live_change();
create constraint trigger moves_live after insert on moves
  deferrable initially deferred for each row execute function mark_live_change();
create constraint trigger releases_live after update of files_removed_at on releases
  deferrable initially deferred for each row when (old.files_removed_at is distinct from new.files_removed_at)
  execute function mark_live_change();
