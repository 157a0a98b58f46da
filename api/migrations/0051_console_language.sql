-- The language of the console that a person has chosen, by its code; null until then.
alter table users add column usr_language text check (usr_language in ('en', 'de', 'fr', 'es', 'it', 'ar'));
