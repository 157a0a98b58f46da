-- Since when a recovery code counts: undoing an e-mail change removes those of the last days. Codes of before are taken
-- for new, since a thief may have made them.
alter table recovery_codes add column created_at timestamptz not null default now();
