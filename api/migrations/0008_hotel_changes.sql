-- When a hotel's profile and rates and each room were last changed, in the milliseconds that travel: a form that was
-- filled from an older state is refused.
alter table hotels
  add column profile_updated_at timestamptz(3) not null default now(),
  add column rates_updated_at timestamptz(3) not null default now();
alter table rooms add column updated_at timestamptz(3) not null default now();

-- Ten thousand hotels and thousands of people are searched by any part of a word, and a hotel's roles found by it.
create index hotels_search on hotels using gin (search gin_trgm_ops);
alter table users
  add column search text not null generated always as (
    lower(usr_firstname || ' ' || usr_lastname || e'\n' || usr_email || e'\n' || coalesce(usr_phone, ''))
  ) stored;
create index users_search on users using gin (hotel_id, search gin_trgm_ops) where removed_at is null;
create index roles_hotel on roles (hotel_id);
