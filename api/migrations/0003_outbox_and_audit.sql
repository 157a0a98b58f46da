-- Written in the transaction of the change it speaks of; delivered later.
create table emails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index emails_due on emails (next_attempt_at) where sent_at is null;

-- Who did what to which thing, when, from where. Rows are only ever added.
create table audit_records (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_user_id integer references users,
  hotel_id integer references hotels,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  address text not null default '',
  details jsonb not null default '{}'
);
create index audit_records_subject on audit_records (subject_type, subject_id);
create index audit_records_hotel on audit_records (hotel_id, happened_at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit records cannot be changed';
end $$;
create trigger audit_records_append_only before update or delete on audit_records
  for each row execute function refuse_change();
create trigger audit_records_never_emptied before truncate on audit_records
  for each statement execute function refuse_change();
