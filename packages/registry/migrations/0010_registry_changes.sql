-- Tells listening servers that what visitors get may have changed: for the person with this id, or for everybody.
create function announce_registry_change(user_id integer default null) returns void language sql as $$
  select pg_notify('registry_changed', coalesce(user_id::text, ''));
$$;

create function registry_table_changed() returns trigger language plpgsql as $$
begin
  perform announce_registry_change();
  return null;
end $$;

create trigger channels_changed after insert or update or delete on channels
  for each statement execute function registry_table_changed();
create trigger overrides_changed after insert or update on overrides
  for each statement execute function registry_table_changed();
