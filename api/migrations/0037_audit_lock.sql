-- The lock of the audit chain gets a key of its own: the server's embedded database holds 7318002 as long as it runs.
create or replace function seal_audit_record() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'audit records are written in read committed transactions';
  end if;
  perform pg_advisory_xact_lock(7318020);
  perform add_audit_seal(new);
  return null;
end $$;
