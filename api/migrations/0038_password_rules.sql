-- The fewest characters of a password, as the platform asks for them. One row.
create table password_rules (
  is_only_row boolean primary key default true check (is_only_row),
  min_length integer not null check (min_length between 6 and 64)
);
insert into password_rules (min_length) values (6);

alter table hotels add column password_min_length integer not null default 6 check (password_min_length between 6 and 64);

-- What counts for a person: the larger of the two.
create view account_password_rules as
select users.user_id, greatest(password_rules.min_length, hotels.password_min_length) as min_length
from users cross join password_rules left join hotels on hotels.id = users.hotel_id;

-- Found at a sign-in, the only time the password is at hand. Another password is another length.
alter table users add column password_is_short boolean not null default false;
create function users_forget_short_password() returns trigger language plpgsql as $$
begin
  new.password_is_short := false;
  return new;
end $$;
create trigger users_short_password_forgotten before update of usr_password_hash on users
  for each row when (old.password_is_short and old.usr_password_hash is distinct from new.usr_password_hash)
  execute function users_forget_short_password();
