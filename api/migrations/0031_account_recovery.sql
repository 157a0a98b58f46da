-- Changes of an account's address that the former address may undo. The link is mailed there, only its hash is stored.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id integer not null references users,
  old_email text not null,
  undo_hash bytea not null unique,
  changed_at timestamptz not null default now(),
  undo_until timestamptz not null,
  closed_at timestamptz
);
create index email_changes_user on email_changes (user_id);
create index email_changes_kept_address on email_changes (lower(old_email)) where closed_at is null;

-- Links by which the owner of an account's mailbox chooses a new password. Only their hashes are stored.
create table password_resets (
  id bigint generated always as identity primary key,
  user_id integer not null references users,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index password_resets_user on password_resets (user_id, created_at);
