-- What a mail is about, so that those who can do something about it see that it was given up. Null for mails to accounts.
alter table emails
  add column hotel_id integer,
  add column about_type text check (about_type in ('booking', 'passenger')),
  add column about_id integer,
  add constraint emails_about check (num_nulls(hotel_id, about_type, about_id) in (0, 3));
-- Whether a later mail about the same took the place of one that was given up.
create index emails_about on emails (about_type, about_id, id) where about_id is not null;

-- Of mail. Without the content.
create view email_overview as
select id, hotel_id, about_type, about_id, recipient, state, failed_at from emails;
