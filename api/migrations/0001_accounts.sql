create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

create table hotels (
  id integer generated always as identity primary key,
  hotel_name text not null,
  hotel_email text not null,
  hotel_phone text not null,
  hotel_address text not null,
  hotel_city text not null,
  hotel_state text not null,
  hotel_country text not null,
  postal_code text not null,
  contact_person_name text not null,
  contact_person_phone text not null,
  contact_person_email text not null,
  registration_number text not null,
  time_zone text not null,
  is_approved boolean,
  is_active boolean not null default false,
  approved_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text,
  created_at timestamptz not null default now()
);

-- A rejected hotel may come again with the same number.
create unique index hotels_registration_number on hotels (lower(registration_number)) where is_approved is distinct from false;

create table users (
  user_id integer generated always as identity primary key,
  hotel_id integer references hotels,
  usr_email text not null,
  usr_password_hash text not null,
  must_change_password boolean not null default false,
  one_time_password_expires_at timestamptz,
  usr_firstname text not null,
  usr_lastname text not null,
  usr_phone text,
  usr_description text,
  usr_gender text,
  usr_photo text,
  position text,
  is_active boolean not null default true,
  is_approved boolean not null default true,
  staff_joined_at timestamptz,
  last_login timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(usr_email)) where removed_at is null;
create index users_hotel on users (hotel_id);

create table permissions (
  id integer generated always as identity primary key,
  permission_name text not null unique,
  permission_description text not null,
  is_global boolean not null default false
);
insert into permissions (permission_name, permission_description, is_global) values
  ('manage_users', 'See platform-wide figures', true),
  ('approve_hotels', 'Review hotel registrations', true),
  ('manage_hotel', 'Run the hotel: its profile, roles and bookings', false),
  ('create_staff', 'Add, edit and remove staff', false),
  ('update_permissions', 'Assign roles to staff', false),
  ('hotel_checkins_manage', 'Manage bookings and guest verification', false),
  ('hotel_checkins_create', 'Create bookings', false),
  ('manage_releases', 'Promote and roll back feature releases', true);

-- A role belongs to one hotel; a global role has none and sees every hotel. Seeded roles are locked.
create table roles (
  id integer generated always as identity primary key,
  hotel_id integer references hotels,
  role_name text not null,
  role_description text,
  is_global boolean not null default false,
  is_seeded boolean not null default false,
  created_at timestamptz not null default now(),
  check (is_global = (hotel_id is null))
);
create unique index roles_name on roles (coalesce(hotel_id, 0), lower(role_name));

create table role_permissions (
  role_id integer not null references roles on delete cascade,
  permission_id integer not null references permissions,
  primary key (role_id, permission_id)
);

create table user_roles (
  user_id integer not null references users,
  role_id integer not null references roles,
  primary key (user_id, role_id)
);
create index user_roles_role on user_roles (role_id);

with super_admin as (
  insert into roles (role_name, role_description, is_global, is_seeded)
  values ('Super Admin', 'Reviews hotels and sees every booking', true, true)
  returning id
)
insert into role_permissions (role_id, permission_id)
select super_admin.id, permissions.id
from super_admin, permissions
where permission_name <> 'manage_releases';

-- One row a signed-in device: its token family lives and dies with it.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Tokens are stored as SHA-256; `used_at` is the first use of a refresh token.
create table session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_tokens_session on session_tokens (session_id);

create table login_failures (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  failed_at timestamptz not null default now()
);
create index login_failures_account on login_failures (account, failed_at);
create index login_failures_address on login_failures (address, failed_at);
