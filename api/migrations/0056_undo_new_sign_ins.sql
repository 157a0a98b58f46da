-- oldest-compatible-build: 0054
-- Links of mails that undo a new way to sign in are kept beside those that undo another address: both give the account back
-- to the address it had. Ways to sign in that were added with the change or later are removed then; with another address,
-- also those of the week before.
alter table email_changes add column is_new_sign_in boolean not null default false;
