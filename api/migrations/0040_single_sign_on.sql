-- OpenID Connect providers that people sign in with: one of the platform (no hotel), one of each hotel that wants it.
create table sign_in_providers (
  id integer generated always as identity primary key,
  hotel_id integer unique nulls not distinct references hotels,
  provider_name text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  allowed_domains text[] not null check (cardinality(allowed_domains) > 0),
  default_role_id integer references roles on delete set null,
  role_claim text,
  is_enabled boolean not null,
  -- Passwords and passkeys are refused to all but those who manage the hotel.
  is_required boolean not null check (not is_required or hotel_id is not null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The role that an account made at the first sign-in gets for a value of the provider's claim; of several, the first.
create table sign_in_provider_roles (
  provider_id integer not null references sign_in_providers on delete cascade,
  position integer not null,
  claim_value text not null,
  role_id integer not null references roles on delete cascade,
  primary key (provider_id, claim_value)
);

-- Who a person is at a provider: its issuer and their subject there, linked at the first sign-in.
create table sign_in_identities (
  provider_id integer not null references sign_in_providers on delete cascade,
  issuer text not null,
  subject text not null,
  user_id integer not null references users,
  linked_at timestamptz not null default now(),
  primary key (provider_id, issuer, subject),
  unique (provider_id, issuer, user_id)
);
create index sign_in_identities_user on sign_in_identities (user_id);

-- Sign-ins that left for a provider and have not come back; each may come back once, to the browser that left.
create table sign_in_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider_id integer not null references sign_in_providers on delete cascade,
  issuer text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Which provider a session came through, and the token to sign out there with, sealed.
alter table sessions
  add column provider_id integer references sign_in_providers,
  add column provider_token bytea;

-- Who can always sign in with a password: they can change how the others do.
create view hotel_managers as
select distinct users.user_id, users.hotel_id
from users
join user_roles on user_roles.user_id = users.user_id
join role_permissions on role_permissions.role_id = user_roles.role_id
join permissions on permissions.id = role_permissions.permission_id
where users.hotel_id is not null and permission_name = 'manage_hotel';

-- Whose passwords and passkeys do not count, and where they sign in instead.
create view required_sign_in_providers as
select users.user_id, providers.id as provider_id, providers.hotel_id, providers.provider_name
from users join sign_in_providers as providers on providers.hotel_id = users.hotel_id
where providers.is_enabled and providers.is_required
  and not exists (select from hotel_managers where hotel_managers.user_id = users.user_id);
