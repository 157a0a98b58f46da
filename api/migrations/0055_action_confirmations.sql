-- oldest-compatible-build: 0054
-- Calls that wait for the confirmation of the session that made them, and those confirmed. A confirmed row lets that very
-- call through once.
create table action_confirmations (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  action_hash bytea not null,
  -- The English sentence with placeholders that describes the call, and their values.
  sentence text not null,
  sentence_values jsonb not null,
  opens_sign_in boolean not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  unique (session_id, action_hash)
);
create index action_confirmations_expiry on action_confirmations (expires_at);

-- The actions that the answer to a challenge confirms.
alter table passkey_challenges add column confirms uuid[] not null default '{}';
-- A challenge that is to be answered by a new passkey. One that confirms an action makes none.
alter table passkey_challenges add column creates_passkey boolean not null default false;

alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add constraint account_codes_purpose_check
  check (purpose in ('password', 'email', 'action'));
