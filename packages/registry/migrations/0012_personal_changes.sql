-- Tells listening servers that something else than the document changed for the person with this id, such as what they
-- are notified of: the streams of their tabs carry it too.
create function announce_personal_change(user_id integer) returns void language sql as $$
  select pg_notify('registry_changed', 'personal ' || user_id);
$$;
