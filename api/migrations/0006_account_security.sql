-- When the person proved who they are; a renewed session id does not count.
alter table sessions add column signed_in_at timestamptz not null default now();

-- Codes mailed to confirm a change of password or e-mail. One of each kind is open at a time; the change waits in the row.
create table account_codes (
  id bigint generated always as identity primary key,
  user_id integer not null references users,
  purpose text not null check (purpose in ('password', 'email')),
  code_hash bytea not null,
  new_password_hash text,
  new_email text,
  tries integer not null default 0,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  check (spent_at is not null or purpose <> 'password' or new_password_hash is not null),
  check (purpose <> 'email' or new_email is not null)
);
create unique index account_codes_open on account_codes (user_id, purpose) where spent_at is null;
create index account_codes_user on account_codes (user_id, created_at);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  passkey_name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser has to sign next: for a new passkey within a session, or to sign in without one. Used once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table registration_attempts (
  id bigint generated always as identity primary key,
  address text not null,
  attempted_at timestamptz not null default now()
);
create index registration_attempts_address on registration_attempts (address, attempted_at);
create index registration_attempts_time on registration_attempts (attempted_at);

-- Whose rights change gets new tokens with the next request, whoever changes them and by which statement.
create function expire_access_tokens(of_users integer[]) returns void language sql as $$
  update session_tokens set expires_at = now()
  where kind = 'access' and expires_at > now()
    and session_id in (select id from sessions where user_id = any(of_users) and ended_at is null)
$$;

create function renew_after_role_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform expire_access_tokens(array[old.user_id]); end if;
  if tg_op <> 'DELETE' then perform expire_access_tokens(array[new.user_id]); end if;
  return null;
end $$;
create trigger user_roles_renew_sessions after insert or update or delete on user_roles
  for each row execute function renew_after_role_change();

create function renew_after_permission_change() returns trigger language plpgsql as $$
begin
  perform expire_access_tokens(array(
    select user_id from user_roles where role_id in (old.role_id, new.role_id)));
  return null;
end $$;
create trigger role_permissions_renew_sessions after insert or update or delete on role_permissions
  for each row execute function renew_after_permission_change();
