-- Authenticator apps (RFC 6238). The secret is sealed under the server's key. A code counts once: none of a time step up to
-- last_step is taken again.
create table authenticator_apps (
  user_id integer primary key references users,
  secret_encrypted bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);

-- A secret that was shown and has not been confirmed by a code yet. It opens nothing.
create table authenticator_setups (
  session_id uuid primary key references sessions on delete cascade,
  user_id integer not null references users,
  secret_encrypted bytea not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  code_hash bytea primary key,
  user_id integer not null references users,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- Sign-ins whose password was right and whose second step is missing. They open nothing by themselves.
create table pending_logins (
  token_hash bytea primary key,
  user_id integer not null references users,
  expires_at timestamptz not null
);
create index pending_logins_user on pending_logins (user_id);
create index pending_logins_expiry on pending_logins (expires_at);

create table second_factor_failures (
  id bigint generated always as identity primary key,
  user_id integer not null references users,
  network text not null,
  failed_at timestamptz not null default now()
);
create index second_factor_failures_user on second_factor_failures (user_id, failed_at);

-- Another password ends the sign-ins that the old one began, and the guesses of those who knew it count no more.
create function users_forget_pending_logins() returns trigger language plpgsql as $$
begin
  delete from pending_logins where user_id = new.user_id;
  delete from second_factor_failures where user_id = new.user_id;
  return null;
end $$;
create trigger users_pending_logins_forgotten after update of usr_password_hash on users
  for each row when (old.usr_password_hash is distinct from new.usr_password_hash)
  execute function users_forget_pending_logins();

-- What the platform asks of all sign-ins. One row.
create table sign_in_rules (
  is_only_row boolean primary key default true check (is_only_row),
  requires_second_factor boolean not null
);
insert into sign_in_rules (requires_second_factor) values (false);

alter table hotels add column requires_second_factor boolean not null default false;

create view account_second_factors as
select users.user_id,
  exists (select from authenticator_apps where authenticator_apps.user_id = users.user_id) as has_app,
  exists (select from passkeys where passkeys.user_id = users.user_id) as has_passkey,
  sign_in_rules.requires_second_factor or coalesce(hotels.requires_second_factor, false) as is_required
from users cross join sign_in_rules left join hotels on hotels.id = users.hotel_id;

-- Decided at the sign-in: a session of a password alone, where a second factor is required and none was set up.
alter table sessions add column must_set_up_second_factor boolean not null default false;
