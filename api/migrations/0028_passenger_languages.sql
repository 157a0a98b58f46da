-- The language another guest chose on their own link; null: mails to them are in the booking's.
alter table passengers
  add column guest_language text check (guest_language in ('en', 'es', 'de', 'fr', 'it', 'ar'));
