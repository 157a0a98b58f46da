-- oldest-compatible-build: 0054
-- Texts are searched without case, accents, marks that cannot be seen, and differences of spaces. `foldText` of
-- @suite/contracts does the same for what is filtered in the browser.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(
    case when value ~ '^[ -~]*$' then lower(value)
      else regexp_replace(
        replace(replace(replace(replace(
          translate(lower(normalize(value, nfkd)), 'øłđðıħŧ', 'olddiht'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u0670\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff]', '', 'g')
    end,
    '\s+', ' ', 'g'));

-- Folded, and the words with umlauts once more as they are written without them: Müller is found as "muller" and "mueller".
create function search_text(value text) returns text language sql immutable strict parallel safe
  return fold_text(value) || case when normalize(lower(value), nfc) ~ '[äöü]'
    then ' ' || fold_text(replace(replace(replace(normalize(lower(value), nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
    else '' end;

create function search_pattern(value text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(fold_text(value), '([\\%_])', '\\\1', 'g') || '%';

create or replace function booking_search_text(booking bookings) returns text language sql stable as $$
  select search_text(concat_ws(' ', booking.name, booking.email,
    (select string_agg(passengers.name, ' ' order by passengers.id) from passengers where booking_id = booking.id)))
$$;
create or replace function bookings_set_search() returns trigger language plpgsql as $$
begin
  new.search := case tg_op when 'INSERT' then search_text(concat_ws(' ', new.name, new.email)) else booking_search_text(new) end;
  return new;
end $$;
-- All others are folded already.
update bookings set search = booking_search_text(bookings) where search ~ '[^ -~]|  ';

alter table hotels drop column search;
alter table hotels add column search text not null
  generated always as (search_text(hotel_name || ' ' || hotel_email || ' ' || hotel_city)) stored;
create index hotels_search on hotels using gin (search gin_trgm_ops);
create index hotels_name_search on hotels using gin (search_text(hotel_name) gin_trgm_ops);

-- The view is given the new column by its old name, once it no longer holds the old one.
create or replace view account_overview as
select user_id, hotel_id, usr_email, usr_firstname, usr_lastname, usr_phone, ''::text as search, position, department,
  is_on_duty, is_active, is_approved, must_change_password, staff_joined_at, last_login, created_at, updated_at, removed_at
from users;
alter table users drop column search;
alter table users add column search text not null generated always as (
  search_text(usr_firstname || ' ' || usr_lastname || ' ' || usr_email || ' ' || coalesce(usr_phone, ''))
) stored;
create index users_search on users using gin (hotel_id, search gin_trgm_ops) where removed_at is null;
create or replace view account_overview as
select user_id, hotel_id, usr_email, usr_firstname, usr_lastname, usr_phone, search, position, department,
  is_on_duty, is_active, is_approved, must_change_password, staff_joined_at, last_login, created_at, updated_at, removed_at
from users;

create or replace view audit_actors as
select user_id, search_text(concat_ws(' ', usr_firstname, usr_lastname, usr_email)) as search from users;
