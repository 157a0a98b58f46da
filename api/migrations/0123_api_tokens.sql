-- oldest-compatible-build: 0123
-- online
-- API tokens of hotels. An older build would seal and check the audit records of tokens without the token, and so report them as changed.

-- step: add tokens and their calls
create table api_tokens (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  token_hash bytea not null,
  prefix text not null,
  created_by integer not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (hotel_id, id),
  unique (hotel_id, token_hash)
);
create unique index api_tokens_live_name on api_tokens (hotel_id, lower(name)) where revoked_at is null;
create view api_token_overview as select hotel_id, id, name from api_tokens;
-- Unlogged as caller_calls: a count that a crash forgets costs one window.
create unlogged table token_calls (
  hotel_id bigint not null,
  token_id bigint not null,
  started_at timestamptz not null default now(),
  calls integer not null,
  primary key (hotel_id, token_id)
);
create index token_calls_start on token_calls (started_at);

-- step: name the token in audit records
alter table audit_records add column actor_token_id bigint;

-- step: tie the tokens of new audit records to their hotel
alter table audit_records add constraint audit_records_token_fkey
  foreign key (hotel_id, actor_token_id) references api_tokens (hotel_id, id) not valid,
  add constraint audit_records_token_hotel check (actor_token_id is null or hotel_id is not null) not valid;

-- step: check the tokens of all audit records
alter table audit_records validate constraint audit_records_token_fkey,
  validate constraint audit_records_token_hotel;

-- step: index the audit records of tokens
create index concurrently if not exists audit_records_token on audit_records (hotel_id, actor_token_id, happened_at desc)
  where actor_token_id is not null;

-- step: keep the token of an audit record
create or replace function guard_audit_record() returns trigger language plpgsql as $$
begin
  if new.address = '' and new.details = '{}'
    and (new.id, new.happened_at, new.actor_user_id, new.actor_token_id, new.hotel_id, new.action, new.subject_type, new.subject_id)
      is not distinct from
      (old.id, old.happened_at, old.actor_user_id, old.actor_token_id, old.hotel_id, old.action, old.subject_type, old.subject_id)
    and exists (select from audit_seals where record_id = old.id and redacted_by is not null)
  then
    return new;
  end if;
  raise exception 'audit records cannot be changed';
end $$;

-- step: show the token of an audit record
create or replace view audit_entries as
select records.id, records.happened_at, records.actor_user_id, records.hotel_id, records.action, records.subject_type,
  records.subject_id, records.address, records.details, users.usr_firstname, users.usr_lastname, users.usr_email,
  hotels.hotel_name, records.actor_token_id, tokens.name as token_name
from audit_records as records
left join users on users.user_id = records.actor_user_id
left join hotels on hotels.id = records.hotel_id
left join api_tokens as tokens on tokens.hotel_id = records.hotel_id and tokens.id = records.actor_token_id;
