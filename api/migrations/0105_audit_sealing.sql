-- oldest-compatible-build: 0105
-- One lock for all commits with audit records kept the database from flushing several of them at once. A record now enters a
-- queue in its own transaction, and the servers seal it after the commit, in the order in which they find records.
drop trigger audit_records_sealed on audit_records;
drop function seal_audit_record();
drop function add_audit_seal(audit_records);

create table audit_seal_queue (
  chain integer not null,
  record_id bigint not null,
  queued_at timestamptz not null default now(),
  primary key (chain, record_id)
);

create function queue_audit_records() returns trigger language plpgsql as $$
begin
  insert into audit_seal_queue (chain, record_id) select coalesce(hotel_id, 0), id from added;
  return null;
end $$;
create trigger audit_records_queued after insert on audit_records referencing new table as added
  for each statement execute function queue_audit_records();

-- A record leaves the queue only with a seal.
create function guard_audit_queue() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from audit_seals where record_id = old.record_id) then
    return old;
  end if;
  raise exception 'audit records cannot be changed';
end $$;
create trigger audit_seal_queue_guarded before update or delete on audit_seal_queue
  for each row execute function guard_audit_queue();
create trigger audit_seal_queue_never_emptied before truncate on audit_seal_queue
  for each statement execute function refuse_change();

-- The newest seal of each chain. Its row is locked by the one process that seals the chain, and it shows seals that were cut
-- off the end. The chains of earlier builds go on where they end.
create table audit_chains (
  chain integer primary key,
  position bigint not null default 0,
  hash bytea not null default ''
);
insert into audit_chains (chain, position, hash)
select chains.chain, newest.position, newest.hash
from (select 0 as chain union all select id from hotels) as chains cross join lateral (
  select position, hash from audit_seals where audit_seals.chain = chains.chain order by position desc limit 1
) as newest;

create function guard_audit_chain() returns trigger language plpgsql as $$
begin
  if new.chain = old.chain and new.position > old.position and exists (
    select from audit_seals where chain = new.chain and position = new.position and hash = new.hash
  ) then
    return new;
  end if;
  raise exception 'audit records cannot be changed';
end $$;
create trigger audit_chains_guarded before update on audit_chains for each row execute function guard_audit_chain();
create trigger audit_chains_never_deleted before delete on audit_chains for each row execute function refuse_change();
create trigger audit_chains_never_emptied before truncate on audit_chains
  for each statement execute function refuse_change();
