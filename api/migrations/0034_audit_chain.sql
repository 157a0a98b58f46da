-- What each audit record said when its transaction committed, as a digest that contains the digest before it. Each hotel has a
-- chain of its own; chain 0 is the platform's. The salt keeps an erased address or detail from being guessed from its digest.
create table audit_seals (
  chain integer not null,
  position bigint not null check (position > 0),
  record_id bigint not null unique,
  salt bytea,
  personal_digest bytea not null,
  hash bytea not null,
  redacted_by bigint,
  primary key (chain, position),
  check ((salt is null) = (redacted_by is not null))
);

create function add_audit_seal(record audit_records) returns void language plpgsql as $$
declare
  own_chain integer := coalesce(record.hotel_id, 0);
  last_position bigint;
  last_hash bytea;
  salt bytea := uuid_send(gen_random_uuid());
  personal_digest bytea;
begin
  select audit_seals.position, hash into last_position, last_hash
  from audit_seals where chain = own_chain order by audit_seals.position desc limit 1;
  last_position := coalesce(last_position, 0) + 1;
  personal_digest := sha256(salt || convert_to(json_build_array(record.address, record.details)::text, 'UTF8'));
  insert into audit_seals (chain, position, record_id, salt, personal_digest, hash)
  values (own_chain, last_position, record.id, salt, personal_digest,
    sha256(coalesce(last_hash, '') || personal_digest || convert_to(json_build_array(own_chain, last_position, record.id,
      to_char(record.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), record.actor_user_id, record.hotel_id,
      record.action, record.subject_type, record.subject_id)::text, 'UTF8')));
end $$;

-- At the end of the transaction, so that the lock is held only while it commits, and never while it waits for other rows.
-- One lock for all chains: a transaction that writes to two of them cannot wait for another crosswise.
create function seal_audit_record() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'audit records are written in read committed transactions';
  end if;
  perform pg_advisory_xact_lock(7318002);
  perform add_audit_seal(new);
  return null;
end $$;

do $$
declare
  record audit_records;
begin
  for record in select * from audit_records order by id loop
    perform add_audit_seal(record);
  end loop;
end $$;

create constraint trigger audit_records_sealed after insert on audit_records
  deferrable initially deferred for each row execute function seal_audit_record();

-- Of a record only the personal parts can be erased, and only once its seal names the record that says who erased them.
create function guard_audit_record() returns trigger language plpgsql as $$
begin
  if new.address = '' and new.details = '{}'
    and (new.id, new.happened_at, new.actor_user_id, new.hotel_id, new.action, new.subject_type, new.subject_id)
      is not distinct from
      (old.id, old.happened_at, old.actor_user_id, old.hotel_id, old.action, old.subject_type, old.subject_id)
    and exists (select from audit_seals where record_id = old.id and redacted_by is not null)
  then
    return new;
  end if;
  raise exception 'audit records cannot be changed';
end $$;
drop trigger audit_records_append_only on audit_records;
create trigger audit_records_guarded before update on audit_records
  for each row execute function guard_audit_record();
create trigger audit_records_never_deleted before delete on audit_records
  for each row execute function refuse_change();

create function guard_audit_seal() returns trigger language plpgsql as $$
begin
  if old.redacted_by is null and new.redacted_by is not null and new.salt is null
    and (new.chain, new.position, new.record_id, new.personal_digest, new.hash)
      is not distinct from (old.chain, old.position, old.record_id, old.personal_digest, old.hash)
  then
    return new;
  end if;
  raise exception 'audit records cannot be changed';
end $$;
create trigger audit_seals_guarded before update on audit_seals for each row execute function guard_audit_seal();
create trigger audit_seals_never_deleted before delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_never_emptied before truncate on audit_seals
  for each statement execute function refuse_change();

create index audit_records_newest on audit_records (happened_at desc, id desc);
create index audit_records_actor on audit_records (actor_user_id, happened_at desc);

-- With the names people look for.
create view audit_entries as
select records.id, records.happened_at, records.actor_user_id, records.hotel_id, records.action, records.subject_type,
  records.subject_id, records.address, records.details, users.usr_firstname, users.usr_lastname, users.usr_email,
  hotels.hotel_name
from audit_records as records
left join users on users.user_id = records.actor_user_id
left join hotels on hotels.id = records.hotel_id;

create view audit_actors as
select user_id, lower(concat_ws(' ', usr_firstname, usr_lastname, usr_email)) as search from users;
