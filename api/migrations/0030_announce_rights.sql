-- Open tabs ask for their pages again when their person's rights or sessions end or change.
create function rights_row_changed() returns trigger language plpgsql as $$
begin
  perform announce_registry_change(coalesce(new.user_id, old.user_id));
  return null;
end $$;

create trigger user_roles_changed after insert or update or delete on user_roles
  for each row execute function rights_row_changed();
create trigger users_rights_changed after update of hotel_id, is_active, is_approved, removed_at on users
  for each row when ((old.hotel_id, old.is_active, old.is_approved, old.removed_at)
    is distinct from (new.hotel_id, new.is_active, new.is_approved, new.removed_at))
  execute function rights_row_changed();
create trigger sessions_ended after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function rights_row_changed();

create function role_permissions_row_changed() returns trigger language plpgsql as $$
begin
  perform announce_registry_change(user_id) from user_roles
    where role_id = coalesce(new.role_id, old.role_id);
  return null;
end $$;

create trigger role_permissions_changed after insert or update or delete on role_permissions
  for each row execute function role_permissions_row_changed();
